import { checksumOf } from './checksum.ts';
import { applyPatch } from './patch.ts';
import type { Frame, SnapshotMessage } from './server-messages.ts';

/** What a client holds of a match: the view after entry `seq`. */
export interface Followed {
  /** Null before the first view. */
  readonly seq: number | null;
  readonly at: number;
  readonly view: unknown;
  /** A whole view has been asked for: until it comes, frames say nothing that can be relied on. */
  readonly isLost: boolean;
}

/**
 * 'old': a frame that came twice. 'gap': a frame is missing. 'drifted': the view is not what the host says it is.
 * A client that hears 'gap' or 'drifted' sends `resync`, once: frames are 'ignored' from then on until a snapshot.
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
  // Its own checksum is not asked for: a client that computes another one would ask for snapshots for ever.
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

/** What `hello` says of it: a view that cannot be relied on is not worth resuming. */
export function sinceOf({ seq, isLost }: Followed): number | null {
  return isLost ? null : seq;
}
