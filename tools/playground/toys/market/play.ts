import { randomBot } from '@tablee/bot-kit';
import type { RulesEntry } from '../../../../games/catalog.rules.ts';
import { eagerBot } from '../eager-bot.ts';
import { market } from './rules.ts';
import { words } from './words.ts';

/** For a server of a copy of the project whose catalogs list this toy. */
export const play: RulesEntry = {
  versions: [market],
  bots: { random: randomBot(market), normal: eagerBot(market) },
  duels: [{ preset: 'plain', seats: 2 }],
  words: async () => words,
};
