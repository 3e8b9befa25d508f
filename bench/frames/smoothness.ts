import { maxOf, median } from '../measure.ts';

/** Times of the frames of one run, in milliseconds. */
export type FrameTimes = readonly number[];

/** A longer gap is visible as a stop. */
export const MAX_GAP_MS = 100;

export const SMOOTHNESS_COLUMNS = ['frames a second', 'slowest run', 'longest gap ms', 'in the worst run'] as const;

/** Frames by elapsed time, so that a slow frame counts by its duration. */
export function framesPerSecond(times: FrameTimes): number {
  const took = (times.at(-1) ?? 0) - (times[0] ?? 0);
  if (took <= 0) throw new Error('no time has passed between the frames');
  return (1000 * (times.length - 1)) / took;
}

export function longestGap(times: FrameTimes): number {
  return maxOf(times.slice(1).map((time, index) => time - (times[index] as number)));
}

/** Judges the median run, because other load on the machine may disturb single ones. */
export function isSmooth(runs: readonly FrameTimes[], least: number): boolean {
  return median(runs.map(framesPerSecond)) >= least && median(runs.map(longestGap)) <= MAX_GAP_MS;
}

/** Cells for the columns of `SMOOTHNESS_COLUMNS`. */
export function writeSmoothness(runs: readonly FrameTimes[]): string[] {
  const [rates, gaps] = [runs.map(framesPerSecond), runs.map(longestGap)];
  return [
    ...[median(rates), Math.min(...rates)].map((rate) => rate.toFixed(1)),
    ...[median(gaps), maxOf(gaps)].map((ms) => ms.toFixed(0)),
  ];
}
