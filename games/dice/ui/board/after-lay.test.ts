import { describe, expect, it } from 'vitest';
import type { Placed } from '../../rules/types.ts';
import { marksOf } from '../draft/marks.ts';
import { cellsAfterLay } from './after-lay.ts';
import { eyeFor, firstInSight } from './frame.ts';

const PHONE = { columns: 8, rows: 10 };
const PAIR: readonly Placed[] = [
  { die: 0, face: 'R1', x: 0, y: 0 },
  { die: 1, face: 'R2', x: 1, y: 0 },
];
const FAR: Placed = { die: 2, face: 'K9', x: 14, y: 0 };

function after(before: readonly Placed[], now: readonly Placed[]) {
  const cells = cellsAfterLay(before, now, marksOf(now));
  return cells && firstInSight(cells, PHONE);
}

describe('the cells to show after a step', () => {
  it('start with the die just laid, even if another line is faulty', () => {
    const now = [...PAIR, FAR];
    expect(after(PAIR, now)).toContain(FAR);
    const eye = eyeFor(after(PAIR, now) ?? [], { x: 14.5, y: 0.5 }, PHONE);
    expect(Math.abs(eye.x - (FAR.x + 0.5))).toBeLessThan(PHONE.columns / 2);
  });

  it('include the faulty line and its sign if both fit', () => {
    const near = { ...FAR, x: 4 };
    expect(after(PAIR, [...PAIR, near])).toEqual([near, near, { x: 5, y: 0 }]);
  });

  it('are the first faulty line after a step that laid nothing, or more than fits', () => {
    const line = [...PAIR, { x: 2, y: 0 }];
    expect(after(PAIR, PAIR)).toEqual(line);
    expect(after([], [...PAIR, FAR])).toEqual(line);
  });

  it('are none if no line is faulty', () => {
    expect(after([], [])).toBeNull();
  });
});
