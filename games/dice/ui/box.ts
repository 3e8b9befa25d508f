import { anyUi, unpack } from '@tablee/table-ui';
import type { UiEntry } from '../../catalog.ui.ts';
import words from '../locale/box.json' with { type: 'json' };
import { Cover } from './cover.tsx';

const SENTENCES = {
  fr: () => import('../locale/fr.json', { with: { type: 'json' } }),
  en: () => import('../locale/en.json', { with: { type: 'json' } }),
};

export const box: UiEntry = {
  players: { min: 2, max: 2 },
  variants: [
    { preset: 'classic', age: 8, minutes: 10, seats: 2 },
    { preset: 'short', minutes: 4, seats: 2 },
    { preset: 'strict', minutes: 10, seats: 2 },
  ],
  pace: 'turns',
  levels: ['facile', 'normal', 'expert'],
  words,
  Cover,
  edge: '#1c4586',
  rules: (locale) => unpack(locale, () => import('./inside.ts'), SENTENCES),
  table: async () => anyUi((await import('./index.tsx')).diceUi),
};
