import { anyUi } from '@tablee/table-ui';
import type { UiEntry } from '../../catalog.ui.ts';
import words from '../locale/box.json' with { type: 'json' };
import { Cover } from './cover.tsx';

export const box: UiEntry = {
  players: { min: 2, max: 5 },
  minutes: 10,
  pace: 'realtime',
  goodWith: 4,
  levels: ['facile', 'normal', 'expert'],
  words,
  Cover,
  edge: '#c04a16',
  rules: () => import('./inside.ts'),
  table: async () => anyUi((await import('./index.tsx')).ruckusUi),
};
