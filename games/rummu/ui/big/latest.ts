import type { Seat } from '@tablee/kernel';
import type { Card } from '../../rules/types.ts';
import type { RummuProps } from '../props.ts';
import { markFresh } from '../since.ts';
import { tellAloud } from '../tell-aloud.ts';

interface ToldTurn {
  readonly key: string;
  readonly seat: Seat;
  /** A sentence for each event. */
  readonly told: readonly string[];
}

/** The last turn as every spectator may know it; a draw alone until the turn is played. */
export function latestTurn({
  happenings,
  say,
  nameOf,
}: Pick<RummuProps, 'happenings' | 'say' | 'nameOf'>): ToldTurn | null {
  const last = latestOf(happenings);
  if (last === undefined) return null;
  const turnSights = last.sights.filter((sight) => 'seat' in sight);
  const told = turnSights.flatMap((sight) => {
    const line = tellAloud(sight, { viewer: 'spectator', say, nameOf });
    return line === null ? [] : [typeof line === 'string' ? line : line.text];
  });
  const [first] = turnSights;
  return first === undefined ? null : { key: String(last.seq), seat: first.seat, told };
}

/** The cards that the last turn brought to each combination. */
export function latestCards({ happenings }: Pick<RummuProps, 'happenings'>): ReadonlyMap<number, readonly Card[]> {
  const fresh = new Map<number, readonly Card[]>();
  for (const sight of latestOf(happenings)?.sights ?? []) markFresh(fresh, sight);
  return fresh;
}

/** The last entry that has an action of a player. */
function latestOf(happenings: RummuProps['happenings']): RummuProps['happenings'][number] | undefined {
  return happenings.findLast(({ sights }) => sights.some((sight) => 'seat' in sight));
}
