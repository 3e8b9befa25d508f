import { maxOf, median } from '../measure.ts';

/** The times of the frames of one run, in milliseconds. */
export type FrameTimes = readonly number[];

/** Longer than this, and a thing that flies is seen to stop. */
export const MAX_GAP_MS = 100;

export const SMOOTHNESS_COLUMNS = ['frames a second', 'slowest run', 'longest gap ms', 'in the worst run'] as const;

/** By the time that they took, not by their number: a slow frame weighs as much as it is seen. */
export function framesPerSecond(times: FrameTimes): number {
  const took = (times.at(-1) ?? 0) - (times[0] ?? 0);
  if (took <= 0) throw new Error('frames of no time have no rate');
  return (1000 * (times.length - 1)) / took;
}

export function longestGap(times: FrameTimes): number {
  return maxOf(times.slice(1).map((time, index) => time - (times[index] as number)));
}

/** In the median run: one that something else on the machine disturbed does not decide. */
export function isSmooth(runs: readonly FrameTimes[], least: number): boolean {
  return median(runs.map(framesPerSecond)) >= least && median(runs.map(longestGap)) <= MAX_GAP_MS;
}

/** What stands below the heads of `SMOOTHNESS`. */
export function writeSmoothness(runs: readonly FrameTimes[]): string[] {
  const [rates, gaps] = [runs.map(framesPerSecond), runs.map(longestGap)];
  return [
    ...[median(rates), Math.min(...rates)].map((rate) => rate.toFixed(1)),
    ...[median(gaps), maxOf(gaps)].map((ms) => ms.toFixed(0)),
  ];
}
