import type { GameTableProps } from '@tablee/table-ui';
import type { TilesWords } from '../locale/index.ts';
import type { TilesTypes } from '../rules/types.ts';

export type TilesProps = GameTableProps<TilesTypes, TilesWords>;
