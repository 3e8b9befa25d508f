import { anyUi, unpack } from '@tablee/table-ui';
import type { UiEntry } from '../../catalog.ui.ts';
import words from '../locale/box.json' with { type: 'json' };
import { Cover } from './cover.tsx';

const SENTENCES = {
  fr: () => import('../locale/fr.json', { with: { type: 'json' } }),
  en: () => import('../locale/en.json', { with: { type: 'json' } }),
};

export const box: UiEntry = {
  players: { min: 3, max: 5 },
  variants: [
    { preset: 'training-1', age: 8, minutes: 8, seats: 4 },
    { preset: 'training-1', id: 'sorcerer', seat: { role: 'sorcerer' }, minutes: 8, seats: 4 },
    { preset: 'training-2', minutes: 8, seats: 4 },
  ],
  pace: 'realtime',
  levels: ['facile', 'normal', 'expert'],
  words,
  Cover,
  edge: '#2b1550',
  rules: (locale) => unpack(locale, () => import('./inside.ts'), SENTENCES),
  table: async () => anyUi((await import('./index.tsx')).rushUi),
};
