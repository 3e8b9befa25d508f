import type { Happening } from '@tablee/table-ui';
import type { RuckusSay } from '../locale/index.ts';
import type { Family, RuckusSight, RuckusTypes } from '../rules/types.ts';

/** Text of a sight for the log and for screen readers. */
export function tellRuckus(sight: RuckusSight, say: RuckusSay, nameOf: (seat: number) => string): string | null {
  switch (sight.kind) {
    case 'formed':
    case 'completed':
      return say(`event.${sight.kind}`, { player: nameOf(sight.seat), family: say(`family.${sight.family}`) });
    case 'stolen':
      return say('event.stolen', {
        player: nameOf(sight.seat),
        victim: nameOf(sight.from),
        family: say(`family.${sight.family}`),
      });
    case 'drew':
    case 'called':
      return say(`event.${sight.kind}`, { player: nameOf(sight.seat) });
    case 'started':
      return say('event.started', { round: sight.round });
    case 'dealt':
    case 'stalling':
    case 'stalled':
    case 'scored':
    case 'over':
      return say(`event.${sight.kind}`);
  }
}

/** A family that a player calls, and the entry. */
export interface FamilyCall {
  readonly seq: number;
  readonly family: Family;
}

/** RK-14: the last call of each seat. */
export function callsOf(happenings: readonly Happening<RuckusTypes>[]): ReadonlyMap<number, FamilyCall> {
  const calls = new Map<number, FamilyCall>();
  for (const { seq, sights } of happenings) {
    for (const sight of sights) {
      if (sight.kind === 'formed' || sight.kind === 'stolen' || sight.kind === 'completed') {
        calls.set(sight.seat, { seq, family: sight.family });
      }
    }
  }
  return calls;
}
