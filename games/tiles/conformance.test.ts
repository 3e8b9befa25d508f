import { describeGame } from '@tablee/conformance/describe-game';
import { expert, facile, normal } from './bot/index.ts';
import { tiles } from './rules/index.ts';

describeGame(tiles, { bots: { facile, normal, expert } });
