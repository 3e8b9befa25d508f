import { describe, expect, it } from 'vitest';
import { shakeDetector } from './shaking.ts';

const STRONG = { x: 14, y: -14, z: 3 };
const WEAK = { x: 2, y: 1, z: 4 };

/** For each push with its time: true if the device counts as shaken. */
function shakenBy(pushes: readonly (readonly [typeof STRONG, number])[]): boolean[] {
  const isShaken = shakeDetector();
  return pushes.map(([push, at]) => isShaken(push, at));
}

describe('shaking a phone', () => {
  it('rolls the dice with the third strong push', () => {
    expect(shakenBy([100, 300, 500, 600].map((at) => [STRONG, at]))).toEqual([false, false, true, false]);
  });

  it('is not detected while walking, or when it is put down', () => {
    expect(shakenBy([100, 200, 300, 400].map((at) => [WEAK, at]))).not.toContain(true);
    expect(shakenBy([100, 2_000, 4_000].map((at) => [STRONG, at]))).not.toContain(true);
  });

  it('is not detected without acceleration data', () => {
    expect(shakeDetector()({ x: null, y: null, z: null }, 0)).toBe(false);
  });
});
