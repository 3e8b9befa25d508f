import type { Viewer } from '@tablee/kernel';
import {
  checksumOf,
  type Followed,
  type Frame,
  NOTHING_FOLLOWED,
  type ServerMessage,
  type SnapshotMessage,
} from '@tablee/protocol';
import { markAsMine, withHappening } from './happenings.ts';
import { resetClock, setByFrame, setBySnapshot, setByTable } from './match-clock.ts';
import { withNoted } from './noted.ts';
import {
  afterFrame,
  afterSnapshot,
  playedAfter,
  type SentCommand,
  type TurnJudge,
  withoutId,
  withoutSeen,
} from './pending.ts';
import type { TableState } from './table-state.ts';
import { lastAfterFrame, lastAfterSnapshot } from './undo.ts';

type StateChanges = Partial<TableState>;
type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

export function byWelcome(
  state: TableState,
  { viewer, barred, table }: MessageOf<'welcome'>,
  now: number,
): StateChanges {
  return {
    table,
    viewer: viewer as Viewer,
    isBarred: barred === true,
    clock: setByTable(resetClock(state.clock, now), table, now),
    ...(viewer !== state.viewer && OTHER_VIEWER),
  };
}

/** Resets all that belongs to one viewer: frames for one do not fit the view of another. */
const OTHER_VIEWER: StateChanges = {
  followed: NOTHING_FOLLOWED,
  happenings: [],
  pending: [],
  played: new Map(),
  last: null,
  undoing: null,
  saidReady: null,
  refusal: null,
};

export function byTable(state: TableState, { table }: MessageOf<'table'>, now: number): StateChanges {
  return { table, clock: setByTable(state.clock, table, now) };
}

export function bySnapshot(
  state: TableState,
  followed: Followed,
  snapshot: SnapshotMessage,
  now: number,
): StateChanges {
  const { seq } = snapshot;
  const mine = state.pending.find(({ id }) => state.played.get(id) === seq);
  const pending = withoutSeen(state.pending, state.played, seq);
  return {
    followed,
    pending: pending.length === 0 || isUnchanged(state.followed, followed) ? pending : afterSnapshot(pending, seq),
    played: playedAfter(state.played, seq),
    last: mine === undefined ? lastAfterSnapshot(state.last, seq) : { seq, command: mine.command },
    newestMove: seq,
    clock: setBySnapshot(snapshot, now),
  };
}

/** Notes (away, back) are entries too, so a later entry may leave the view on which a command was decided unchanged. */
function isUnchanged(before: Followed, after: Followed): boolean {
  return before.view !== null && checksumOf(before.view) === checksumOf(after.view);
}

/** For a frame that follows directly on the view that is held. */
export function byFrame(
  state: TableState,
  followed: Followed,
  frame: Frame,
  judge: TurnJudge | null,
  now: number,
): StateChanges {
  const { viewer, played } = state;
  const pending = withoutSeen(state.pending, played, frame.seq);
  const mine = state.pending.find(({ id }) => played.get(id) === frame.seq);
  const isMine = frame.timeOut === viewer || [...played.values()].includes(frame.seq);
  return {
    followed,
    clock: setByFrame(state.clock, frame, now),
    happenings: withHappening(state.happenings, frame, isMine),
    noted: withNoted(state.noted, frame, state.table),
    last: lastAfterFrame(state.last, frame),
    newestMove: frame.note === undefined ? frame.seq : state.newestMove,
    played: playedAfter(played, frame.seq),
    pending: afterFrame(pending, judge, followed.view, viewer ?? 'spectator', frame.at),
    ...(mine !== undefined && byAnswer(state, mine, frame.seq, judge, now)),
  };
}

/** Updates the state only once both the answer and the entry are known: each update draws the whole table. */
export function byAck(
  state: TableState,
  { id, seq }: MessageOf<'ack'>,
  judge: TurnJudge | null,
  now: number,
): StateChanges {
  const { pending, played, followed, undoing, happenings } = state;
  if (undoing?.id === id) return { undoing: null, last: null };
  const isSeen = followed.seq !== null && seq <= followed.seq;
  if (!isSeen) return { played: new Map(played).set(id, seq) };
  const sent = pending.find((one) => one.id === id);
  return {
    pending: withoutId(pending, id),
    happenings: markAsMine(happenings, seq),
    ...(sent !== undefined && byAnswer(state, sent, seq, judge, now)),
  };
}

function byAnswer(
  { newestMove }: TableState,
  { sentAt, command }: SentCommand,
  seq: number,
  judge: TurnJudge | null,
  now: number,
): StateChanges {
  return {
    ...(newestMove <= seq && { last: { seq, command } }),
    // In real time the host may hold a command back, so its delay does not measure the connection.
    ...(judge?.pace === 'turns' && { latency: Math.round(now - sentAt) }),
  };
}
