import { randomBot } from '@tablee/bot-kit';
import { tug } from '@tablee/conformance/tug';
import type { RulesEntry } from '../../../../games/catalog.rules.ts';
import { eagerBot } from '../eager-bot.ts';
import { words } from './words.ts';

/** For a server of a copy of the project whose catalogs list this toy. */
export const play: RulesEntry = {
  versions: [tug],
  bots: { random: randomBot(tug), normal: eagerBot(tug) },
  duels: [{ preset: 'giant', seats: 4, sides: 'teams' }],
  words: async () => words,
};
