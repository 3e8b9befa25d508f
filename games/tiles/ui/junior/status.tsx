import {
  Avatar,
  avatarOf,
  Check,
  endTitle,
  Ping,
  StatusTime,
  standingsOf,
  TableStatus,
  TileBack,
  useMatchContext,
  useSpokenStatus,
  X,
} from '@tablee/table-ui';
import type { ReactNode } from 'react';
import type { Tile } from '../../rules/tile.ts';
import type { TilesTypes } from '../../rules/types.ts';
import { Piece } from '../piece.tsx';
import { SharedSign } from './shared-sign.tsx';
import type { JuniorGame } from './table.tsx';

/** The status line in pictures: the player, the two tiles, and if they match. Its words are for screen readers. */
export function JuniorStatus(game: JuniorGame) {
  const { view, seats, locale, connection, refusal, pair } = game;
  const isWaiting = useMatchContext().note !== null;
  const line = useSpokenStatus(refusal !== null);
  if (refusal !== null || isWaiting) return <TableStatus<TilesTypes> {...game} title="" />;
  const seat = pair?.seat ?? view.turn;
  return (
    <div className="status junior-status" ref={line}>
      <Avatar seat={seat} name={avatarOf(seats[seat])} />
      <span className="status-words hidden-words">{wordsOf(game)}</span>
      <Pictures {...game} />
      <StatusTime locale={locale} />
      <Ping connection={connection} locale={locale} />
    </div>
  );
}

function Pictures({ view, pair }: JuniorGame): ReactNode {
  if (view.phase === 'over') return <Verdict isGood />;
  if (pair !== null) {
    const [one, other] = pair.tiles as [Tile, Tile];
    return (
      <>
        <Piece tile={one} />
        <span className="status-shared">
          <SharedSign tiles={[one, other]} />
        </span>
        <Piece tile={other} />
        <Verdict isGood />
      </>
    );
  }
  const open = view.up.map((place) => view.grid[place] as Tile);
  return (
    <>
      <Turned tile={open[0]} isNext={open.length === 0} />
      <Turned tile={open[1]} isNext={open.length === 1} />
      {view.phase === 'look' && <Verdict isGood={false} />}
    </>
  );
}

/** One of the two tiles of a turn: open, the next to be turned, or later. */
function Turned({ tile, isNext }: { readonly tile: Tile | undefined; readonly isNext: boolean }) {
  if (tile !== undefined) return <Piece tile={tile} />;
  return (
    <span className={isNext ? 'status-turned is-next' : 'status-turned'}>
      <TileBack />
    </span>
  );
}

function Verdict({ isGood }: { readonly isGood: boolean }) {
  const Icon = isGood ? Check : X;
  return (
    <span className={isGood ? 'status-verdict' : 'status-verdict no'}>
      <Icon size={20} strokeWidth={3.4} aria-hidden="true" />
    </span>
  );
}

/** The title of the end screen. */
function titleAtEnd({ result, viewer, say, locale, nameOf }: JuniorGame): string {
  if (result === null) return say('ui.over');
  return endTitle(standingsOf(result), viewer === 'spectator' ? null : viewer, locale, nameOf);
}

function wordsOf(game: JuniorGame): string {
  const { view, viewer, say, nameOf } = game;
  if (view.phase === 'over') return titleAtEnd(game);
  if (view.phase === 'look') return say('ui.look');
  if (view.turn !== viewer) return `${nameOf(view.turn)} ${say('ui.thinks')}`;
  return `${say('ui.you')} ${say(view.up.length === 0 ? 'ui.you.flip' : 'ui.you.flip-second')}`;
}
