import { describe, expect, it } from 'vitest';
import { litCellAt } from './overview.ts';

const LIT = [
  { x: 3, y: 0 },
  { x: 6, y: 0 },
];

describe('a tap in the overview', () => {
  it('means the highlighted cell that it hits', () => {
    expect(litCellAt(LIT, { x: 3.9, y: 0.2 }, 24)).toEqual(LIT[0]);
    expect(litCellAt(LIT, { x: 6.1, y: 0.9 }, 24)).toEqual(LIT[1]);
  });

  it('means the nearest highlighted cell under the finger, which is larger than a cell', () => {
    expect(litCellAt(LIT, { x: 4.8, y: 0.5 }, 24)).toEqual(LIT[0]);
    expect(litCellAt(LIT, { x: 5.3, y: 0.5 }, 24)).toEqual(LIT[1]);
  });

  it('means no cell that is further away, and none if no cell is highlighted', () => {
    expect(litCellAt(LIT, { x: 3.5, y: 2.2 }, 24)).toBeNull();
    expect(litCellAt([], { x: 3.5, y: 0.5 }, 24)).toBeNull();
  });
});
