import { randomBot } from '@tablee/bot-kit';
import type { RulesEntry } from '../catalog.rules.ts';
import { expert, facile, normal } from './bot/index.ts';
import { rushOut } from './rules/index.ts';

export const play: RulesEntry = {
  versions: [rushOut],
  bots: { random: randomBot(rushOut), facile, normal, expert },
  endless: ['random'],
  duels: [
    { preset: 'training-1', seats: 4, sides: { option: 'role', is: 'sorcerer' } },
    { preset: 'training-2', seats: 4, sides: { option: 'role', is: 'sorcerer' } },
  ],
  words: async () => (await import('./locale/index.ts')).words,
};
