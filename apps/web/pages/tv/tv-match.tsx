import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import {
  BIG_SCREEN,
  EndScreen,
  MatchContext,
  type MatchContextValue,
  plainMatchContext,
  type Size,
} from '@tablee/table-ui';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../locale/use-say.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { useConnection } from '../../parts/use-connection.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useSettings } from '../../settings/settings.ts';
import { waitedFor } from '../play/around/waited-for.ts';
import { toldEndOf } from '../play/told-end.tsx';
import { useEnd } from '../play/use-end.ts';
import { type PageMatch, useMatch } from '../play/use-match.ts';
import { useReady } from '../play/use-ready.ts';
import type { TablePageProps } from '../table-door.tsx';
import { JoinCorner } from './join-corner.tsx';
import { Stage } from './stage.tsx';
import { TvHead } from './tv-head.tsx';
import { TvNote } from './tv-note.tsx';
import { TvReading } from './tv-reading.tsx';
import { TvTalk } from './tv-talk.tsx';

/** Layout size for tables without a big-screen version, which are drawn for a desk. */
const DESK: Size = { width: 1440, height: 810 };

/** Layout size for the newcomer's cards, smaller so that they appear larger. */
const READING: Size = { width: 1100, height: 619 };

const NOTHING_SENT: never[] = [];

/** The television during a match: big-screen table, then podium. */
export function TvMatch({ session, table, entry, open }: Omit<TablePageProps, 'code'>) {
  const box = useBoxWords(entry);
  const match = useMatch(session, table, entry, open);
  const end = useEnd(match.result !== null, table.status === 'over');
  const turn = useStore(session.store, (state) => state.turn);
  const waiting = useMemo(() => waitedFor(table, turn), [table, turn]);
  const around = useQuiet(session, table, match);
  const isRead = waiting?.why === 'reading';
  const isBig = match.ui.BigScreen !== undefined;
  usePageTitle(box('name'));
  return (
    <MatchContext value={around}>
      <Stage least={isBig ? BIG_SCREEN : DESK}>
        <div className={isBig ? 'tv-board' : 'tv-board is-desk'}>
          <Board session={session} table={table} match={match} />
        </div>
      </Stage>
      {waiting?.why === 'pause' && <div className="pause-veil" />}
      {isRead && (
        <Stage least={READING}>
          <TvReading table={table} entry={entry} match={match} />
        </Stage>
      )}
      {end.isShown && (
        <Stage least={DESK}>
          <Podium table={table} entry={entry} match={match} />
        </Stage>
      )}
      <Stage least={BIG_SCREEN}>
        <TvHead
          title={box('name')}
          subtitle={match.mode ?? ''}
          teams={table.teams}
          teamWords={match.teamWords}
          isVocal={match.ui.isVocal === true}
          isOver={end.isShown}
        />
        {waiting !== null && <TvNote waiting={waiting} table={table} />}
        {!isRead && (
          <div className={isBig || end.isShown ? undefined : 'is-aside'}>
            <JoinCorner table={table} />
          </div>
        )}
      </Stage>
      <TvTalk session={session} table={table} within={end.isShown ? '[data-part="end"]' : '.game'} />
    </MatchContext>
  );
}

/** One source of match time for the seats and the note above them. */
function useQuiet(session: TableSession, { teams }: TableInfo, { now, teamWords }: PageMatch): MatchContextValue {
  const isRunning = useStore(session.store, ({ clock }) => clock.isRunning);
  return useMemo(
    () => ({ ...plainMatchContext(now, isRunning), teams, teamWords }),
    [now, isRunning, teams, teamWords],
  );
}

interface BoardProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly match: PageMatch;
}

function Board({ session, table, match }: BoardProps) {
  const locale = useSettings((settings) => settings.locale);
  const followed = useStore(session.store, (state) => state.followed);
  const happenings = useStore(session.store, (state) => state.happenings);
  const connection = useConnection(session);
  const ready = useReady(session, table, 'spectator');
  const { ui, say, sayRefusal, sayEnd, nameOf, result, now, play, keepDraft, refuse, forget } = match;
  const { teams } = table;
  if (followed.view === null) return null;
  const Shown = ui.BigScreen ?? ui.Table;
  return (
    <Shown
      match={table.id}
      view={followed.view as object}
      viewer="spectator"
      seats={table.seats}
      teams={teams}
      pending={NOTHING_SENT}
      refusal={null}
      openRule={() => undefined}
      askHint={null}
      {...{
        happenings,
        result,
        say,
        sayRefusal,
        sayEnd,
        locale,
        nameOf,
        now,
        play,
        keepDraft,
        refuse,
        forget,
        ready,
        connection,
      }}
    />
  );
}

function Podium({ table, entry, match }: Pick<BoardProps, 'table' | 'match'> & { readonly entry: UiEntry }) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const box = useBoxWords(entry);
  const { nameOf, teamWords } = match;
  const told = toldEndOf(match);
  if (told === null) return null;
  return (
    <EndScreen
      {...told}
      {...{ locale, nameOf, teamWords }}
      seats={table.seats}
      teams={table.teams}
      viewer={null}
      game={box('name')}
      unitOf={(n) => box('score', { n })}
    >
      <p className="tv-end">{say('tv.rematch')}</p>
    </EndScreen>
  );
}
