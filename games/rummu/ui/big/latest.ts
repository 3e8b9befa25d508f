import type { Seat } from '@tablee/kernel';
import type { RummuProps } from '../props.ts';
import { tellAloud } from '../tell-aloud.ts';

export interface Deed {
  readonly key: string;
  readonly seat: Seat;
  /** One sentence each. */
  readonly told: readonly string[];
}

/** What happened last, as everybody in the room may know it: a whole turn where one was played. */
export function latestDeed({
  happenings,
  say,
  nameOf,
}: Pick<RummuProps, 'happenings' | 'say' | 'nameOf'>): Deed | null {
  const last = happenings.findLast(({ sights }) => sights.some((sight) => 'seat' in sight));
  if (last === undefined) return null;
  const deeds = last.sights.filter((sight) => 'seat' in sight);
  const told = deeds.flatMap((sight) => {
    const line = tellAloud(sight, { viewer: 'spectator', say, nameOf });
    return line === null ? [] : [typeof line === 'string' ? line : line.text];
  });
  const [first] = deeds;
  return first === undefined ? null : { key: String(last.seq), seat: first.seat, told };
}

/** The cards that it brought to each combination. */
export function latestCards({ happenings }: Pick<RummuProps, 'happenings'>): ReadonlyMap<number, readonly string[]> {
  const last = happenings.findLast(({ sights }) => sights.some((sight) => 'seat' in sight));
  const fresh = new Map<number, readonly string[]>();
  for (const sight of last?.sights ?? []) {
    if (sight.kind === 'laid') fresh.set(sight.meld.id, sight.meld.cards);
    if (sight.kind === 'added') fresh.set(sight.meld.id, [...(fresh.get(sight.meld.id) ?? []), ...sight.cards]);
    if (sight.kind === 'swapped') fresh.set(sight.meld.id, [...(fresh.get(sight.meld.id) ?? []), sight.card]);
  }
  return fresh;
}
