import type { Json, Millis, Mind, Seat } from '@tablee/kernel';
import type { HeroSpot, PingWord, RushTypes } from '../rules/types.ts';

interface Call {
  readonly seat: Seat;
  readonly word: PingWord;
  readonly spot: HeroSpot;
  readonly at: number;
}

/** The calls of the last moments: a bot goes where it is called. */
interface Heard {
  readonly calls: readonly Call[];
}

/** For so long a call is followed. */
const CALL_MS = 6_000;

export const ears: Mind<RushTypes> = {
  start: { calls: [] },
  remember(memory, sight, _, at) {
    if (sight.kind !== 'pinged') return memory;
    const { seat, word, spot } = sight;
    return {
      calls: [...read(memory).calls.filter((call) => isFresh(call, at)), { seat, word, spot, at }],
    } as unknown as Json;
  },
};

function read(memory: Json): Heard {
  return memory as unknown as Heard;
}

function isFresh(call: Call, at: number): boolean {
  return at - call.at < CALL_MS;
}

/** Where others lately asked for help, or warned. */
export function callsFor(memory: Json, seat: Seat, at: Millis): HeroSpot[] {
  const calls = read(memory).calls.filter((call) => isFresh(call, at) && call.seat !== seat && call.word !== 'mine');
  return calls.map(({ spot }) => spot);
}

/** Which cards others said that they take. */
export function claimedBy(memory: Json, seat: Seat, at: Millis): HeroSpot[] {
  const calls = read(memory).calls.filter((call) => isFresh(call, at) && call.seat !== seat && call.word === 'mine');
  return calls.map(({ spot }) => spot);
}

/** Whether this seat called a moment ago: nobody shouts all the time. */
export function hasCalled(memory: Json, seat: Seat, at: Millis): boolean {
  return read(memory).calls.some((call) => call.seat === seat && isFresh(call, at));
}
