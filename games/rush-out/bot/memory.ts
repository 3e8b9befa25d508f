import type { Json, Millis, Mind, Seat } from '@tablee/kernel';
import { type PingWord } from '../rules/modules/calls.ts';
import type { HeroSpot, RushTypes, RushView } from '../rules/types.ts';

interface RememberedPing {
  readonly seat: Seat;
  readonly word: PingWord;
  readonly spot: HeroSpot;
  readonly at: number;
}

/** Recent pings of all heroes, and seats that the last dissipations hit; absent before the first one. */
interface RushMemory {
  readonly pings: readonly RememberedPing[];
  readonly hits?: readonly Seat[];
}

const MAX_HITS = 4;

/** Bots react to a ping for this time. */
const FOLLOW_PING_MS = 6_000;
/** Pings are forgotten after this time. */
const FORGET_PING_MS = 15_000;

export const pingMemory: Mind<RushTypes> = {
  start: { pings: [] },
  remember(memory, sight, _, at) {
    if (sight.kind === 'hampered') {
      const hits = [...(read(memory).hits ?? []), sight.seat].slice(-MAX_HITS);
      return { ...read(memory), hits } as unknown as Json;
    }
    if (sight.kind !== 'pinged') return memory;
    const { seat, word, spot } = sight;
    const kept = read(memory).pings.filter((ping) => at - ping.at < FORGET_PING_MS);
    return { ...read(memory), pings: [...kept, { seat, word, spot, at }] } as unknown as Json;
  },
};

/**
 * Memory of a hint, which sees only the view: the time of the seat's last ping. Its word and spot are not in a view, so
 * placeholders stand for them; only the time is used.
 */
export function ownPingOf({ pingedAt }: RushView, seat: Seat, here: HeroSpot | null): Json {
  const at = pingedAt[seat] ?? null;
  if (at === null || here === null) return pingMemory.start;
  return { pings: [{ seat, word: 'help', spot: here, at }] };
}

function read(memory: Json): RushMemory {
  return memory as unknown as RushMemory;
}

/** Seats that the last dissipations hit, the last one first. */
export function lastHitsOf(memory: Json, count: number): Seat[] {
  return (read(memory).hits ?? []).slice(-count).toReversed();
}

/** Spots to which other heroes recently called for help or warned. */
export function pingsFor(memory: Json, seat: Seat, at: Millis): HeroSpot[] {
  return othersPings(memory, seat, at).flatMap(({ word, spot }) => (word === 'mine' ? [] : [spot]));
}

/** Heroes who recently asked for help at this spot. */
export function askersAt(memory: Json, seat: Seat, at: Millis, spot: HeroSpot): Seat[] {
  return othersPings(memory, seat, at).flatMap((ping) =>
    ping.word === 'help' && ping.spot === spot ? [ping.seat] : [],
  );
}

/** Spots that other heroes recently claimed. */
export function claimedBy(memory: Json, seat: Seat, at: Millis): HeroSpot[] {
  return othersPings(memory, seat, at).flatMap(({ word, spot }) => (word === 'mine' ? [spot] : []));
}

function othersPings(memory: Json, seat: Seat, at: Millis): RememberedPing[] {
  return read(memory).pings.filter((ping) => ping.seat !== seat && at - ping.at < FOLLOW_PING_MS);
}

/** True if this seat pinged within this time. */
export function hasPinged(memory: Json, seat: Seat, at: Millis, ms: number): boolean {
  return read(memory).pings.some((ping) => ping.seat === seat && at - ping.at < ms);
}

/** Time of this seat's last ping, if it is remembered. */
export function lastPingOf(memory: Json, seat: Seat): number | null {
  return read(memory).pings.findLast((ping) => ping.seat === seat)?.at ?? null;
}
