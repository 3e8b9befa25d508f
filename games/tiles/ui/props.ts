import type { GameTableProps } from '@tablee/table-ui';
import type { TilesWords } from '../locale/index.ts';
import type { TilesTypes } from '../rules/types.ts';

export interface TilesProps extends GameTableProps<TilesTypes, TilesWords> {
  /** On a television: tiles may be as large as a room needs them. */
  readonly isBig?: boolean;
}
