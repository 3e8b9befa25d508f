import type { GameTypes, Viewer } from '@tablee/kernel';
import {
  type Followed,
  NOTHING_FOLLOWED,
  type SeatPing,
  type ServerMessage,
  type TableInfo,
  type TurnMessage,
} from '@tablee/protocol';
import type { Refused } from '@tablee/table-ui';
import type { AnyHappening } from './happenings.ts';
import { type MatchClock, STOPPED } from './match-clock.ts';
import type { Noted } from './noted.ts';
import type { Played, Sent } from './pending.ts';
import type { Line } from './socket.ts';
import type { LastCommand, SentUndo } from './undo.ts';

/** The rules, or the match time at which the match goes on by itself. */
export type WaitFor = NonNullable<TableInfo['wait']>['for'];

type RefusalMessage = Extract<ServerMessage, { type: 'refusal' }>;

export interface SaidRefusal extends Refused<GameTypes> {
  /** By how much a race was lost, and to which seat. */
  readonly late?: RefusalMessage['late'] | null;
}

/** Something to tell once: 'moved-on' where a command was given up, 'offline' where one must wait, else a problem's code. */
export interface Notice {
  readonly n: number;
  readonly why: string;
}

export interface TableState {
  readonly line: Line;
  /** How long the host took to answer lately, in milliseconds. */
  readonly latency: number | null;
  readonly table: TableInfo | null;
  /** How far away each seat is; empty where the game has no races. */
  readonly pings: readonly SeatPing[];
  readonly viewer: Viewer | null;
  /** Sent off by the maker: this guest may watch only. */
  readonly isBarred: boolean;
  readonly followed: Followed;
  readonly clock: MatchClock;
  /** Who is waited for; null before the host has said it, and in real time. */
  readonly turn: TurnMessage | null;
  /** The latest last. */
  readonly happenings: readonly AnyHappening[];
  readonly noted: readonly Noted[];
  readonly pending: readonly Sent[];
  readonly played: Played;
  /** What may be taken back, as far as this page knows: the host decides. */
  readonly last: LastCommand | null;
  /** The newest entry that somebody played, as far as it is known. */
  readonly newestMove: number;
  readonly undoing: SentUndo | null;
  /** What this page last said that it is ready for. */
  readonly saidReady: WaitFor | null;
  readonly refusal: SaidRefusal | null;
  readonly notice: Notice | null;
}

/** Before anything was heard. */
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

/** What was sent is drawn on the table as it is seen when the answer comes: by that one it was refused. */
export function refusalIn(
  { id, rule, facts, late }: RefusalMessage,
  { pending, followed: { view } }: Pick<TableState, 'pending' | 'followed'>,
): SaidRefusal {
  const sent = pending.find((one) => one.id === id);
  const tried = sent === undefined || view === null ? null : { view: view as object, command: sent.command };
  return { id, rule, facts, tried, late: late ?? null };
}

/** Why nobody plays just now; null while the match goes on. */
export function standstill(table: TableInfo | null): 'paused' | 'reading' | null {
  if (table?.pause != null) return 'paused';
  return table?.wait?.for === 'rules' ? 'reading' : null;
}
