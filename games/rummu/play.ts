import { randomBot } from '@tablee/bot-kit';
import type { RulesEntry } from '../catalog.rules.ts';
import { expert, facile, normal } from './bot/index.ts';
import { rummu } from './rules/index.ts';

export const play: RulesEntry = {
  versions: [rummu],
  bots: { random: randomBot(rummu), facile, normal, expert },
  duels: [
    { preset: 'classic', seats: 4 },
    { preset: 'teams', seats: 4 },
  ],
  words: async () => (await import('./locale/index.ts')).words,
};
