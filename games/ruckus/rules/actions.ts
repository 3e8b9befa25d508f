import type { Millis, Seat, Step } from '@tablee/kernel';
import { countIn, pairIn, without } from './family.ts';
import { pileOf } from './legality.ts';
import { endRound } from './round.ts';
import type { Family, Pile, RuckusCommand, RuckusEvent, RuckusState, RuckusTypes } from './types.ts';

/** Applies a command that `checkRuckus` has accepted. */
export function playRuckus(state: RuckusState, seat: Seat, command: RuckusCommand, at: Millis): Step<RuckusTypes> {
  const active: RuckusState = { ...state, actedAt: state.actedAt.with(seat, at), quietSince: at, stalling: false };
  switch (command.do) {
    case 'form':
      return form(active, seat, command.family, 'RK-4', at);
    case 'steal':
      return steal(active, seat, command.family, command.from, at);
    case 'complete':
      return complete(active, seat, command.family, at);
    case 'draw':
      return draw(active, seat, at);
    case 'slap':
      return endRound(active, seat, [{ kind: 'called', rule: 'RK-15', seat }], at);
  }
}

/** RK-A6: lays all copies together. RK-A7, RK-10: on the own pile, if there is one. */
export function form(
  state: RuckusState,
  seat: Seat,
  family: Family,
  rule: 'RK-4' | 'RK-A5',
  at: Millis,
): Step<RuckusTypes> {
  const cards = countIn(handOf(state, seat), family);
  const pile = cards + (pileOf(state.piles, seat, family)?.count ?? 0);
  const next = { ...state, piles: state.piles.with(seat, pilesWith(state, seat, { family, count: pile })) };
  return layFrom(next, seat, family, [{ kind: 'formed', rule, seat, family, cards, pile }], at);
}

function steal(state: RuckusState, seat: Seat, family: Family, from: Seat, at: Millis): Step<RuckusTypes> {
  const taken = pileOf(state.piles, from, family)?.count ?? 0;
  const count = taken + 1 + (pileOf(state.piles, seat, family)?.count ?? 0);
  const piles = state.piles
    .with(
      from,
      (state.piles[from] as readonly Pile[]).filter((pile) => pile.family !== family),
    )
    .with(seat, pilesWith(state, seat, { family, count }));
  return layFrom(
    { ...state, piles },
    seat,
    family,
    [{ kind: 'stolen', rule: 'RK-7', seat, family, from, taken, pile: count }],
    at,
  );
}

function complete(state: RuckusState, seat: Seat, family: Family, at: Millis): Step<RuckusTypes> {
  const count = 1 + (pileOf(state.piles, seat, family)?.count ?? 0);
  const next = { ...state, piles: state.piles.with(seat, pilesWith(state, seat, { family, count })) };
  return layFrom(next, seat, family, [{ kind: 'completed', rule: 'RK-12', seat, family, pile: count }], at);
}

function draw(state: RuckusState, seat: Seat, at: Millis): Step<RuckusTypes> {
  const family = state.deck.at(-1) as Family;
  const hand = [...handOf(state, seat), family];
  const next = { ...state, deck: state.deck.slice(0, -1), hands: state.hands.with(seat, hand) };
  return { state: watchHand(next, seat, at), events: [{ kind: 'drew', rule: 'RK-11', seat, family }] };
}

function handOf(state: RuckusState, seat: Seat): readonly Family[] {
  return state.hands[seat] as readonly Family[];
}

function pilesWith(state: RuckusState, seat: Seat, made: Pile): Pile[] {
  const piles = state.piles[seat] as readonly Pile[];
  const isNew = !piles.some((pile) => pile.family === made.family);
  return isNew ? [...piles, made] : piles.map((pile) => (pile.family === made.family ? made : pile));
}

function layFrom(state: RuckusState, seat: Seat, family: Family, events: RuckusEvent[], at: Millis): Step<RuckusTypes> {
  const hands = state.hands.with(seat, without(handOf(state, seat), family));
  return { state: watchHand({ ...state, hands }, seat, at), events };
}

/** Records since when a hand has contained a pair, and since when it has been empty. */
export function watchHand(state: RuckusState, seat: Seat, at: Millis): RuckusState {
  const hand = handOf(state, seat);
  const pairSince = pairIn(hand) === null ? null : (state.pairSince[seat] ?? at);
  const emptySince = hand.length > 0 ? null : (state.emptySince[seat] ?? at);
  return {
    ...state,
    pairSince: state.pairSince.with(seat, pairSince),
    emptySince: state.emptySince.with(seat, emptySince),
  };
}
