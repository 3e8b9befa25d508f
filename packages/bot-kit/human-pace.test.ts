import { seedFromWord, stepRng } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { type HumanPace, humanDelay } from './human-pace.ts';

const SEED = seedFromWord('pace');
const PACE: HumanPace = {
  notice: { middle: 800, scatter: 0.4 },
  act: { middle: 300, scatter: 0.2 },
  perDistraction: 0.25,
};

function delays(pace: HumanPace, distractions?: number): number[] {
  const all = Array.from({ length: 2_000 }, (_, step) => humanDelay(pace, stepRng(SEED, step), distractions));
  return all.toSorted((a, b) => a - b);
}

describe('human pace', () => {
  it('is distributed around its median, with a long tail above', () => {
    const all = delays(PACE);
    const [fast, middle, slow] = [all[100], all[1_000], all[1_900]] as [number, number, number];
    expect(middle).toBeGreaterThan(1_000);
    expect(middle).toBeLessThan(1_200);
    expect(slow - middle).toBeGreaterThan(1.3 * (middle - fast));
  });

  it('is slower with distractions', () => {
    const [calm, busy] = [delays(PACE)[1_000] as number, delays(PACE, 4)[1_000] as number];
    expect(busy - calm).toBeGreaterThan(600);
  });

  it('is a whole number of milliseconds of at least 120', () => {
    const all = delays({ notice: { middle: 1, scatter: 0 }, act: { middle: 1, scatter: 0 }, perDistraction: 0 });
    expect(new Set(all)).toEqual(new Set([120]));
    expect(delays(PACE).every(Number.isInteger)).toBe(true);
  });
});
