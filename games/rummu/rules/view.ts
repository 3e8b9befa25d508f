import type { Viewer } from '@tablee/kernel';
import { sortCards } from './card.ts';
import { sizeOf } from './hand.ts';
import { isRoundOn } from './phase.ts';
import { cardsIn } from './scoring.ts';
import type { Hand, RummuEvent, RummuSight, RummuState, RummuView } from './types.ts';

/** RM-7, RM-A21, RM-A30: hides the stock, covered discards, and all cards in other hands but open ones. */
export function viewRummu(state: RummuState, viewer: Viewer): RummuView {
  const { hands, stock, discards, ...table } = state;
  const top = discards.length - 1;
  return {
    ...table,
    hands: hands.map((hand) => ({ count: sizeOf(hand), known: sortCards(hand.open) })),
    hand: viewer === 'spectator' ? null : sortCards(cardsIn(hands[viewer] as Hand)),
    stock: stock.length,
    discards: discards.map((card, place) => (place === top || areDiscardsOpen(state) ? card : null)),
  };
}

/** RM-A30: true once the round is over. */
export function areDiscardsOpen(state: RummuState): boolean {
  return !isRoundOn(state);
}

export function sightRummu(event: RummuEvent, viewer: Viewer): RummuSight {
  if (event.kind === 'dealt') {
    const { hands, ...open } = event;
    return { ...open, hand: viewer === 'spectator' ? null : (hands[viewer] ?? null) };
  }
  if (event.kind === 'drew') return { ...event, card: viewer === event.seat ? event.card : null };
  return event;
}
