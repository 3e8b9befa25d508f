import type { Json, Millis, Mind, Seat } from '@tablee/kernel';
import type { HeroSpot, PingWord, RushTypes, RushView } from '../rules/types.ts';

interface Call {
  readonly seat: Seat;
  readonly word: PingWord;
  readonly spot: HeroSpot;
  readonly at: number;
}

/** What was called lately: a bot goes where it is called. */
interface Heard {
  readonly calls: readonly Call[];
}

/** For so long a call is followed. */
const FOLLOWED_MS = 6_000;
/** For so long it is known who called. */
const KEPT_MS = 15_000;

export const ears: Mind<RushTypes> = {
  start: { calls: [] },
  remember(memory, sight, _, at) {
    if (sight.kind !== 'pinged') return memory;
    const { seat, word, spot } = sight;
    const kept = read(memory).calls.filter((call) => at - call.at < KEPT_MS);
    return { calls: [...kept, { seat, word, spot, at }] } as unknown as Json;
  },
};

/**
 * The memory of somebody who has heard nothing and sees the table: when this seat last called. What it called and where is
 * not in a view; of one's own calls only the time is asked for.
 */
export function ownCallOf({ pingedAt }: RushView, seat: Seat, here: HeroSpot | null): Json {
  const at = pingedAt[seat] ?? null;
  if (at === null || here === null) return ears.start;
  return { calls: [{ seat, word: 'help', spot: here, at }] };
}

function read(memory: Json): Heard {
  return memory as unknown as Heard;
}

/** Where others lately asked for help, or warned. */
export function callsFor(memory: Json, seat: Seat, at: Millis): HeroSpot[] {
  return othersCalled(memory, seat, at).flatMap(({ word, spot }) => (word === 'mine' ? [] : [spot]));
}

/** Which cards others said that they take. */
export function claimedBy(memory: Json, seat: Seat, at: Millis): HeroSpot[] {
  return othersCalled(memory, seat, at).flatMap(({ word, spot }) => (word === 'mine' ? [spot] : []));
}

function othersCalled(memory: Json, seat: Seat, at: Millis): Call[] {
  return read(memory).calls.filter((call) => call.seat !== seat && at - call.at < FOLLOWED_MS);
}

/** Whether this seat called within so many milliseconds: nobody shouts all the time. */
export function hasCalled(memory: Json, seat: Seat, at: Millis, ms: number): boolean {
  return read(memory).calls.some((call) => call.seat === seat && at - call.at < ms);
}

/** When this seat last called, as far as it is remembered. */
export function lastCallOf(memory: Json, seat: Seat): number | null {
  return read(memory).calls.findLast((call) => call.seat === seat)?.at ?? null;
}
