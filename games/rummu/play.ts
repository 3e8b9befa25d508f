import { randomBot } from '@tablee/bot-kit';
import type { RulesEntry } from '../catalog.rules.ts';
import { figuresOfRummu } from './bot/figures.ts';
import { expert, expertGoingOut, facile, normal, normalGoingOut } from './bot/index.ts';
import { rummu } from './rules/index.ts';

export const play: RulesEntry = {
  versions: [rummu],
  bots: { random: randomBot(rummu), facile, normal, expert },
  endless: ['random'],
  sparring: { [normalGoingOut.id]: normalGoingOut, [expertGoingOut.id]: expertGoingOut },
  duels: [
    { preset: 'classic', seats: 4, isPaired: true },
    { preset: 'short', seats: 4, isPaired: true },
    { preset: 'teams', seats: 4, sides: 'teams', isPaired: true },
    { preset: 'teams-short', seats: 4, sides: 'teams', isPaired: true },
  ],
  figures: { of: figuresOfRummu, presets: ['classic', 'teams'], isBySeats: true },
  words: async () => (await import('./locale/index.ts')).words,
};
