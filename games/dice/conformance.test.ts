import { describeGame } from '@tablee/conformance/describe-game';
import { normal } from './bot/index.ts';
import { dice } from './rules/index.ts';

describeGame(dice, { bots: { normal } });
