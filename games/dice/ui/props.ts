import type { GameTableProps } from '@tablee/table-ui';
import type { DiceWords } from '../locale/index.ts';
import type { DiceTypes } from '../rules/types.ts';

export type DiceProps = GameTableProps<DiceTypes, DiceWords>;
