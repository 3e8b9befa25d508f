import type { GameTypes, Viewer } from '@tablee/kernel';
import type { ClientMessage } from '@tablee/protocol';
import type { PendingCommand } from '@tablee/table-ui';

/** Which entry each command is that was answered and whose entry has not been seen yet, by its id. */
export type Played = ReadonlyMap<string, number>;

/** A command that is not answered yet, or whose entry has not been seen yet. */
export interface Sent extends PendingCommand<GameTypes> {
  /** The entry of the view on which it was decided. */
  readonly on: number;
  readonly sentAt: number;
  /** Since then the game has gone on without it: it must not be played late, on a table that its player never saw. */
  readonly isStale: boolean;
}

/** What a page knows of the rules to say whether a command may still be sent. */
export interface TurnJudge {
  readonly pace: 'turns' | 'realtime';
  /** Whether anything can be done by this viewer. */
  canAct(view: unknown, viewer: Viewer, at: number): boolean;
}

/** In real time, what was wanted so long ago is not wanted any more. */
const LONGEST_REALTIME_MS = 2_000;

export function messageOf({ id, on, command }: Sent): ClientMessage {
  return { type: 'command', id, on, command };
}

export function withoutId(pending: readonly Sent[], id: string): Sent[] {
  return pending.filter((sent) => sent.id !== id);
}

/** What is still waited for once entry `seen` is shown. */
export function withoutSeen(pending: readonly Sent[], played: Played, seen: number): readonly Sent[] {
  if (played.size === 0) return pending;
  return pending.filter(({ id }) => (played.get(id) ?? Infinity) > seen);
}

/** The answers that are still needed. */
export function playedAfter(played: Played, seen: number): Played {
  return played.size === 0 ? played : new Map([...played].filter(([, seq]) => seq > seen));
}

/** Marks what the game has gone on without. Without rules to ask, any change counts. */
export function afterFrame(
  pending: readonly Sent[],
  judge: TurnJudge | null,
  view: unknown,
  viewer: Viewer,
  at: number,
): readonly Sent[] {
  if (pending.length === 0 || judge?.pace === 'realtime') return pending;
  const goesOn = judge === null || !judge.canAct(view, viewer, at);
  return goesOn ? pending.map((sent) => ({ ...sent, isStale: true })) : pending;
}

/** A whole view says nothing of the way there: whatever was decided on another one is stale. */
export function afterSnapshot(pending: readonly Sent[], seq: number): Sent[] {
  return pending.map((sent) => (sent.on === seq ? sent : { ...sent, isStale: true }));
}

/** After a cut: what is sent again, under the same ids, and whether anything is given up. */
export function sortOut(
  pending: readonly Sent[],
  played: Played,
  judge: TurnJudge | null,
  now: number,
): { readonly again: Sent[]; readonly isAnyDropped: boolean } {
  const isTooOld = ({ sentAt }: Sent): boolean => judge?.pace === 'realtime' && now - sentAt > LONGEST_REALTIME_MS;
  const open = pending.filter(({ id }) => !played.has(id));
  const again = open.filter((sent) => !sent.isStale && !isTooOld(sent));
  return { again, isAnyDropped: again.length < open.length };
}
