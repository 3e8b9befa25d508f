import type { Peer, PeerAction, PeerGame, PeerState } from '../boardgame-io.ts';
import type { Contestant } from '../contestant.ts';
import { mulberry } from '../mulberry.ts';
import type { RummyG } from './boardgame-rummy.ts';
import { deckOf } from './deals.ts';
import { legalPlays, type RummyPlay, type RummyView } from './plays.ts';

/** A module variable, so that the compiler cannot skip the computation of unused views. */
let views: readonly RummyView[] = [];

/**
 * Uses the reducer without the Client, the shortest way through boardgame.io: no store, no middleware, no copy of the
 * log at every move.
 */
export function boardgamePlayer(peer: Peer, config: PeerGame<RummyG, RummyView>): Contestant {
  const game = peer.ProcessGameConfig(config);
  const reduce = peer.CreateGameReducer({ game });
  const viewsOf = ({ G, ctx }: PeerState<RummyG>) => [
    game.playerView({ G, ctx, playerID: '0' }),
    game.playerView({ G, ctx, playerID: '1' }),
  ];
  return {
    play(index) {
      const random = mulberry(index);
      const log: unknown[] = [];
      let moves = 0;
      let state = peer.InitializeGame({ game, numPlayers: 2, setupData: deckOf(index) });
      views = viewsOf(state);
      while (state.ctx.gameover === undefined) {
        const playerID = state.ctx.currentPlayer;
        const plays = legalPlays(views[Number(playerID)] as RummyView);
        state = reduce(state, actionOf(plays[random(plays.length)] as RummyPlay, playerID));
        if (state.transients !== undefined) throw new Error('boardgame.io refused a legal play');
        for (const entry of state.deltalog) log.push(entry);
        views = viewsOf(state);
        moves += 1;
      }
      return { moves, end: views };
    },
  };
}

function actionOf(play: RummyPlay, playerID: string): PeerAction {
  const args = play.kind === 'meld' ? [play.cards] : play.kind === 'discard' ? [play.card] : [];
  return { type: 'MAKE_MOVE', payload: { type: play.kind, args, playerID } };
}
