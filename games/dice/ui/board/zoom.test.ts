import { describe, expect, it } from 'vitest';
import { eyeAfterZoom, fittingCell, MIN_TOUCH_CELL_PX, usualCell, zoomedCell } from './zoom.ts';

const PHONE = { width: 390, height: 420 };
const DESK = { width: 1440, height: 620 };

describe('the cell size', () => {
  it('is by default large enough for a finger, and limited on a desktop', () => {
    expect(usualCell({ width: 200, height: 200 })).toBeGreaterThanOrEqual(MIN_TOUCH_CELL_PX);
    expect(usualCell(PHONE)).toBe(46);
    expect(usualCell(DESK)).toBe(72);
  });

  it('shows all dice with half a cell around them in an overview, while numbers stay readable', () => {
    const far = [
      { x: -4, y: 0 },
      { x: 9, y: 2 },
    ];
    expect(fittingCell(far, PHONE) * 15).toBeLessThanOrEqual(PHONE.width);
    expect(fittingCell(far, PHONE)).toBe(26);
    expect(fittingCell([...far, { x: 90, y: 0 }], PHONE)).toBe(20);
  });

  it('stays between its limits during a pinch', () => {
    expect(zoomedCell(60, 1.5)).toBe(90);
    expect(zoomedCell(60, 0.1)).toBe(MIN_TOUCH_CELL_PX);
    expect(zoomedCell(60, 9)).toBe(110);
  });
});

it('a pinch keeps the point under the fingers fixed', () => {
  const middle = { x: PHONE.width / 2, y: 200 };
  const fingers = { x: 320, y: 50 };
  const under = (eye: { x: number; y: number }, cell: number) => [
    eye.x + (fingers.x - middle.x) / cell,
    eye.y + (fingers.y - middle.y) / cell,
  ];
  const before = { x: 3, y: -2 };
  const after = eyeAfterZoom(before, fingers, middle, [46, 92]);
  expect(after).not.toEqual(before);
  const [x, y] = under(before, 46) as [number, number];
  expect(under(after, 92)[0]).toBeCloseTo(x);
  expect(under(after, 92)[1]).toBeCloseTo(y);
});
