import { anyUi } from '@tablee/table-ui';
import type { UiEntry } from '../../../../games/catalog.ui.ts';
import { Cover } from './cover.tsx';
import { words } from './words.ts';

export const box: UiEntry = {
  players: { min: 2, max: 4 },
  variants: [{ preset: 'plain', minutes: 3, seats: 3 }],
  pace: 'turns',
  levels: ['normal'],
  words: words.messages,
  Cover,
  edge: '#7a4a2b',
  rules: () => import('./inside.ts'),
  table: async () => anyUi((await import('./ui.ts')).marketUi),
};
