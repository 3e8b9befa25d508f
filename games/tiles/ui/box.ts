import { anyUi } from '@tablee/table-ui';
import type { UiEntry } from '../../catalog.ui.ts';
import words from '../locale/box.json' with { type: 'json' };
import { Cover } from './cover.tsx';

export const box: UiEntry = {
  players: { min: 2, max: 4 },
  minutes: 15,
  pace: 'turns',
  goodWith: 3,
  levels: ['facile', 'normal', 'expert'],
  words,
  Cover,
  edge: '#532f72',
  rules: () => import('./inside.ts'),
  table: async () => anyUi((await import('./index.tsx')).tilesUi),
};
