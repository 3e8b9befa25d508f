import type { GameTableProps } from '@tablee/table-ui';
import type { TilesWords } from '../locale/index.ts';
import type { TilesTypes } from '../rules/types.ts';

export interface TilesProps extends GameTableProps<TilesTypes, TilesWords> {
  /** True on a television, where tiles may be larger. */
  readonly isBig?: boolean;
}
