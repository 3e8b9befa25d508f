import { dragOf } from '@tablee/table-ui';
import type { Cell, OwnDie } from '../rules/types.ts';
import type { LineMark } from './draft/marks.ts';

/** A hand lifts one die, with those that were chosen with it, or a line by its mark. */
export type Lifted = { readonly die: OwnDie } | { readonly line: LineMark };

/** It is let go over a cell of the felt, or back in the hand. */
export type DropPlace = Cell | 'hand';

export const { DragTable, useDrag, useDrop, useDropField } = dragOf<Lifted, DropPlace>();

/** The cell that the mark of a line lies in: behind a row, below a column. */
export function cellOfMark({ way, dice }: LineMark): Cell {
  const { x, y } = dice.at(-1) as Cell;
  return way === 'row' ? { x: x + 1, y } : { x, y: y + 1 };
}
