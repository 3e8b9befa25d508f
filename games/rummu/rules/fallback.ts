import type { Seat } from '@tablee/kernel';
import { isJoker, numberOf } from './card.ts';
import { checkRummu } from './check.ts';
import { isToAct } from './phase.ts';
import { canDraw } from './stock.ts';
import type { Card, PlayCommand, RummuCommand, RummuView } from './types.ts';

/** Played when the time of a turn is out: draws from the stock and discards. */
export function fallbackRummu(view: RummuView, seat: Seat): RummuCommand | null {
  if (!isToAct(view, seat)) return null;
  if (view.phase === 'draw') return canDraw(view) ? { do: 'draw' } : { do: 'take' };
  const hand = view.hand ?? [];
  if (hand.length === 0) return null;
  const first = discardOf(hand);
  if (checkRummu(view, seat, first) === null) return first;
  return discardOf(hand.filter((card) => card !== first.discard)); // RM-A19
}

/** Discards the highest natural card: a joker costs more (RM-21), but opens and completes combinations. */
function discardOf(cards: readonly Card[]): PlayCommand {
  const naturals = cards.filter((card) => !isJoker(card));
  const among = naturals.length === 0 ? cards : naturals;
  const discard = among.reduce((highest, card) => (numberOf(card) > numberOf(highest) ? card : highest));
  return { do: 'play', moves: [], back: null, discard };
}
