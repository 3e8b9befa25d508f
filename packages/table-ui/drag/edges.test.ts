import { describe, expect, it } from 'vitest';
import { pushAt } from './edges.ts';

const BOARD = { left: 100, top: 50, width: 400, height: 300 };

describe('a hand that rests at the edge of something that scrolls', () => {
  it('pushes it on, the faster the nearer', () => {
    const near = pushAt({ x: 490, y: 200 }, BOARD);
    const nearer = pushAt({ x: 499, y: 200 }, BOARD);
    expect(near.y).toBe(0);
    expect(near.x).toBeGreaterThan(0);
    expect(nearer.x).toBeGreaterThan(near.x);
  });

  it('pushes the other way at the other edge, and both ways in a corner', () => {
    const corner = pushAt({ x: 102, y: 52 }, BOARD);
    expect(corner.x).toBeLessThan(0);
    expect(corner.y).toBeLessThan(0);
  });

  it('leaves it alone in the middle, and from outside', () => {
    expect(pushAt({ x: 300, y: 200 }, BOARD)).toEqual({ x: 0, y: 0 });
    expect(pushAt({ x: 90, y: 380 }, BOARD)).toEqual({ x: 0, y: 0 });
  });

  it('leaves a middle also in what is small', () => {
    expect(pushAt({ x: 130, y: 80 }, { left: 100, top: 50, width: 60, height: 60 })).toEqual({ x: 0, y: 0 });
  });
});
