import type { Seat } from '@tablee/kernel';
import { startTurn } from '../rules/check.ts';
import { compose, takeBack } from '../rules/compose.ts';
import { cardsIn } from '../rules/scoring.ts';
import type { Card, Meld, PlayCommand, RummuView } from '../rules/types.ts';

/** What a turn leaves before its discard. */
export interface Laid {
  readonly melds: readonly Meld[];
  readonly left: readonly Card[];
}

/** Null where the rules refuse what it does. */
export function layTurn(view: RummuView, seat: Seat, { moves, back }: PlayCommand): Laid | null {
  const moved = compose(startTurn(view, seat), moves);
  const composed = moved.ok && back !== null ? takeBack(moved.now, back) : moved;
  return composed.ok ? { melds: composed.now.melds, left: cardsIn(composed.now.hand) } : null;
}
