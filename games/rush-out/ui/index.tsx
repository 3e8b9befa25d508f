import type { GameUi } from '@tablee/table-ui';
import type { RushWords } from '../locale/index.ts';
import type { RushTypes } from '../rules/types.ts';

export const rushUi: GameUi<RushTypes, RushWords> = {
  Table: () => null,
  examples: null,
  brief: null,
  tell: () => null,
};
