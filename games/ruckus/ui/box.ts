import { anyUi, unpack } from '@tablee/table-ui';
import type { UiEntry } from '../../catalog.ui.ts';
import words from '../locale/box.json' with { type: 'json' };
import { Cover } from './cover.tsx';

const SENTENCES = {
  fr: () => import('../locale/fr.json', { with: { type: 'json' } }),
  en: () => import('../locale/en.json', { with: { type: 'json' } }),
};

export const box: UiEntry = {
  players: { min: 2, max: 5 },
  variants: [
    { preset: 'classic', age: 7, minutes: 5, seats: 4 },
    { preset: 'children', minutes: 5, seats: 4, forChildren: true },
    { preset: 'frantic', minutes: 5, seats: 4 },
    { preset: 'unhurried', minutes: 20, seats: 3 },
  ],
  pace: 'realtime',
  levels: ['facile', 'normal', 'expert'],
  words,
  Cover,
  edge: '#c04a16',
  rules: (locale) => unpack(locale, () => import('./inside.ts'), SENTENCES),
  table: async () => anyUi((await import('./index.tsx')).ruckusUi),
};
