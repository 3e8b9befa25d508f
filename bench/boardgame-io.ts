import { createRequire } from 'node:module';
import { PEERS } from './peers.ts';

// The types of boardgame.io that the benches use, by hand: type checks must pass without the peers installed.

export interface PeerContext {
  readonly currentPlayer: string;
  readonly gameover?: unknown;
}

/** G is an Immer draft: what a move changes in it, or returns instead, becomes the next G. */
export type PeerMove<G> = (
  context: { readonly G: G; readonly playerID: string },
  ...args: never[]
) => G | typeof INVALID_MOVE | undefined;

export interface PeerGame<G, View> {
  readonly name: string;
  readonly disableUndo: boolean;
  readonly moves: Readonly<Record<string, PeerMove<G> | { readonly move: PeerMove<G>; readonly noLimit: boolean }>>;
  readonly turn: { readonly maxMoves: number };
  readonly setup: (context: unknown, setupData: unknown) => G;
  readonly endIf: (context: { readonly G: G }) => unknown;
  readonly playerView: (context: { readonly G: G; readonly ctx: PeerContext; readonly playerID: string }) => View;
}

export interface PeerState<G> {
  readonly G: G;
  readonly ctx: PeerContext;
  readonly deltalog: readonly unknown[];
  /** Present only when the move was refused. */
  readonly transients?: unknown;
}

export interface PeerAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

type PeerReducer<G> = (state: PeerState<G>, action: PeerAction) => PeerState<G>;

export interface Peer {
  readonly ProcessGameConfig: <G, View>(game: PeerGame<G, View>) => PeerGame<G, View>;
  readonly InitializeGame: <G>(options: {
    game: PeerGame<G, unknown>;
    numPlayers: number;
    setupData: unknown;
  }) => PeerState<G>;
  readonly CreateGameReducer: <G>(options: { game: PeerGame<G, unknown> }) => PeerReducer<G>;
  /** Immer's: the plain value behind a draft. */
  readonly original: <T>(draft: T) => T;
}

export const INVALID_MOVE = 'INVALID_MOVE';

export function loadBoardgameIo(): Peer {
  const fromPeers = createRequire(new URL('package.json', PEERS));
  // Another copy of Immer would not know boardgame.io's drafts.
  const fromBoardgameIo = createRequire(fromPeers.resolve('boardgame.io/internal'));
  return { ...(fromPeers('boardgame.io/internal') as Peer), original: (fromBoardgameIo('immer') as Peer).original };
}
