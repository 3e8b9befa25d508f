import { anyUi } from '@tablee/table-ui';
import type { UiEntry } from '../../../../games/catalog.ui.ts';
import { Cover } from './cover.tsx';
import { words } from './words.ts';

export const box: UiEntry = {
  players: { min: 3, max: 6 },
  minutes: 2,
  pace: 'turns',
  goodWith: 4,
  levels: ['normal'],
  words: words.messages,
  Cover,
  edge: '#5c3a1d',
  rules: () => import('./inside.ts'),
  table: async () => anyUi((await import('./ui.ts')).tugUi),
};
