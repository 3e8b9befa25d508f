import type { GameUi } from '@tablee/table-ui';
import type { RushWords } from '../locale/index.ts';
import type { RushTypes } from '../rules/types.ts';
import { rushBrief } from './brief/index.ts';
import { hintRush } from './hint.ts';
import { rushMarkOf } from './marks.ts';
import { tellRush } from './said/tell.ts';
import { RushTable } from './table.tsx';
import { RUSH_KEYS } from './use-keys.ts';

export const rushUi: GameUi<RushTypes, RushWords> = {
  Table: RushTable,
  examples: null,
  brief: rushBrief,
  tell: tellRush,
  keys: RUSH_KEYS,
  hint: hintRush,
  marks: (view) => (seat) => rushMarkOf(view, seat),
};
