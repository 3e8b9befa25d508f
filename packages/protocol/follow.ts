import { checksumOf } from './checksum.ts';
import { applyPatch } from './patch.ts';
import type { Frame, SnapshotMessage } from './server-messages.ts';

/** A client's copy of a match: the view after entry `seq`. */
export interface Followed {
  readonly seq: number | null;
  readonly at: number;
  readonly view: unknown;
  /** A snapshot has been requested; frames are ignored until it arrives. */
  readonly isLost: boolean;
}

/**
 * 'old': a duplicate frame. 'gap': a frame is missing. 'drifted': patch or checksum do not fit the view. After 'gap' or
 * 'drifted' the client sends one `resync`; frames are 'ignored' until the snapshot.
 */
export type FollowOutcome = 'applied' | 'old' | 'gap' | 'drifted' | 'ignored';

export interface FollowResult {
  readonly followed: Followed;
  readonly taken: FollowOutcome;
}

export const NOTHING_FOLLOWED: Followed = { seq: null, at: 0, view: null, isLost: false };

export function follow(followed: Followed, message: Frame | SnapshotMessage): FollowResult {
  if (message.type === 'frame') return followFrame(followed, message);
  const { seq, at, view } = message;
  // Not verified: a client with a faulty checksum would request snapshots endlessly.
  return { followed: { seq, at, view, isLost: false }, taken: 'applied' };
}

function followFrame(followed: Followed, { seq, at, patch, check }: Frame): FollowResult {
  if (followed.isLost) return { followed, taken: 'ignored' };
  const next = followed.seq === null ? 0 : followed.seq + 1;
  if (seq < next) return { followed, taken: 'old' };
  if (seq > next) return lost(followed, 'gap');
  const view = applyPatch(followed.view, patch);
  if (view === null || (check !== undefined && checksumOf(view) !== check)) return lost(followed, 'drifted');
  return { followed: { seq, at, view, isLost: false }, taken: 'applied' };
}

function lost(followed: Followed, taken: 'gap' | 'drifted'): FollowResult {
  return { followed: { ...followed, isLost: true }, taken };
}

/** `since` for the next `hello`; null if the view is unusable. */
export function sinceOf({ seq, isLost }: Followed): number | null {
  return isLost ? null : seq;
}
