import type { GameTypes } from '@tablee/kernel';
import type { Frame } from '@tablee/protocol';
import type { Happening } from '@tablee/table-ui';

export type AnyHappening = Happening<GameTypes>;

const MOST_HAPPENINGS = 50;

/** The newest last; what is too old to be shown is forgotten. */
export function withHappening(
  happenings: readonly AnyHappening[],
  { seq, sights }: Frame,
  isMine: boolean,
): readonly AnyHappening[] {
  const newest = { seq, sights: sights as readonly object[], isMine };
  return [...happenings, newest].slice(-MOST_HAPPENINGS);
}

/** The answer to a command has come after its entry. */
export function withMine(happenings: readonly AnyHappening[], seq: number): readonly AnyHappening[] {
  return happenings.map((one) => (one.seq === seq ? { ...one, isMine: true } : one));
}
