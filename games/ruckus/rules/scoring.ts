import { type Result, type Rounds, rankBy, type Seat } from '@tablee/kernel';
import type { Family, RoundScore, RuckusState, RuckusTable, RuckusTypes } from './types.ts';

/** RK-19 */
export const CALL_BONUS = 2;

/** RK-17 to RK-19, RK-A1, RK-A2: cards laid minus cards held plus the caller's bonus, at least 0. */
export function scoreRound(state: Pick<RuckusState, 'piles' | 'hands'>, caller: Seat | null): RoundScore[] {
  return state.piles.map((piles, seat) => {
    const laid = piles.reduce((sum, pile) => sum + pile.count, 0);
    const inHand = (state.hands[seat] as readonly Family[]).length;
    const bonus = seat === caller ? CALL_BONUS : 0;
    return { laid, inHand, bonus, points: pointsOf(laid, inHand, bonus) };
  });
}

export function pointsOf(laid: number, inHand: number, bonus: number): number {
  return Math.max(0, laid - inHand + bonus);
}

/** RK-20: the highest total wins; players with equal totals share the win. */
export function resultOfRuckus({ phase, totals }: RuckusTable): Result<RuckusTypes> | null {
  return phase === 'over' ? { rule: 'RK-20', ranks: rankBy(totals, 'highest'), scores: totals } : null;
}

/** RK-17: points of each seat in each round. */
export function roundsOfRuckus({ sheets }: RuckusTable): Rounds {
  return sheets.map((sheet) => sheet.map(({ points }) => points));
}
