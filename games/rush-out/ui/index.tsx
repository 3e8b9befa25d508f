import type { GameUi } from '@tablee/table-ui';
import type { RushWords } from '../locale/index.ts';
import type { RushTypes } from '../rules/types.ts';
import { rushBrief } from './brief/index.ts';

export const rushUi: GameUi<RushTypes, RushWords> = {
  Table: () => null,
  examples: async () => (await import('./examples/index.ts')).rushExamples,
  brief: rushBrief,
  tell: () => null,
};
