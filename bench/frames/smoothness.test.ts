import { describe, expect, it } from 'vitest';
import { framesPerSecond, isSmooth, longestGap, writeSmoothness } from './smoothness.ts';

/** Frame times from stretches of frames with the same interval. */
function run(...stretches: readonly (readonly [frames: number, ms: number])[]): number[] {
  const times = [1_000];
  for (const [frames, ms] of stretches) for (let nth = 0; nth < frames; nth += 1) times.push((times.at(-1) ?? 0) + ms);
  return times;
}

const FAST = run([60, 16]);
const SLOW = run([10, 50]);

describe('how smoothly something moves', () => {
  it('is frames by time: half of a second at 20 and half at 60 is 40, though most frames were fast', () => {
    expect(framesPerSecond(run([10, 50], [30, 500 / 30]))).toBeCloseTo(40);
  });

  it('cannot be computed for a single frame', () => {
    expect(() => framesPerSecond([5])).toThrow('no time has passed');
  });

  it('has the longest time between two frames, wherever it is', () => {
    expect(longestGap(run([3, 16], [1, 120], [3, 16]))).toBe(120);
    expect(longestGap(run([1, 120], [3, 16]))).toBe(120);
  });

  it('is judged by the median run, by its rate and by its longest gap', () => {
    expect(isSmooth([FAST, FAST, SLOW], 59)).toBe(true);
    expect(isSmooth([FAST, SLOW, SLOW], 59)).toBe(false);
    const stopped = run([1, 101], [600, 16]);
    expect(isSmooth([stopped], 59)).toBe(false);
    expect(isSmooth([run([1, 100], [600, 16])], 59)).toBe(true);
  });

  it('is written with the median run first and the worst beside it', () => {
    expect(writeSmoothness([FAST, FAST, SLOW])).toEqual(['62.5', '20.0', '16', '50']);
  });
});
