import type { Result, Seat } from '@tablee/kernel';
import { campOf } from './camps.ts';
import type { RushTable, RushTypes } from './types.ts';

/** RO-4: heroes win and lose together. A training is won at once. */
export function resultOfRush(table: RushTable): Result<RushTypes> | null {
  const { win } = table;
  if (win === null) return null;
  const hasWon = table.seatOptions.map((_, seat) => campOf(table, seat as Seat) === win.camp);
  return { rule: win.rule, ranks: hasWon.map((won) => (won ? 1 : 2)), scores: hasWon.map((won) => (won ? 1 : 0)) };
}
