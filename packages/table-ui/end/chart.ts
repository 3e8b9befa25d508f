import type { Rounds } from '@tablee/kernel';

/** Points of a seat after 0, 1, 2 … rounds; equal for all seats of a team. */
export function totalsOf(rounds: Rounds, seat: number): number[] {
  let total = 0;
  return [0, ...rounds.map((gains) => (total += gains[seat] as number))];
}

/** Range of the axes, and the labelled scores and rounds. */
export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly scores: readonly number[];
  readonly rounds: readonly number[];
}

/** Maximum number of labels per axis. */
const MAX_SCORE_LABELS = 3;
const MAX_ROUND_LABELS = 8;
const LABEL_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];

/** Labels zero, half the target and the target; without a target, round numbers up to the best score. */
export function axisOf(totals: readonly (readonly number[])[], goal: number | null): Axis {
  const all = totals.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, goal ?? 0, ...all)];
  const count = (totals[0]?.length ?? 1) - 1;
  const every = Math.ceil(count / MAX_ROUND_LABELS);
  const rounds = Array.from({ length: count }, (_, round) => round + 1).filter(
    (round) => (count - round) % every === 0,
  );
  return { low, high, scores: goal === null ? roundScores(low, high) : [0, goal / 2, goal], rounds };
}

function roundScores(low: number, high: number): number[] {
  const span = high - low;
  const step = LABEL_STEPS.find((one) => span / one <= MAX_SCORE_LABELS) ?? span;
  return Array.from({ length: Math.floor(high / step) + 1 }, (_, n) => n * step);
}
