import type { GameTypes, Viewer } from '@tablee/kernel';
import {
  type Followed,
  NOTHING_FOLLOWED,
  type SeatPing,
  type ServerMessage,
  type TableInfo,
  type TurnMessage,
} from '@tablee/protocol';
import type { ShownRefusal } from '@tablee/table-ui';
import type { AnyHappening } from './happenings.ts';
import { type MatchClock, STOPPED } from './match-clock.ts';
import type { LogNote } from './noted.ts';
import type { AnsweredEntries, SentCommand } from './pending.ts';
import type { ConnectionState } from './socket.ts';
import type { LastCommand, SentUndo } from './undo.ts';

/** The reason for a wait: players read the rules, or a pause that ends at a match time. */
export type WaitFor = NonNullable<TableInfo['wait']>['for'];

type RefusalMessage = Extract<ServerMessage, { type: 'refusal' }>;

export interface SessionRefusal extends ShownRefusal<GameTypes> {
  /** The delay by which a race was lost, and the seat that won it. */
  readonly late?: RefusalMessage['late'] | null;
}

/**
 * A message to show once: 'moved-on' if a command was given up, 'offline' if one must wait, else the code of a problem.
 */
export interface SessionNotice {
  readonly n: number;
  readonly why: string;
}

export interface TableState {
  readonly line: ConnectionState;
  /** Time between a message and its answer, in milliseconds. */
  readonly latency: number | null;
  readonly table: TableInfo | null;
  /** Ping of each seat; empty if the game has no races. */
  readonly pings: readonly SeatPing[];
  readonly viewer: Viewer | null;
  /** Removed by the maker: this guest may only watch. */
  readonly isBarred: boolean;
  readonly followed: Followed;
  readonly clock: MatchClock;
  /** Seats whose turn it is; null before the host has sent it, and in real time. */
  readonly turn: TurnMessage | null;
  /** The newest is last. */
  readonly happenings: readonly AnyHappening[];
  readonly noted: readonly LogNote[];
  readonly pending: readonly SentCommand[];
  readonly played: AnsweredEntries;
  /** The command that may be undone, as far as this page knows: the host decides. */
  readonly last: LastCommand | null;
  /** The newest known entry that is a move, not a note. */
  readonly newestMove: number;
  readonly undoing: SentUndo | null;
  /** The wait that this seat has agreed to skip. */
  readonly saidReady: WaitFor | null;
  readonly refusal: SessionRefusal | null;
  readonly notice: SessionNotice | null;
}

export const NOTHING_KNOWN: TableState = {
  line: 'connecting',
  latency: null,
  table: null,
  pings: [],
  viewer: null,
  isBarred: false,
  followed: NOTHING_FOLLOWED,
  clock: STOPPED,
  turn: null,
  happenings: [],
  noted: [],
  pending: [],
  played: new Map(),
  last: null,
  newestMove: 0,
  undoing: null,
  saidReady: null,
  refusal: null,
  notice: null,
};

/** Explains the refusal on the current view, which is the one that refused the command. */
export function refusalIn(
  { id, rule, facts, late }: RefusalMessage,
  { pending, followed: { view } }: Pick<TableState, 'pending' | 'followed'>,
): SessionRefusal {
  const sent = pending.find((one) => one.id === id);
  const tried = sent === undefined || view === null ? null : { view: view as object, command: sent.command };
  return { id, rule, facts, tried, late: late ?? null };
}

/** The reason why nothing can be played; null while the match goes on. */
export function standstill(table: TableInfo | null): 'paused' | 'reading' | null {
  if (table?.pause != null) return 'paused';
  return table?.wait?.for === 'rules' ? 'reading' : null;
}
