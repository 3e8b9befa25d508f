import { describeGame } from '@tablee/conformance/describe-game';
import { tiles } from './index.ts';

describeGame(tiles);
