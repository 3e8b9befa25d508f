import { dragOf } from '@tablee/table-ui';
import type { Cell, OwnDie } from '../rules/types.ts';
import type { LineMark } from './draft/marks.ts';

/** Dragged thing: one die, with those chosen along with it, or a line by its sign. */
export type Lifted = { readonly die: OwnDie } | { readonly line: LineMark };

/** Drop target: a cell of the felt, or the hand. */
export type DropPlace = Cell | 'hand';

export const { DragTable, useDrag, useDrop, useDropField } = dragOf<Lifted, DropPlace>();

/** Cell of a line's sign: behind a row, below a column. */
export function cellOfMark({ way, dice }: LineMark): Cell {
  const { x, y } = dice.at(-1) as Cell;
  return way === 'row' ? { x: x + 1, y } : { x, y: y + 1 };
}
