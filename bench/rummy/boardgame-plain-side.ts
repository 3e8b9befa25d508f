import { loadBoardgameIo } from '../boardgame-io.ts';
import { plainMoves } from './boardgame-plain-moves.ts';
import { boardgamePlayer } from './boardgame-player.ts';
import { boardgameRummy } from './boardgame-rummy.ts';

const peer = loadBoardgameIo();

export const contestant = boardgamePlayer(peer, boardgameRummy(plainMoves(peer.original)));
