import { INVALID_MOVE, type Peer } from '../boardgame-io.ts';
import { handOf, type RummyG, type RummyMoves } from './boardgame-rummy.ts';
import { type Card, holdsAll, isMeld, without } from './cards.ts';

/** The fastest form we found: moves read the plain G behind the draft and return a new one. */
export function plainMoves(original: Peer['original']): RummyMoves {
  return {
    draw({ G: draft, playerID }) {
      const G = original(draft);
      if (G.phase !== 'draw') return INVALID_MOVE;
      const hands = withHand(G, playerID, [...handOf(G, playerID), G.stock.at(-1) as Card]);
      return { hands, stock: G.stock.slice(0, -1), discard: G.discard, melds: G.melds, phase: 'play' };
    },

    take({ G: draft, playerID }) {
      const G = original(draft);
      if (G.phase !== 'draw') return INVALID_MOVE;
      const hands = withHand(G, playerID, [...handOf(G, playerID), G.discard.at(-1) as Card]);
      return { hands, stock: G.stock, discard: G.discard.slice(0, -1), melds: G.melds, phase: 'play' };
    },

    meld({ G: draft, playerID }, cards: readonly Card[]) {
      const G = original(draft);
      const hand = handOf(G, playerID);
      if (G.phase !== 'play' || !holdsAll(hand, cards) || !isMeld(cards)) return INVALID_MOVE;
      const rest = without(hand, cards);
      const phase = rest.length === 0 ? 'over' : 'play';
      return {
        hands: withHand(G, playerID, rest),
        stock: G.stock,
        discard: G.discard,
        melds: [...G.melds, cards],
        phase,
      };
    },

    discard({ G: draft, playerID }, card: Card) {
      const G = original(draft);
      const hand = handOf(G, playerID);
      if (G.phase !== 'play' || !hand.includes(card)) return INVALID_MOVE;
      const rest = without(hand, [card]);
      const phase = rest.length === 0 || G.stock.length === 0 ? 'over' : 'draw';
      return {
        hands: withHand(G, playerID, rest),
        stock: G.stock,
        discard: [...G.discard, card],
        melds: G.melds,
        phase,
      };
    },
  };
}

function withHand(G: RummyG, playerID: string, hand: Card[]): RummyG['hands'] {
  return { ...G.hands, [playerID]: hand };
}
