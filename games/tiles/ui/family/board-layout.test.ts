import { describe, expect, it } from 'vitest';
import { TILES, type Tile, tileOf, tilesOfValue, VALUES } from '../../rules/tile.ts';
import type { Series } from '../../rules/types.ts';
import { type BoardLayout, type BoardRoom, layOutBoard, sizeOf } from './board-layout.ts';

const DESKTOP: BoardRoom = {
  width: 860,
  height: 500,
  widest: 70,
  isWide: true,
  corner: { width: 0, height: 0 },
};
const PHONE: BoardRoom = { width: 374, height: 430, widest: 45, isWide: false, corner: { width: 150, height: 120 } };
/** The board of a 360 × 640 screen, above a rack of two rails and above one that is nearly empty. */
const SMALL_PHONE: BoardRoom = { ...PHONE, width: 328, height: 238, corner: { width: 0, height: 0 } };
const LATE_SMALL_PHONE: BoardRoom = { ...SMALL_PHONE, height: 283 };

function run(id: number, colour: 'R' | 'B' | 'G' | 'P', from: number, to: number): Series {
  const tiles = TILES.filter((tile) => tile.startsWith(colour)).filter((_, index) => index + 1 >= from && index < to);
  return { id, kind: tiles.length === 1 ? 'starter' : 'run', tiles };
}

function family(id: number, value: number, count: number): Series {
  return { id, kind: 'family', tiles: tilesOfValue(VALUES[value - 1] ?? 1).slice(0, count) };
}

const OPENING = [run(1, 'R', 9, 9), run(2, 'B', 10, 10), run(3, 'P', 13, 13), run(4, 'G', 2, 2)];
/** 40 tiles in 14 series. */
const FULL = [
  run(1, 'B', 2, 9),
  run(2, 'R', 2, 4),
  run(3, 'G', 7, 8),
  run(4, 'P', 3, 6),
  family(5, 11, 4),
  family(6, 1, 3),
  family(7, 12, 3),
  family(8, 13, 3),
  run(9, 'R', 6, 7),
  run(10, 'G', 3, 5),
  run(11, 'P', 8, 9),
  run(12, 'B', 10, 10),
  run(13, 'G', 10, 10),
  run(14, 'R', 9, 9),
];

/** The fullest table of 240 matches between bots: 46 tiles in 16 series, most of them families. */
const FULLEST = [
  family(1, 10, 3),
  run(2, 'G', 13, 13),
  family(3, 8, 3),
  family(4, 1, 4),
  family(5, 2, 4),
  run(6, 'B', 12, 13),
  run(7, 'P', 7, 9),
  family(8, 6, 3),
  family(9, 3, 4),
  run(10, 'G', 9, 10),
  family(11, 11, 4),
  run(12, 'R', 12, 13),
  family(13, 7, 3),
  family(14, 4, 4),
  run(15, 'P', 12, 13),
  run(16, 'G', 5, 6),
];
const LEAST_TILE = 34;
const between = { column: 0.2, row: 0.2 };
const LEAST_TARGET = 44;

function boxes(series: readonly Series[], { tile, density, spots }: BoardLayout) {
  return series.map((one) => {
    const { width, height } = sizeOf(one, density);
    const { x, y } = spots.get(one.id) as { x: number; y: number };
    return { left: x, top: y, right: x + width * tile, bottom: y + height * tile };
  });
}

function expectFits(series: readonly Series[], room: BoardRoom): BoardLayout {
  const layout = layOutBoard(series, room);
  const all = boxes(series, layout);
  const corner = { left: room.width - room.corner.width, top: room.height - room.corner.height };
  for (const [index, box] of all.entries()) {
    expect(box.right).toBeLessThanOrEqual(room.width + 0.5);
    expect(box.bottom).toBeLessThanOrEqual(layout.height + 0.5);
    expect(box.right <= corner.left + 0.5 || box.bottom <= corner.top + 0.5).toBe(true);
    for (const other of all.slice(index + 1)) {
      const isApart =
        box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
      expect(isApart).toBe(true);
    }
  }
  return layout;
}

describe('the layout of the board', () => {
  it('shows four starters at the maximum size, on a desktop and on a phone', () => {
    expect(expectFits(OPENING, DESKTOP).tile).toBe(70);
    expect(expectFits(OPENING, PHONE).tile).toBe(45);
  });

  it('fits a full table on every screen, and keeps it readable on the smallest phone', () => {
    expect(expectFits(FULL, DESKTOP).tile).toBeGreaterThanOrEqual(40);
    expect(expectFits(FULL, PHONE).tile).toBeGreaterThanOrEqual(36);
    expect(expectFits(FULL, SMALL_PHONE).tile).toBeGreaterThanOrEqual(LEAST_TILE);
  });

  it('scrolls a full table by one row at most on the smallest phone, and not at all once the rack is nearly empty', () => {
    for (const series of [FULL, FULLEST]) {
      const { tile, height, density } = expectFits(series, SMALL_PHONE);
      const row = (sizeOf(run(1, 'R', 1, 1), density).height + density.between.row) * tile;
      expect(height - SMALL_PHONE.height).toBeLessThanOrEqual(row);
    }
    expect(expectFits(FULL, LATE_SMALL_PHONE).height).toBe(LATE_SMALL_PHONE.height);
  });

  it('becomes higher than the viewport instead of shrinking tiles below the minimum', () => {
    const low = { ...SMALL_PHONE, height: 150 };
    const layout = expectFits(FULLEST, low);
    expect(layout.tile).toBe(LEAST_TILE);
    expect(layout.height).toBeGreaterThan(low.height);
    expect(Math.max(...boxes(FULLEST, layout).map(({ bottom }) => bottom))).toBeCloseTo(layout.height);
  });

  it.each([
    ['a full table', FULL],
    ['the fullest table', FULLEST],
  ])('keeps every series of %s large enough for a thumb on the smallest phone', (_, series) => {
    const { tile, ...layout } = expectFits(series, SMALL_PHONE);
    const all = boxes(series, { tile, ...layout });
    for (const { left, top, right, bottom } of all) {
      const below = all.filter((other) => other.top >= bottom && other.left < right && left < other.right);
      const room = Math.min(bottom + LEAST_TARGET, ...below.map((other) => other.top)) - bottom;
      expect(right - left).toBeGreaterThanOrEqual(LEAST_TARGET);
      expect(bottom - top + room).toBeGreaterThanOrEqual(LEAST_TARGET); // a target extends by half of the gap on each side
    }
  });

  it('fits a complete run on the smallest phone', () => {
    const layout = expectFits([run(1, 'B', 1, 13), run(2, 'R', 1, 13)], SMALL_PHONE);
    expect(layout.tile).toBeGreaterThanOrEqual(38);
  });

  it('makes a fan as high as one tile, and narrower once it is complete', () => {
    const density = { slot: 0.4, overlapFrom: 5, family: 'fan' as const, between };
    const [open, complete] = [sizeOf(family(1, 5, 3), density), sizeOf(family(1, 5, 4), density)];
    expect(open.height).toBe(sizeOf(run(1, 'B', 2, 2), density).height);
    expect(complete.width).toBeLessThan(open.width);
    expect(sizeOf(family(1, 5, 4), { ...density, family: 'fold' }).width).toBeLessThan(complete.width);
  });

  it('[DR-A12] reserves no slot below 1 and above 13', () => {
    const density = { slot: 1, overlapFrom: 14, family: 'row' as const, between };
    const open = sizeOf(run(1, 'B', 2, 4), density).width;
    expect(sizeOf(run(1, 'B', 1, 3), density).width).toBeLessThan(open);
    expect(sizeOf(run(1, 'B', 11, 13), density).width).toBeLessThan(open);
  });

  it('reserves the space of four tiles for each family', () => {
    const density = { slot: 1, overlapFrom: 14, family: 'row' as const, between };
    expect(sizeOf(family(1, 5, 2), density)).toEqual(sizeOf(family(1, 5, 4), density));
  });

  it('gives starters of all values and colours the same size', () => {
    const density = { slot: 0.5, overlapFrom: 8, family: 'square' as const, between };
    const sizes = TILES.map((tile: Tile) => sizeOf({ id: 1, kind: 'starter', tiles: [tile] }, density).width);
    expect(new Set(sizes).size).toBe(1);
    expect(tileOf('R', 14)).toBeUndefined();
  });
});
