import { describeGame } from '@tablee/conformance/describe-game';
import { ruckus } from './index.ts';

describeGame(ruckus);
