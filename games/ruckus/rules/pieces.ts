import type { Piece, Seat } from '@tablee/kernel';
import type { Family, RuckusState } from './types.ts';

/** Ids are places: cards of one family are identical, and a shuffled card cannot be followed. */
export function piecesOfRuckus(state: RuckusState): Piece[] {
  return [
    ...state.hands.flatMap((hand, seat) => placePieces(`hand ${seat}`, hand, [seat as Seat])),
    ...state.piles.flatMap((piles, seat) =>
      piles.flatMap(({ family, count }) =>
        placePieces(
          `pile ${seat} ${family}`,
          Array.from({ length: count }, () => family),
          'all',
        ),
      ),
    ),
    ...placePieces('deck', state.deck, []),
  ];
}

function placePieces(name: string, cards: readonly Family[], knownTo: Piece['knownTo']): Piece[] {
  return cards.map((face, index) => ({ id: `${name}/${index}`, face, place: name, knownTo }));
}

/** Only hidden cards are swapped, and those are in hands and in the draw pile. */
export function swapCards(state: RuckusState, a: string, b: string): RuckusState {
  const faces = new Map(piecesOfRuckus(state).map(({ id, face }) => [id, face as Family]));
  const exchangeCards = (name: string, cards: readonly Family[]): Family[] =>
    cards.map((card, index) => {
      const id = `${name}/${index}`;
      if (id === a) return faces.get(b) ?? card;
      return id === b ? (faces.get(a) ?? card) : card;
    });
  return {
    ...state,
    hands: state.hands.map((hand, seat) => exchangeCards(`hand ${seat}`, hand)),
    deck: exchangeCards('deck', state.deck),
  };
}
