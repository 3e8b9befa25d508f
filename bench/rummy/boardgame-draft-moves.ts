import { INVALID_MOVE } from '../boardgame-io.ts';
import { handOf, type RummyMoves } from './boardgame-rummy.ts';
import { type Card, holdsAll, isMeld, without } from './cards.ts';

/** Moves as the guide of boardgame.io writes them: they change G, which is an Immer draft. */
export const draftMoves: RummyMoves = {
  draw({ G, playerID }) {
    if (G.phase !== 'draw') return INVALID_MOVE;
    handOf(G, playerID).push(G.stock.pop() as Card);
    G.phase = 'play';
    return undefined;
  },

  take({ G, playerID }) {
    if (G.phase !== 'draw') return INVALID_MOVE;
    handOf(G, playerID).push(G.discard.pop() as Card);
    G.phase = 'play';
    return undefined;
  },

  meld({ G, playerID }, cards: readonly Card[]) {
    const hand = handOf(G, playerID);
    if (G.phase !== 'play' || !holdsAll(hand, cards) || !isMeld(cards)) return INVALID_MOVE;
    const rest = without(hand, cards);
    G.hands[playerID] = rest;
    G.melds.push(cards);
    if (rest.length === 0) G.phase = 'over';
    return undefined;
  },

  discard({ G, playerID }, card: Card) {
    const hand = handOf(G, playerID);
    if (G.phase !== 'play' || !hand.includes(card)) return INVALID_MOVE;
    const rest = without(hand, [card]);
    G.hands[playerID] = rest;
    G.discard.push(card);
    G.phase = rest.length === 0 || G.stock.length === 0 ? 'over' : 'draw';
    return undefined;
  },
};
