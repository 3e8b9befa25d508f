import type { Json, Millis, Mind, Seat } from '@tablee/kernel';
import type { RuckusTypes } from '../rules/types.ts';

interface Attention {
  /** Start time of the round. */
  readonly started: number;
  /** Times of the events of the last DISTRACTION_MS. */
  readonly recent: readonly number[];
  /** Cards drawn in this round, by seat. */
  readonly draws: readonly number[];
  /** Draws, thefts and completions in this round, by seat; pairs do not count. */
  readonly moves: readonly number[];
}

const DISTRACTION_MS = 1_000;
/** Lead of another seat in drawn cards from which a bot hurries. */
const FAR_BEHIND_DRAWS = 3;

export const attention: Mind<RuckusTypes> = {
  start: { started: 0, recent: [], draws: [], moves: [] },
  remember(memory, sight, view, at) {
    const { started, recent, draws, moves } = read(memory);
    const now = { started, recent: [...timesSince(recent, at), at] };
    const nobody = view.hands.map(() => 0);
    if (sight.kind === 'started') return { ...now, started: at, draws: nobody, moves: nobody };
    const isMove = sight.kind === 'drew' || sight.kind === 'stolen' || sight.kind === 'completed';
    return {
      ...now,
      draws: sight.kind === 'drew' ? incrementedAt(draws, sight.seat) : [...draws],
      moves: isMove ? incrementedAt(moves, sight.seat) : [...moves],
    };
  },
};

function incrementedAt(counts: readonly number[], seat: Seat): number[] {
  return counts.with(seat, (counts[seat] ?? 0) + 1);
}

function read(memory: Json): Attention {
  return memory as unknown as Attention;
}

function timesSince(times: readonly number[], at: Millis): number[] {
  return times.filter((time) => time > at - DISTRACTION_MS);
}

export function startOfRound(memory: Json): number {
  return read(memory).started;
}

/** Number of events within the last second; many at once slow a bot down. */
export function distractionsAt(memory: Json, at: Millis): number {
  return timesSince(read(memory).recent, at).length;
}

/** True if another seat has drawn far more cards: the bot then draws at its usual pace, without patience. */
export function isBehind(memory: Json, seat: Seat): boolean {
  const { draws } = read(memory);
  return Math.max(...draws) - (draws[seat] ?? 0) >= FAR_BEHIND_DRAWS;
}

/** RK-A25: true if another seat has made fewer moves than this one. */
export function isAhead(memory: Json, seat: Seat): boolean {
  const { moves } = read(memory);
  return (moves[seat] ?? 0) > Math.min(...moves);
}
