import { anyUi, unpack } from '@tablee/table-ui';
import type { UiEntry } from '../../catalog.ui.ts';
import words from '../locale/box.json' with { type: 'json' };
import { Cover } from './cover.tsx';

const SENTENCES = {
  fr: () => import('../locale/fr.json', { with: { type: 'json' } }),
  en: () => import('../locale/en.json', { with: { type: 'json' } }),
};

export const box: UiEntry = {
  players: { min: 2, max: 4 },
  variants: [
    { preset: 'junior', age: 4, minutes: 10, seats: 2, forChildren: true },
    { preset: 'memory', age: 4, minutes: 8, seats: 2, forChildren: true },
    { preset: 'family', age: 8, minutes: 2, seats: 3 },
  ],
  pace: 'turns',
  levels: ['facile', 'normal', 'expert'],
  words,
  Cover,
  edge: '#532f72',
  rules: (locale) => unpack(locale, () => import('./inside.ts'), SENTENCES),
  table: async () => anyUi((await import('./index.tsx')).tilesUi),
};
