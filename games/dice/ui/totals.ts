import type { DiceView } from '../rules/types.ts';

/** What each seat has after the rounds so far. */
export function totalsOf({ sheets, hands }: DiceView): number[] {
  return hands.map((_, seat) => sheets.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
}
