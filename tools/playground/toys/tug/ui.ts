import type { TugTypes } from '@tablee/conformance/tug';
import type { GameUi } from '@tablee/table-ui';
import { TugTable } from './table.tsx';
import { tellTug } from './tell.ts';
import type { TugWords } from './words.ts';

export const tugUi: GameUi<TugTypes, TugWords> = {
  Table: TugTable,
  examples: null,
  brief: null,
  tell: tellTug,
};
