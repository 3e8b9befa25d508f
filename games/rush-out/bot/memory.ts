import type { Json, Millis, Mind, Seat } from '@tablee/kernel';
import type { HeroSpot, PingWord, RushTypes, RushView } from '../rules/types.ts';

interface Ping {
  readonly seat: Seat;
  readonly word: PingWord;
  readonly spot: HeroSpot;
  readonly at: number;
}

/** What was pinged lately: a bot goes where it is pinged. */
interface Heard {
  readonly pings: readonly Ping[];
}

/** For so long a ping is followed. */
const FOLLOWED_MS = 6_000;
/** For so long it is known who pinged. */
const KEPT_MS = 15_000;

export const ears: Mind<RushTypes> = {
  start: { pings: [] },
  remember(memory, sight, _, at) {
    if (sight.kind !== 'pinged') return memory;
    const { seat, word, spot } = sight;
    const kept = read(memory).pings.filter((ping) => at - ping.at < KEPT_MS);
    return { pings: [...kept, { seat, word, spot, at }] } as unknown as Json;
  },
};

/**
 * The memory of somebody who has heard nothing and sees the table: when this seat last pinged. What it pinged and where is
 * not in a view; of one's own pings only the time is asked for.
 */
export function ownPingOf({ pingedAt }: RushView, seat: Seat, here: HeroSpot | null): Json {
  const at = pingedAt[seat] ?? null;
  if (at === null || here === null) return ears.start;
  return { pings: [{ seat, word: 'help', spot: here, at }] };
}

function read(memory: Json): Heard {
  return memory as unknown as Heard;
}

/** Where others lately asked for help, or warned. */
export function pingsFor(memory: Json, seat: Seat, at: Millis): HeroSpot[] {
  return othersPings(memory, seat, at).flatMap(({ word, spot }) => (word === 'mine' ? [] : [spot]));
}

/** Who lately asked for help at this card. */
export function askersAt(memory: Json, seat: Seat, at: Millis, spot: HeroSpot): Seat[] {
  return othersPings(memory, seat, at).flatMap((ping) =>
    ping.word === 'help' && ping.spot === spot ? [ping.seat] : [],
  );
}

/** Which cards others said that they take. */
export function claimedBy(memory: Json, seat: Seat, at: Millis): HeroSpot[] {
  return othersPings(memory, seat, at).flatMap(({ word, spot }) => (word === 'mine' ? [spot] : []));
}

function othersPings(memory: Json, seat: Seat, at: Millis): Ping[] {
  return read(memory).pings.filter((ping) => ping.seat !== seat && at - ping.at < FOLLOWED_MS);
}

/** Whether this seat pinged within so many milliseconds: nobody shouts all the time. */
export function hasPinged(memory: Json, seat: Seat, at: Millis, ms: number): boolean {
  return read(memory).pings.some((ping) => ping.seat === seat && at - ping.at < ms);
}

/** When this seat last pinged, as far as it is remembered. */
export function lastPingOf(memory: Json, seat: Seat): number | null {
  return read(memory).pings.findLast((ping) => ping.seat === seat)?.at ?? null;
}
