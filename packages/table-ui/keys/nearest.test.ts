import { describe, expect, it } from 'vitest';
import { nearestIn } from './nearest.ts';

function box(left: number, top: number) {
  return { left, top, width: 40, height: 40 };
}

const FROM = box(100, 100);

describe('an arrow key', () => {
  it('leads to the next in the row, although something aside is closer', () => {
    expect(nearestIn('right', FROM, [box(150, 150), box(180, 100)])).toBe(1);
  });

  it('leads to the nearest of several in the row', () => {
    expect(nearestIn('left', FROM, [box(0, 100), box(50, 100)])).toBe(1);
  });

  it('leads up and down by columns', () => {
    const boxes = [box(100, 200), box(100, 20), box(300, 60)];
    expect(nearestIn('down', FROM, boxes)).toBe(0);
    expect(nearestIn('up', FROM, boxes)).toBe(1);
  });

  it('leads nowhere if nothing lies in its direction', () => {
    expect(nearestIn('right', FROM, [box(20, 100), box(100, 300)])).toBeNull();
  });

  it('does not lead to a thing on the same spot', () => {
    expect(nearestIn('right', FROM, [box(104, 100)])).toBeNull();
  });
});
