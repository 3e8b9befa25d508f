import type { Happening, Late } from '@tablee/table-ui';
import type { EventOf, RushTypes } from '../../rules/types.ts';

export type Call = Late<EventOf<'pinged'>>;

/** RO-A68: the last call of each hero, the newest at the end. Whatever was called about a card is over once the card is complete. */
export function callsIn(happenings: readonly Happening<RushTypes>[]): Call[] {
  const last = new Map<number, Call>();
  for (const { seq, sights } of happenings) {
    for (const sight of sights) {
      if (sight.kind === 'pinged') {
        last.delete(sight.seat);
        last.set(sight.seat, { seq, sight });
      }
      if (sight.kind !== 'completed') continue;
      for (const [seat, call] of last) if (call.sight.spot === sight.spot) last.delete(seat);
    }
  }
  return [...last.values()];
}

/** How many of those before it stand at the same card: the next is drawn beside them. */
export function rankOf(call: Call, calls: readonly Call[]): number {
  return calls.slice(0, calls.indexOf(call)).filter(({ sight }) => sight.spot === call.sight.spot).length;
}
