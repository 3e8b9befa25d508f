import type { Piece, Seat } from '@tablee/kernel';
import type { Card, RummuState } from './types.ts';
import { areDiscardsOpen } from './view.ts';

/** Ids name places, because shuffled cards keep no identity. */
export function piecesOfRummu(state: RummuState): Piece[] {
  const top = state.discards.length - 1;
  const knownAt = (place: number): Piece['knownTo'] => (place === top || areDiscardsOpen(state) ? 'all' : []);
  return [
    ...state.hands.flatMap(({ open, closed }, seat) => [
      ...open.map((card, slot) => piece(`open ${seat}`, slot, card, `hand ${seat}`, 'all')),
      ...closed.map((card, slot) => piece(`closed ${seat}`, slot, card, `hand ${seat}`, [seat as Seat])),
    ]),
    ...state.melds.flatMap(({ id, cards }) =>
      cards.map((card, slot) => piece(`meld ${id}`, slot, card, `meld ${id}`, 'all')),
    ),
    ...state.discards.map((card, slot) => piece('discard', slot, card, 'discards', knownAt(slot))),
    ...state.stock.map((card, slot) => piece('stock', slot, card, 'stock', [])),
  ];
}

function piece(row: string, slot: number, face: Card, place: string, knownTo: Piece['knownTo']): Piece {
  return { id: `${row}/${slot}`, face, place, knownTo };
}

/** Exchanges the faces of two hidden cards: in closed hands, in the stock or among the discards. */
export function swapCards(state: RummuState, a: string, b: string): RummuState {
  const faces = new Map(piecesOfRummu(state).map(({ id, face }) => [id, face as Card]));
  const exchange = (row: string, cards: readonly Card[]): Card[] =>
    cards.map((card, slot) => {
      const id = `${row}/${slot}`;
      if (id === a) return faces.get(b) ?? card;
      return id === b ? (faces.get(a) ?? card) : card;
    });
  return {
    ...state,
    hands: state.hands.map(({ open, closed }, seat) => ({ open, closed: exchange(`closed ${seat}`, closed) })),
    discards: exchange('discard', state.discards),
    stock: exchange('stock', state.stock),
  };
}
