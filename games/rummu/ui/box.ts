import { anyUi, unpack } from '@tablee/table-ui';
import type { UiEntry } from '../../catalog.ui.ts';
import words from '../locale/box.json' with { type: 'json' };
import { Cover } from './cover.tsx';

const SENTENCES = {
  fr: () => import('../locale/fr.json', { with: { type: 'json' } }),
  en: () => import('../locale/en.json', { with: { type: 'json' } }),
};

export const box: UiEntry = {
  players: { min: 3, max: 6 },
  variants: [
    { preset: 'classic', age: 8, minutes: 60, seats: 4 },
    { preset: 'short', minutes: 20, seats: 4 },
    { preset: 'teams', minutes: 60, seats: 4 },
    { preset: 'teams-short', minutes: 30, seats: 4 },
  ],
  pace: 'turns',
  levels: ['facile', 'normal', 'expert'],
  words,
  Cover,
  edge: '#1d5f3d',
  rules: (locale) => unpack(locale, () => import('./inside.ts'), SENTENCES),
  table: async () => anyUi((await import('./index.tsx')).rummuUi),
};
