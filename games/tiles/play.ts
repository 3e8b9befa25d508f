import { randomBot } from '@tablee/bot-kit';
import type { RulesEntry } from '../catalog.rules.ts';
import { expert, facile, normal } from './bot/index.ts';
import { tiles } from './rules/index.ts';

export const play: RulesEntry = {
  versions: [tiles],
  bots: { random: randomBot(tiles), facile, normal, expert },
  duels: [
    { preset: 'family', seats: 2 },
    { preset: 'memory', seats: 2 },
  ],
  words: async () => (await import('./locale/index.ts')).words,
};
