import { simulate } from '@tablee/bot-kit';
import { openMatch, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { normal } from '../../bot/index.ts';
import { tiles } from '../../rules/index.ts';
import type { FamilyState, Series, TilesTypes } from '../../rules/types.ts';
import { type BoardRoom, sizeOf } from './board-layout.ts';
import { keepPlaces, layOutAgain, type SettledLayout } from './settled-layout.ts';

const NO_CORNER = { width: 0, height: 0 };
const DESKTOP: BoardRoom = { width: 860, height: 500, widest: 73, isWide: true, corner: NO_CORNER };
const PHONE: BoardRoom = { width: 374, height: 400, widest: 54, isWide: false, corner: NO_CORNER };

const RED: Series = { id: 1, kind: 'run', tiles: ['R5', 'R6'] };
const BLUE: Series = { id: 2, kind: 'starter', tiles: ['B9'] };
const START = layOutAgain([RED, BLUE], DESKTOP);

function firstTileX({ layout }: SettledLayout, id: number, low: boolean): number {
  const { x } = layout.spots.get(id) as { x: number };
  return x + layout.tile * (0.1 + (low ? layout.density.slot + 0.07 : 0));
}

function expectApart({ series, layout, room }: SettledLayout): void {
  const boxes = series.map((one) => {
    const { width, height } = sizeOf(one, layout.density);
    const { x, y } = layout.spots.get(one.id) as { x: number; y: number };
    return { x, y, right: x + width * layout.tile, bottom: y + height * layout.tile };
  });
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-0.5);
    expect(box.right).toBeLessThanOrEqual(room.width + 0.5);
    expect(box.bottom).toBeLessThanOrEqual(layout.height + 0.5);
    for (const other of boxes.slice(index + 1)) {
      const isApart = box.right <= other.x || other.right <= box.x || box.bottom <= other.y || other.bottom <= box.y;
      expect(isApart).toBe(true);
    }
  }
}

describe('a changed table', () => {
  it('keeps all other series and its own tiles in place if a series grows at its end', () => {
    const grown: Series = { ...RED, tiles: ['R5', 'R6', 'R7'] };
    const after = keepPlaces(START, [grown, BLUE], DESKTOP) as SettledLayout;
    expect(after.layout.spots.get(2)).toEqual(START.layout.spots.get(2));
    expect(firstTileX(after, 1, true)).toBeCloseTo(firstTileX(START, 1, true));
    expectApart(after);
  });

  it('keeps the tiles of a series in place if it grows at its beginning', () => {
    const grown: Series = { ...RED, tiles: ['R4', 'R5', 'R6'] };
    const roomy = layOutAgain([RED], DESKTOP);
    const after = keepPlaces(roomy, [grown], DESKTOP) as SettledLayout;
    expect(firstTileX(after, 1, true) + after.layout.tile * 1.07).toBeCloseTo(firstTileX(roomy, 1, true));
  });

  it('gives a new series a free place and moves nothing else', () => {
    const fresh: Series = { id: 3, kind: 'family', tiles: ['R2', 'G2'] };
    const after = keepPlaces(START, [RED, BLUE, fresh], DESKTOP) as SettledLayout;
    for (const id of [1, 2]) expect(after.layout.spots.get(id)).toEqual(START.layout.spots.get(id));
    expectApart(after);
  });

  it('keeps no places on a board of another size', () => {
    expect(keepPlaces(START, [RED, BLUE], PHONE)).toBeNull();
    expect(keepPlaces(START, [RED, BLUE], { ...DESKTOP, corner: { width: 860, height: 500 } })).toBeNull();
  });
});

interface Counted {
  lays: number;
  /** Lays that moved another series. */
  movers: number;
  /** Lays among them for which a free place existed. */
  needless: number;
}

const STEP = 2;

/** Searches the board in steps of 2 px for a free place for the changed series, with all others fixed. */
function hasFreePlace({ series: known, layout, room }: SettledLayout, series: readonly Series[]): boolean {
  const { tile, density, spots } = layout;
  const [column, row] = [density.between.column * tile, density.between.row * tile];
  const isStill = (one: Series): boolean => known.find(({ id }) => id === one.id)?.tiles.length === one.tiles.length;
  const sizes = (one: Series) => {
    const { width, height } = sizeOf(one, density);
    return { width: width * tile, height: height * tile };
  };
  const taken = series
    .filter(isStill)
    .map((one) => ({ ...(spots.get(one.id) as { x: number; y: number }), ...sizes(one) }));
  return series
    .filter((one) => !isStill(one))
    .every((one) => {
      const { width, height } = sizes(one);
      for (let y = 0; y + height <= room.height; y += STEP) {
        for (let x = 0; x + width <= room.width; x += STEP) {
          const isFree = taken.every(
            (box) =>
              x >= box.x + box.width + column ||
              box.x >= x + width + column ||
              y >= box.y + box.height + row ||
              box.y >= y + height + row,
          );
          if (isFree) return true;
        }
      }
      return false;
    });
}

/** 20 family matches between three normal bots, laid out in this room after each lay. */
function count(room: BoardRoom): Counted {
  const table = tableFor(tiles, 'family', 3) as TableSetup<TilesTypes>;
  const counted = { lays: 0, movers: 0, needless: 0 };
  for (let index = 0; index < 20; index += 1) {
    const opening = openMatch(tiles, table, seedFromWord(`still ${index}`));
    let settled = layOutAgain((opening.match.state as FamilyState).series, room);
    simulate(opening, [normal, normal, normal], 500, ({ events }, { state }) => {
      if (!events.some(({ kind }) => kind === 'laid')) return;
      const { series } = state as FamilyState;
      const before = settled;
      settled = keepPlaces(before, series, room) ?? layOutAgain(series, room);
      expectApart(settled);
      const still = series.filter(
        (one) => before.series.find(({ id }) => id === one.id)?.tiles.length === one.tiles.length,
      );
      const hasMoved = ({ id }: Series): boolean => {
        const [was, is] = [before.layout.spots.get(id), settled.layout.spots.get(id)];
        return was?.x !== is?.x || was?.y !== is?.y || before.layout.tile !== settled.layout.tile;
      };
      const isMover = still.some(hasMoved);
      counted.lays += 1;
      counted.movers += Number(isMover);
      counted.needless += Number(isMover && hasFreePlace(before, series));
    });
  }
  return counted;
}

describe('a layout over whole matches', () => {
  it.each([
    ['a desktop', DESKTOP, 0.12],
    ['a phone', PHONE, 0.15],
  ])('on %s moves a series seldom and only for lack of space, and never overlaps two', (_, room, most) => {
    const { lays, movers, needless } = count(room);
    expect(lays).toBeGreaterThan(300);
    expect(needless).toBe(0);
    expect(movers / lays).toBeLessThan(most);
  });

  it('moves no series that still fits if the board becomes higher or lower, as with the rack', () => {
    for (const height of [DESKTOP.height + 60, DESKTOP.height - 60]) {
      expect(keepPlaces(START, START.series, { ...DESKTOP, height })?.layout.spots).toEqual(START.layout.spots);
    }
    expect(keepPlaces(START, START.series, { ...DESKTOP, height: 40 })).toBeNull();
  });

  it('adds to the end of a board that scrolls, and moves nothing else', () => {
    const low = { ...PHONE, height: 40 };
    const before = layOutAgain([RED, BLUE, { id: 3, kind: 'family', tiles: ['R2', 'G2'] }], low);
    expect(before.layout.height).toBeGreaterThan(low.height);
    const after = keepPlaces(
      before,
      [...before.series, { id: 4, kind: 'run', tiles: ['P1', 'P2'] }],
      low,
    ) as SettledLayout;
    for (const [id, spot] of before.layout.spots) expect(after.layout.spots.get(id)).toEqual(spot);
    expectApart(after);
  });
});
