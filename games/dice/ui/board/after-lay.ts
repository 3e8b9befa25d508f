import { keyOf } from '../../rules/lines.ts';
import type { Cell, Placed } from '../../rules/types.ts';
import type { LineMark } from '../draft/marks.ts';
import { cellOfMark } from '../drag.ts';

/**
 * The cells to bring into sight after a step on a wrong table, the best first: the dice that were just laid with the wrong
 * line and its sign, those dice alone, or the line alone. The line of such a die goes before others. Null where nothing is wrong.
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
