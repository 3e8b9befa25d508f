import { loadBoardgameIo } from '../boardgame-io.ts';
import { draftMoves } from './boardgame-draft-moves.ts';
import { boardgamePlayer } from './boardgame-player.ts';
import { boardgameRummy } from './boardgame-rummy.ts';

export const contestant = boardgamePlayer(loadBoardgameIo(), boardgameRummy(draftMoves));
