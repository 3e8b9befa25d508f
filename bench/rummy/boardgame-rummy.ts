import type { PeerContext, PeerGame, PeerMove } from '../boardgame-io.ts';
import { type Card, worthOf } from './cards.ts';
import { HAND_SIZE, type Phase, type RummyPlay, type RummyView } from './plays.ts';

/** The state, which boardgame.io calls G. */
export interface RummyG {
  hands: Record<string, Card[]>;
  stock: Card[];
  discard: Card[];
  melds: (readonly Card[])[];
  phase: Phase;
}

export type RummyMoves = Readonly<Record<RummyPlay['kind'], PeerMove<RummyG>>>;

/** The same rummy for boardgame.io, in its fastest configuration: no undo stack, turns counted by itself, no hooks. */
export function boardgameRummy({ draw, take, meld, discard }: RummyMoves): PeerGame<RummyG, RummyView> {
  return {
    name: 'rummy',
    disableUndo: true,
    setup: (_context, deck) => deal(deck as readonly Card[]),
    moves: { draw, take, meld: { move: meld, noLimit: true }, discard },
    turn: { maxMoves: 2 },
    endIf: ({ G }) => (G.phase === 'over' ? true : undefined),
    playerView: ({ G, ctx, playerID }) => viewOf(G, ctx, playerID),
  };
}

function deal(deck: readonly Card[]): RummyG {
  const hands = { 0: deck.slice(0, HAND_SIZE), 1: deck.slice(HAND_SIZE, 2 * HAND_SIZE) };
  const [top, ...stock] = deck.slice(2 * HAND_SIZE);
  return { hands, stock, discard: [top as Card], melds: [], phase: 'draw' };
}

export function handOf(G: RummyG, playerID: string): Card[] {
  return G.hands[playerID] as Card[];
}

function viewOf(G: RummyG, ctx: PeerContext, playerID: string): RummyView {
  const { stock, discard: pile, melds, phase } = G;
  return {
    phase,
    turn: Number(ctx.currentPlayer),
    hand: handOf(G, playerID),
    handSizes: [handOf(G, '0').length, handOf(G, '1').length],
    stock: stock.length,
    top: pile.at(-1) ?? null,
    discards: pile.length,
    melds,
    scores: phase === 'over' ? [worthOf(handOf(G, '0')), worthOf(handOf(G, '1'))] : null,
  };
}
