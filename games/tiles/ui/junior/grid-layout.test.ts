import { describe, expect, it } from 'vitest';
import { layOutGrid } from './grid-layout.ts';

const PLACES = 52;

describe('the grid of 52 tiles', () => {
  it.each([
    ['a desktop', { width: 1200, height: 480 }, 13, 60],
    ['a phone', { width: 374, height: 560 }, 6, 42],
    ['the smallest phone', { width: 344, height: 370 }, 8, 34],
  ])('has the largest tiles that fit on %s', (_, size, columns, least) => {
    const layout = layOutGrid(PLACES, size);
    expect(layout.columns).toBe(columns);
    expect(layout.tile).toBeGreaterThanOrEqual(least);
  });

  it('has larger tiles on a television than at a desk', () => {
    const felt = { width: 1346, height: 760 };
    expect(layOutGrid(PLACES, felt, true).tile).toBeGreaterThan(layOutGrid(PLACES, felt).tile);
  });

  it.each([[{ width: 1200, height: 480 }], [{ width: 374, height: 560 }], [{ width: 344, height: 370 }]])(
    'in %o keeps all tiles inside and apart',
    (size) => {
      const { tile, spots } = layOutGrid(PLACES, size);
      expect(spots).toHaveLength(PLACES);
      for (const [index, { x, y }] of spots.entries()) {
        expect(x).toBeGreaterThanOrEqual(-tile * 0.1);
        expect(x + tile).toBeLessThanOrEqual(size.width + tile * 0.1);
        expect(y + tile * 1.2).toBeLessThanOrEqual(size.height + tile * 0.1);
        for (const other of spots.slice(index + 1)) {
          expect(Math.abs(other.x - x) >= tile * 0.98 || Math.abs(other.y - y) >= tile * 1.15).toBe(true);
        }
      }
    },
  );
});
