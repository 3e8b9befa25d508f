import { anyUi } from '@tablee/table-ui';
import type { UiEntry } from '../../../../games/catalog.ui.ts';
import { Cover } from './cover.tsx';
import { words } from './words.ts';

export const box: UiEntry = {
  players: { min: 3, max: 6 },
  variants: [
    { preset: 'giant', minutes: 2, seats: 4 },
    { preset: 'pairs', minutes: 2, seats: 4 },
  ],
  pace: 'turns',
  levels: ['normal'],
  words: words.messages,
  Cover,
  edge: '#5c3a1d',
  rules: () => import('./inside.ts'),
  table: async () => anyUi((await import('./ui.ts')).tugUi),
};
