import type { Json, Millis, Mind, Seat } from '@tablee/kernel';
import type { RuckusTypes } from '../rules/types.ts';

interface Attention {
  /** When the round was started. */
  readonly started: number;
  /** When things happened within the last moment. */
  readonly lately: readonly number[];
  /** How many cards each seat has drawn in this round. */
  readonly draws: readonly number[];
  /** How often each seat has chosen something in it; pairs lay themselves. */
  readonly moves: readonly number[];
}

const A_MOMENT_MS = 1_000;
/** Who has drawn so many cards less than another makes haste. */
const BEHIND = 3;

export const attention: Mind<RuckusTypes> = {
  start: { started: 0, lately: [], draws: [], moves: [] },
  remember(memory, sight, view, at) {
    const { started, lately, draws, moves } = read(memory);
    const now = { started, lately: [...since(lately, at), at] };
    const nobody = view.hands.map(() => 0);
    if (sight.kind === 'started') return { ...now, started: at, draws: nobody, moves: nobody };
    const isMove = sight.kind === 'drew' || sight.kind === 'stolen' || sight.kind === 'completed';
    return {
      ...now,
      draws: sight.kind === 'drew' ? oneMore(draws, sight.seat) : [...draws],
      moves: isMove ? oneMore(moves, sight.seat) : [...moves],
    };
  },
};

function oneMore(counts: readonly number[], seat: Seat): number[] {
  return counts.with(seat, (counts[seat] ?? 0) + 1);
}

function read(memory: Json): Attention {
  return memory as unknown as Attention;
}

function since(times: readonly number[], at: Millis): number[] {
  return times.filter((time) => time > at - A_MOMENT_MS);
}

export function startOfRound(memory: Json): number {
  return read(memory).started;
}

/** How much happened just now: much at once is hard to follow. */
export function distractionsAt(memory: Json, at: Millis): number {
  return since(read(memory).lately, at).length;
}

/** The table sets the tempo: nobody lets another draw far more cards. */
export function isBehind(memory: Json, seat: Seat): boolean {
  const { draws } = read(memory);
  return Math.max(...draws) - (draws[seat] ?? 0) >= BEHIND;
}

/** RK-A25: somebody has not had as many moves as this seat. */
export function isAhead(memory: Json, seat: Seat): boolean {
  const { moves } = read(memory);
  return (moves[seat] ?? 0) > Math.min(...moves);
}
