import type { SeatPing, TableInfo } from '@tablee/protocol';
import { MatchContext, type MatchContextValue } from '@tablee/table-ui';
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../../locale/use-say.ts';
import { beginReading } from '../../../parts/reading.tsx';
import type { TableSession } from '../../../session/table-session.ts';
import { standstill } from '../../../session/table-state.ts';
import type { PageMatch } from '../use-match.ts';
import type { Seating } from '../use-seating.ts';
import { LastSeconds } from './last-seconds.tsx';
import { ToldAround } from './told-around.tsx';
import { useHandedOver } from './use-handed-over.ts';
import { waitedFor } from './waited-for.ts';
import { WaitingNote } from './waiting-note.tsx';

interface AroundTableProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly match: PageMatch;
  readonly seating: Seating;
  readonly children: ReactNode;
}

/** Pings while disconnected: the last measurements would show green bars. */
const NOT_KNOWN: readonly SeatPing[] = [];

/** Absences, pauses, clocks and races around a match, the same for every game. */
export function AroundTable({ session, table, match, seating, children }: AroundTableProps) {
  const turn = useStore(session.store, (state) => state.turn);
  const pings = useStore(session.store, (state) => (state.line === 'live' ? state.pings : NOT_KNOWN));
  const isRunning = useStore(session.store, ({ clock }) => clock.isRunning);
  const isOpen = isRunning && standstill(table) === null;
  const late = useLate(session, match);
  const viewer = match.viewer ?? 'spectator';
  const waiting = useMemo(() => waitedFor(table, turn), [table, turn]);
  useHandedOver(table.seats, viewer);
  const clocks = turn?.clocks ?? null;
  const { now, teamWords } = match;
  const { teams } = table;
  const note = useMemo(
    () => waiting && <WaitingNote {...{ waiting, table, viewer, seating }} />,
    [waiting, table, viewer, seating],
  );
  const around: MatchContextValue = useMemo(
    () => ({ viewer, now, isRunning, isOpen, teams, teamWords, clocks, pings, late, note, beginReading }),
    [viewer, now, isRunning, isOpen, teams, teamWords, clocks, pings, late, note],
  );
  return (
    <MatchContext value={around}>
      {children}
      {table.pause !== null && <div className="pause-veil" />}
      <ToldAround session={session} viewer={viewer} late={late} />
      <LastSeconds />
    </MatchContext>
  );
}

function useLate(session: TableSession, { nameOf }: PageMatch): string | null {
  const say = useSay();
  const late = useStore(session.store, ({ refusal }) => refusal?.late ?? null);
  return late && say('late', { seconds: hundredths(late.ms), name: nameOf(late.to) });
}

/** Milliseconds as seconds with two digits, at least 0.01: a delay of 0 would not explain a lost race. */
function hundredths(ms: number): number {
  return Math.max(1, Math.round(ms / 10)) / 100;
}
