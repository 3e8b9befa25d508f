import type { Happening } from '@tablee/table-ui';
import type { RuckusSay } from '../locale/index.ts';
import type { Family, RuckusSight, RuckusTypes } from '../rules/types.ts';

/** What a sight sounds like, for the log and for screen readers. */
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

/** A busy table is not read out whole: what I do, what is stolen, and what everybody must know. */
function concerns(sight: RuckusSight, me: number | null): boolean {
  switch (sight.kind) {
    case 'formed':
    case 'completed':
    case 'drew':
      return sight.seat === me;
    default:
      return true;
  }
}

/** For screen readers: a card that I drew is named, and a thief is told to me as such. */
export function tellAloud(
  sight: RuckusSight,
  me: number | null,
  say: RuckusSay,
  nameOf: (seat: number) => string,
): string | null {
  if (!concerns(sight, me)) return null;
  if (sight.kind === 'drew' && sight.family !== null) return say('ui.drew', { family: sight.family });
  if (sight.kind === 'stolen' && sight.from === me) {
    return say('ui.stolen', { player: nameOf(sight.seat), family: sight.family, count: sight.taken });
  }
  return tellRuckus(sight, say, nameOf);
}

/** The family that somebody calls, and when. */
export interface Call {
  readonly seq: number;
  readonly family: Family;
}

/** RK-14: what each seat called last. */
export function callsOf(happenings: readonly Happening<RuckusTypes>[]): ReadonlyMap<number, Call> {
  const calls = new Map<number, Call>();
  for (const { seq, sights } of happenings) {
    for (const sight of sights) {
      if (sight.kind === 'formed' || sight.kind === 'stolen' || sight.kind === 'completed') {
        calls.set(sight.seat, { seq, family: sight.family });
      }
    }
  }
  return calls;
}
