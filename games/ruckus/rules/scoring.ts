import { type Result, rankBy, type Seat } from '@tablee/kernel';
import type { Family, RoundScore, RuckusState, RuckusTypes } from './types.ts';

/** RK-19. */
const BONUS = 2;

/** RK-17 to RK-19, RK-A1, RK-A2: laid minus held plus the caller's bonus, never below 0. */
export function scoreRound(state: RuckusState, caller: Seat | null): RoundScore[] {
  return state.piles.map((piles, seat) => {
    const laid = piles.reduce((sum, pile) => sum + pile.count, 0);
    const inHand = (state.hands[seat] as readonly Family[]).length;
    const bonus = seat === caller ? BONUS : 0;
    return { laid, inHand, bonus, points: Math.max(0, laid - inHand + bonus) };
  });
}

/** RK-20: the highest total wins; equal players share the win. */
export function resultOfRuckus({ phase, totals }: RuckusState): Result<RuckusTypes> | null {
  return phase === 'over' ? { rule: 'RK-20', ranks: rankBy(totals, 'highest'), scores: totals } : null;
}
