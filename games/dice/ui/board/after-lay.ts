import { keyOf } from '../../rules/lines.ts';
import type { Cell, Placed } from '../../rules/types.ts';
import type { LineMark } from '../draft/marks.ts';
import { cellOfMark } from '../drag.ts';

/**
 * Groups of cells to scroll into view after a step on an invalid table, the best first: the dice just laid together
 * with the faulty line and its sign, those dice alone, the line alone. A line that contains such a die goes first. Null
 * if the table is valid.
 */
export function cellsAfterLay(
  before: readonly Placed[],
  now: readonly Placed[],
  marks: readonly LineMark[],
): readonly (readonly Cell[])[] | null {
  const where = new Map(before.map((placed) => [placed.die, keyOf(placed)]));
  const laid = now.filter((placed) => where.get(placed.die) !== keyOf(placed));
  const isNew = new Set(laid.map(({ die }) => die));
  const wrong = marks.filter(({ fault }) => fault !== null);
  const first = wrong.find(({ dice }) => dice.some(({ die }) => isNew.has(die))) ?? wrong[0];
  if (first === undefined) return null;
  const line = [...first.dice, cellOfMark(first)];
  return laid.length === 0 ? [line] : [[...laid, ...line], laid, line];
}
