import type { GameUi } from '@tablee/table-ui';
import type { MarketTypes } from './rules.ts';
import { MarketTable } from './table.tsx';
import type { MarketWords } from './words.ts';

export const marketUi: GameUi<MarketTypes, MarketWords> = {
  Table: MarketTable,
  examples: null,
  brief: null,
  tell: () => null,
};
