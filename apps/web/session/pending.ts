import type { GameTypes, Viewer } from '@tablee/kernel';
import type { ClientMessage } from '@tablee/protocol';
import type { PendingCommand } from '@tablee/table-ui';

/** Entries of the commands that are answered but whose entry has not been shown yet, by command id. */
export type AnsweredEntries = ReadonlyMap<string, number>;

/** A command that is not answered yet, or whose entry has not been shown yet. */
export interface SentCommand extends PendingCommand<GameTypes> {
  /** The entry of the view for which it was decided. */
  readonly on: number;
  readonly sentAt: number;
  /** The match has gone on since: a stale command is not sent again, on a table that its player never saw. */
  readonly isStale: boolean;
}

/** The part of the rules that decides whether a command may still be sent. */
export interface TurnJudge {
  readonly pace: 'turns' | 'realtime';
  /** True if the viewer has a legal command. */
  canAct(view: unknown, viewer: Viewer, at: number): boolean;
}

/** Older real-time commands are not sent again after a reconnect. */
const MAX_REALTIME_AGE_MS = 2_000;

export function messageOf({ id, on, command }: SentCommand): ClientMessage {
  return { type: 'command', id, on, command };
}

export function withoutId(pending: readonly SentCommand[], id: string): SentCommand[] {
  return pending.filter((sent) => sent.id !== id);
}

/** Commands that still wait once entry `seen` is shown. */
export function withoutSeen(
  pending: readonly SentCommand[],
  played: AnsweredEntries,
  seen: number,
): readonly SentCommand[] {
  if (played.size === 0) return pending;
  return pending.filter(({ id }) => (played.get(id) ?? Infinity) > seen);
}

/** Answers whose entries come after `seen`. */
export function playedAfter(played: AnsweredEntries, seen: number): AnsweredEntries {
  return played.size === 0 ? played : new Map([...played].filter(([, seq]) => seq > seen));
}

/** Marks commands as stale if the seat can no longer act. Without a judge, any change counts. */
export function afterFrame(
  pending: readonly SentCommand[],
  judge: TurnJudge | null,
  view: unknown,
  viewer: Viewer,
  at: number,
): readonly SentCommand[] {
  if (pending.length === 0 || judge?.pace === 'realtime') return pending;
  const goesOn = judge === null || !judge.canAct(view, viewer, at);
  return goesOn ? pending.map((sent) => ({ ...sent, isStale: true })) : pending;
}

/** A snapshot does not tell what led to it, so commands decided for another view are stale. */
export function afterSnapshot(pending: readonly SentCommand[], seq: number): SentCommand[] {
  return pending.map((sent) => (sent.on === seq ? sent : { ...sent, isStale: true }));
}

/** After a reconnect: the commands to send again, under the same ids, and whether any is given up. */
export function splitForRetry(
  pending: readonly SentCommand[],
  played: AnsweredEntries,
  judge: TurnJudge | null,
  now: number,
): { readonly again: SentCommand[]; readonly isAnyDropped: boolean } {
  const isTooOld = ({ sentAt }: SentCommand): boolean =>
    judge?.pace === 'realtime' && now - sentAt > MAX_REALTIME_AGE_MS;
  const open = pending.filter(({ id }) => !played.has(id));
  const again = open.filter((sent) => !sent.isStale && !isTooOld(sent));
  return { again, isAnyDropped: again.length < open.length };
}
