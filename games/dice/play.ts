import { randomBot } from '@tablee/bot-kit';
import type { RulesEntry } from '../catalog.rules.ts';
import { figuresOfDice } from './bot/figures.ts';
import { expert, facile, normal } from './bot/index.ts';
import { dice } from './rules/index.ts';

export const play: RulesEntry = {
  versions: [dice],
  bots: { random: randomBot(dice), facile, normal, expert },
  duels: [{ preset: 'classic', seats: 2 }],
  figures: { of: figuresOfDice, presets: ['classic'] },
  words: async () => (await import('./locale/index.ts')).words,
};
