import type { GameTableProps } from '@tablee/table-ui';
import type { RushWords } from '../locale/index.ts';
import type { RushTypes } from '../rules/types.ts';

export type RushProps = GameTableProps<RushTypes, RushWords>;
