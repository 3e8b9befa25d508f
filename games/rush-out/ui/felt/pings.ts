import type { Happening, NumberedSight } from '@tablee/table-ui';
import type { EventOf, RushTypes } from '../../rules/types.ts';

export type PingEvent = NumberedSight<EventOf<'pinged'>>;

/** RO-A68: the last ping of each hero, the newest last. A completed card ends its pings. */
export function pingsIn(happenings: readonly Happening<RushTypes>[]): PingEvent[] {
  const last = new Map<number, PingEvent>();
  for (const { seq, sights } of happenings) {
    for (const sight of sights) {
      if (sight.kind === 'pinged') {
        last.delete(sight.seat);
        last.set(sight.seat, { seq, sight });
      }
      if (sight.kind !== 'completed') continue;
      for (const [seat, ping] of last) if (ping.sight.spot === sight.spot) last.delete(seat);
    }
  }
  return [...last.values()];
}

/** Number of earlier pings at the same card, to draw them side by side. */
export function rankOf(ping: PingEvent, pings: readonly PingEvent[]): number {
  return pings.slice(0, pings.indexOf(ping)).filter(({ sight }) => sight.spot === ping.sight.spot).length;
}
