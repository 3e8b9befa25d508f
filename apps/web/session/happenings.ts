import type { GameTypes } from '@tablee/kernel';
import type { Frame } from '@tablee/protocol';
import type { Happening } from '@tablee/table-ui';

export type AnyHappening = Happening<GameTypes>;

const MAX_HAPPENINGS = 50;

/** The newest is last; the oldest are dropped. */
export function withHappening(
  happenings: readonly AnyHappening[],
  { seq, sights }: Frame,
  isMine: boolean,
): readonly AnyHappening[] {
  const newest = { seq, sights: sights as readonly object[], isMine };
  return [...happenings, newest].slice(-MAX_HAPPENINGS);
}

/** Marks an entry as this player's own when the answer to the command comes after it. */
export function markAsMine(happenings: readonly AnyHappening[], seq: number): readonly AnyHappening[] {
  return happenings.map((one) => (one.seq === seq ? { ...one, isMine: true } : one));
}
