import type { Moment, Seat, Step } from '@tablee/kernel';
import { sortCards } from './card.ts';
import { receiveOpenly } from './hand.ts';
import type { Card, Hand, RummuEvent, RummuState, RummuTypes, RummuView } from './types.ts';

/** RM-A18. */
const MAX_RENEWALS = 2;

/** RM-A18: true if the stock has a card or can be renewed from the discards. */
export function canDraw({ stock, discards, renewals }: RummuView): boolean {
  return stock > 0 || canRenew(discards.length, renewals);
}

export function canRenew(discards: number, renewals: number): boolean {
  return discards > 1 && renewals < MAX_RENEWALS;
}

/** RM-A18: true if the stock is empty and may not be renewed again. */
export function isUsedUp({ stock, renewals }: RummuState): boolean {
  return stock.length === 0 && renewals === MAX_RENEWALS;
}

/** RM-6. */
export function drawCard(state: RummuState, seat: Seat, moment: Moment): Step<RummuTypes> {
  const isEmpty = state.stock.length === 0;
  const filled = isEmpty ? renewed(state, moment) : state;
  const [card, ...stock] = filled.stock as [Card, ...Card[]];
  const { open, closed } = state.hands[seat] as Hand;
  const hands = state.hands.with(seat, { open, closed: sortCards([...closed, card]) });
  const events: RummuEvent[] = [{ kind: 'drew', rule: 'RM-6', seat, card }];
  if (isEmpty) events.unshift({ kind: 'renewed', rule: 'RM-A18', cards: filled.stock.length });
  return { state: { ...filled, phase: 'play', stock, hands }, events };
}

/** RM-A18: the top discard stays, the others are shuffled. */
function renewed(state: RummuState, { rng }: Moment): RummuState {
  const { discards } = state;
  return {
    ...state,
    stock: rng.shuffle(discards.slice(0, -1)),
    discards: discards.slice(-1),
    renewals: state.renewals + 1,
  };
}

/** RM-6, RM-A21: the top discard goes openly into the hand and uncovers the next one. */
export function takeDiscard(state: RummuState, seat: Seat): Step<RummuTypes> {
  const card = state.discards.at(-1) as Card;
  const hand = receiveOpenly(state.hands[seat] as Hand, [card]);
  const taken = [...state.taken, card];
  return {
    state: {
      ...state,
      phase: 'taking',
      discards: state.discards.slice(0, -1),
      hands: state.hands.with(seat, hand),
      taken,
    },
    events: [{ kind: 'took', rule: 'RM-6', seat, card, count: taken.length }],
  };
}
