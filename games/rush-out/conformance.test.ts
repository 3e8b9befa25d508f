import { describeGame, inEverySeat } from '@tablee/conformance/describe-game';
import { expert, facile, normal } from './bot/index.ts';
import { rushOut } from './rules/index.ts';

describeGame(rushOut, { bots: { facile, normal, expert }, arrangements: inEverySeat({ role: 'sorcerer' }) });
