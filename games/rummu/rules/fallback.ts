import type { Seat } from '@tablee/kernel';
import { checkRummu } from './check.ts';
import { isToAct } from './phase.ts';
import { dearestOf } from './scoring.ts';
import { canDraw } from './stock.ts';
import type { PlayCommand, RummuCommand, RummuView } from './types.ts';

/** Time is out: a card of the stock, and the dearest card is thrown away. What was composed is played before, where it is legal. */
export function fallbackRummu(view: RummuView, seat: Seat): RummuCommand | null {
  if (!isToAct(view, seat)) return null;
  if (view.phase === 'draw') return canDraw(view) ? { do: 'draw' } : { do: 'take' };
  const hand = view.hand ?? [];
  if (hand.length === 0) return null;
  const toss = (cards: RummuView['hand']): PlayCommand => ({
    do: 'play',
    moves: [],
    back: null,
    discard: dearestOf(cards ?? []),
  });
  const dearest = toss(hand);
  if (checkRummu(view, seat, dearest) === null) return dearest;
  return toss(hand.filter((card) => card !== dearest.discard)); // RM-A19
}
