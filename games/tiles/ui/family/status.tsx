import { overWords, TurnStatus } from '@tablee/table-ui';
import type { TilesSay } from '../../locale/index.ts';
import type { Tile } from '../../rules/tile.ts';
import type { TilesTypes } from '../../rules/types.ts';
import { nameTile } from '../name.ts';
import type { FamilyGame, FamilyProps } from './use-family.ts';

interface StatusProps extends FamilyProps {
  readonly game: FamilyGame;
}

/** The status line: whose turn it is, and what to do. */
export function Status(props: StatusProps) {
  return <TurnStatus<TilesTypes> {...props} turn={props.view.turn} words={wordsOf(props)} />;
}

function wordsOf(props: StatusProps): readonly [string, string] {
  const { view, viewer, pending, seats, say, nameOf, game } = props;
  if (view.phase === 'over') return overWords(props) ?? [say('ui.over'), ''];
  if (pending.length > 0) return [say('ui.you'), say('ui.sent')];
  if (view.turn === viewer) return wordsOfMyTurn(game, view.drawn, say);
  const info = seats[view.turn];
  const isAway = info?.kind === 'person' && !info.online;
  const doing = view.phase === 'drawn' ? 'ui.decides' : 'ui.thinks';
  return [nameOf(view.turn), say(isAway ? 'ui.is-away' : doing)];
}

function wordsOfMyTurn(game: FamilyGame, drawn: Tile | null, say: TilesSay): readonly [string, string] {
  const { chosen, places, lays, canDraw, hinted } = game;
  const you = say('ui.you');
  if (hinted !== null) return [you, hinted.why];
  if (drawn !== null) return [say('ui.lucky'), say('ui.lucky.lay', { tile: nameTile(drawn, say) })];
  const [first] = chosen;
  if (first !== undefined && chosen.length === 1) {
    return [you, say('ui.you.places', { tile: nameTile(first, say), count: places.length })];
  }
  if (first !== undefined) return [you, say('ui.you.places.several', { count: places.length })];
  if (lays.length === 0) return [you, say('ui.you.draw')];
  return [you, say(canDraw ? 'ui.you.may-draw' : 'ui.you.lay')];
}
