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
const SMALL_PHONE: BoardRoom = {
  width: 344,
  height: 250,
  widest: 45,
  isWide: false,
  corner: { width: 0, height: 0 },
};

function run(id: number, colour: 'R' | 'B' | 'G' | 'P', from: number, to: number): Series {
  const tiles = TILES.filter((tile) => tile.startsWith(colour)).filter((_, index) => index + 1 >= from && index < to);
  return { id, kind: tiles.length === 1 ? 'starter' : 'run', tiles };
}

function family(id: number, value: number, count: number): Series {
  return { id, kind: 'family', tiles: tilesOfValue(VALUES[value - 1] ?? 1).slice(0, count) };
}

const OPENING = [run(1, 'R', 9, 9), run(2, 'B', 10, 10), run(3, 'P', 13, 13), run(4, 'G', 2, 2)];
/** Forty tiles in fourteen series: more than a match ever lays out. */
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
    expect(box.bottom).toBeLessThanOrEqual(room.height + 0.5);
    expect(box.right <= corner.left + 0.5 || box.bottom <= corner.top + 0.5).toBe(true);
    for (const other of all.slice(index + 1)) {
      const isApart =
        box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
      expect(isApart).toBe(true);
    }
  }
  return layout;
}

describe('where the series lie', () => {
  it('four single tiles lie as large as tiles get, on a desktop and on a phone', () => {
    expect(expectFits(OPENING, DESKTOP).tile).toBe(70);
    expect(expectFits(OPENING, PHONE).tile).toBe(45);
  });

  it('a full table fits everywhere, and stays readable on the smallest phone', () => {
    expect(expectFits(FULL, DESKTOP).tile).toBeGreaterThanOrEqual(40);
    expect(expectFits(FULL, PHONE).tile).toBeGreaterThanOrEqual(28);
    expect(expectFits(FULL, SMALL_PHONE).tile).toBeGreaterThanOrEqual(24);
  });

  it('a complete run fits the smallest phone', () => {
    const layout = expectFits([run(1, 'B', 1, 13), run(2, 'R', 1, 13)], SMALL_PHONE);
    expect(layout.tile).toBeGreaterThanOrEqual(38);
  });

  it('[DR-A12] nothing is kept free beyond 1 and beyond 13', () => {
    const density = { slot: 1, overlapFrom: 14, isSquare: false };
    const open = sizeOf(run(1, 'B', 2, 4), density).width;
    expect(sizeOf(run(1, 'B', 1, 3), density).width).toBeLessThan(open);
    expect(sizeOf(run(1, 'B', 11, 13), density).width).toBeLessThan(open);
  });

  it('a family takes the room of four from the start', () => {
    const density = { slot: 1, overlapFrom: 14, isSquare: false };
    expect(sizeOf(family(1, 5, 2), density)).toEqual(sizeOf(family(1, 5, 4), density));
  });

  it('every tile of every colour is a starter of the same size', () => {
    const density = { slot: 0.5, overlapFrom: 8, isSquare: true };
    const sizes = TILES.map((tile: Tile) => sizeOf({ id: 1, kind: 'starter', tiles: [tile] }, density).width);
    expect(new Set(sizes).size).toBe(1);
    expect(tileOf('R', 14)).toBeUndefined();
  });
});
