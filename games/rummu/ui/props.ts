import type { GameTableProps } from '@tablee/table-ui';
import type { RummuWords } from '../locale/index.ts';
import type { RummuTypes } from '../rules/types.ts';

export type RummuProps = GameTableProps<RummuTypes, RummuWords>;
