import type { Rng } from '@tablee/kernel';

const FINE = 2 ** 30;
const MEAN_MS = 280;
const DEVIATION_MS = 60;

/** From 0, below 1. */
export function fraction(rng: Rng): number {
  return rng.below(FINE) / FINE;
}

/** Time to see and tap: lognormal, so that a few reactions are slow and none is negative. */
export function reactionMs(rng: Rng): number {
  const variance = Math.log(1 + (DEVIATION_MS / MEAN_MS) ** 2);
  const normal = Math.sqrt(-2 * Math.log(1 - fraction(rng))) * Math.cos(2 * Math.PI * fraction(rng));
  return Math.exp(Math.log(MEAN_MS) - variance / 2 + Math.sqrt(variance) * normal);
}
