import { describeGame } from '@tablee/conformance/describe-game';
import { expert, facile, normal } from './bot/index.ts';
import { ruckus } from './rules/index.ts';

describeGame(ruckus, { bots: { facile, normal, expert } });
