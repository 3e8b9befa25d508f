import { randomBot } from '@tablee/bot-kit';
import type { RulesEntry } from '../catalog.rules.ts';
import { expert, facile, normal, STEADY } from './bot/index.ts';
import { ruckus } from './rules/index.ts';

export const play: RulesEntry = {
  versions: [ruckus],
  bots: { random: randomBot(ruckus, STEADY), facile, normal, expert },
  duels: [
    { preset: 'classic', seats: 4 },
    { preset: 'classic', seats: 2 },
    { preset: 'children', seats: 4 },
    { preset: 'frantic', seats: 4 },
  ],
  words: async () => (await import('./locale/index.ts')).words,
};
