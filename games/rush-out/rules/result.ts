import type { Result } from '@tablee/kernel';
import { campOf } from './camps.ts';
import type { RushTable, RushTypes } from './types.ts';

/** RO-4: heroes win and lose together. A training is won by one trophy. */
export function resultOfRush(table: RushTable): Result<RushTypes> | null {
  const { win } = table;
  if (win === null) return null;
  const hasWon = table.seatOptions.map((_, seat) => campOf(table, seat as Parameters<typeof campOf>[1]) === win.camp);
  return { rule: win.rule, ranks: hasWon.map((won) => (won ? 1 : 2)), scores: hasWon.map((won) => (won ? 1 : 0)) };
}
