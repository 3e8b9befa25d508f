import type { Seat } from '@tablee/kernel';
import { checkRummu } from './check.ts';
import { isToAct } from './phase.ts';
import { dearestOf } from './scoring.ts';
import { canDraw } from './stock.ts';
import type { Card, PlayCommand, RummuCommand, RummuView } from './types.ts';

/** Time is out: a card of the stock, and the dearest card is thrown away. What was composed is played before, where it is legal. */
export function fallbackRummu(view: RummuView, seat: Seat): RummuCommand | null {
  if (!isToAct(view, seat)) return null;
  if (view.phase === 'draw') return canDraw(view) ? { do: 'draw' } : { do: 'take' };
  const hand = view.hand ?? [];
  if (hand.length === 0) return null;
  const dearest = throwDearest(hand);
  if (checkRummu(view, seat, dearest) === null) return dearest;
  return throwDearest(hand.filter((card) => card !== dearest.discard)); // RM-A19
}

function throwDearest(cards: readonly Card[]): PlayCommand {
  return { do: 'play', moves: [], back: null, discard: dearestOf(cards) };
}
