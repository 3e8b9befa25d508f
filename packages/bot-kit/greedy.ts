import type { Rng } from '@tablee/kernel';

/** The most valuable option, ties broken at random; null if there are none. */
export function bestOf<T>(options: readonly T[], worth: (option: T) => number, rng: Rng): T | null {
  if (options.length === 0) return null;
  const worths = options.map(worth);
  const most = Math.max(...worths);
  return rng.pick(options.filter((_, index) => worths[index] === most));
}
