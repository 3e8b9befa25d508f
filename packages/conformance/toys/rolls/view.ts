import { type Piece, type Seat, seatsOf, type Viewer } from '@tablee/kernel';
import { DICE } from './effects.ts';
import type { Card, Hidden, RollsState, RollsView } from './types.ts';

export function viewRolls(state: RollsState, viewer: Viewer): RollsView {
  const { options, dice, stillAt, scores, startsAt, open, hands, deck } = state;
  return {
    options,
    dice,
    stillAt,
    scores,
    startsAt,
    open,
    hands: hands.map((hand) => hand.map(faceDown)),
    hand: viewer === 'spectator' ? null : (hands[viewer] ?? null),
    deck: deck.map(faceDown),
  };
}

function faceDown({ id, back }: Card): Hidden {
  return { id, back };
}

export function piecesOfRolls({ hands, deck, open }: RollsState): Piece[] {
  const place = (name: string, cards: readonly Card[], knownTo: Piece['knownTo']): Piece[] =>
    cards.map(({ id, back, number }) => ({ id: `card ${id}`, face: `${back} ${number}`, back, place: name, knownTo }));
  return [
    ...hands.flatMap((hand, seat) => place(`hand ${seat}`, hand, [seat as Seat])),
    ...place('deck', deck, []),
    ...place('open', open === null ? [] : [open], 'all'),
    ...seatsOf(hands.length).flatMap(diceOf),
  ];
}

/** A roll changes what dice show, not which they are. */
function diceOf(seat: Seat): Piece[] {
  return Array.from({ length: DICE }, (_, die) => ({
    id: `die ${die} of ${seat}`,
    face: `die of ${seat}`,
    place: `dice of ${seat}`,
    knownTo: 'all' as const,
  }));
}

export function swapCards(state: RollsState, a: string, b: string): RollsState {
  const cards = [...state.hands.flat(), ...state.deck];
  const numberOf = (wanted: string): number | undefined => cards.find(({ id }) => `card ${id}` === wanted)?.number;
  const numbers = new Map([
    [a, numberOf(b)],
    [b, numberOf(a)],
  ]);
  const exchange = (card: Card): Card => ({ ...card, number: numbers.get(`card ${card.id}`) ?? card.number });
  return { ...state, hands: state.hands.map((hand) => hand.map(exchange)), deck: state.deck.map(exchange) };
}
