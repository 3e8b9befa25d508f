import { describeGame } from '@tablee/conformance/describe-game';
import { market } from './rules.ts';

describeGame(market);
