import type { Box } from '@tablee/table-ui';
import { sharedOut } from '../shape.ts';

/** A thing against a hero, as far as its slot depends on it. */
export interface LaidThing {
  /** It lies on the player: folds last. */
  readonly isMine: boolean;
}

export interface Slot {
  readonly box: Box;
  readonly isWhole: boolean;
  /** Number of things behind « +2 »; 0 for a thing of its own. */
  readonly more: number;
}

/** Gap between two halves. */
const SEAM = 5;

/**
 * Slots in the order of arrival: a whole column each, then second halves, and from one more on the last half counts the
 * rest. Null stands for a thing that has left: its mate is whole again, and nothing else moves.
 */
export function slotsIn(columns: readonly Box[], things: readonly (LaidThing | null)[]): Slot[] {
  const count = columns.length;
  if (count === 0) return [];
  const seconds = foldOrder(things.slice(0, count), count);
  const isCounted = things.length > 2 * count;
  const shown = isCounted ? 2 * count : things.length;
  const isTaken = (index: number): boolean => index < shown && things[index] !== null;
  return Array.from({ length: shown }, (_, index): Slot => {
    const isFirst = index < count;
    const column = isFirst ? index : (seconds[index - count] as number);
    const mate = isFirst ? count + seconds.indexOf(column) : column;
    const box = columns[column] as Box;
    const more = isCounted && index === shown - 1 ? things.length - shown + 1 : 0;
    if (!isTaken(mate) && more === 0) return { box, isWhole: true, more };
    return { box: sharedOut(box, 2, SEAM)[isFirst ? 0 : 1] as Box, isWhole: false, more };
  });
}

/** Columns in the order in which they get a second half. */
function foldOrder(firsts: readonly (LaidThing | null)[], count: number): number[] {
  const columns = Array.from({ length: count }, (_, index) => index);
  const isMine = (column: number): boolean => firsts[column]?.isMine === true;
  return [...columns.filter((column) => !isMine(column)), ...columns.filter(isMine)];
}
