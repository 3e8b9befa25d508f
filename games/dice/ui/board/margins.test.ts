import type { Size } from '@tablee/table-ui';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../rules/types.ts';
import { roomFor } from './margins.ts';

const DEFAULT_CELL_PX = 46;
/** Sizes of the felt on a landscape phone, a portrait phone and a desktop. */
const LYING: Size = { width: 592, height: 338 };
const PHONE: Size = { width: 390, height: 480 };
const DESK: Size = { width: 1440, height: 600 };

const column = (rows: number): Cell[] => Array.from({ length: rows }, (_, y) => ({ x: 0, y }));
const row = (columns: number): Cell[] => Array.from({ length: columns }, (_, x) => ({ x, y: 0 }));
const roomOn = (size: Size | null, table: readonly Cell[], isLow = false) =>
  roomFor({ size, table, isLow, usual: DEFAULT_CELL_PX });

describe('the open part of the felt', () => {
  it('is above the score and the tools on a phone', () => {
    const { open, cell } = roomOn(PHONE, row(5));
    expect(open.width).toBe(390);
    expect(open.height).toBeLessThan(400);
    expect(open.middle.y).toBeLessThan(240);
    expect(cell).toBe(DEFAULT_CELL_PX);
  });

  it('is between the other player and the pad on a desktop', () => {
    const { open } = roomOn(DESK, column(4));
    expect(open.width).toBe(890);
    expect(open.middle.x).toBe(685);
  });

  it('extends between score and tools on a landscape phone to show a column of seven', () => {
    const { open, cell } = roomOn(LYING, column(7), true);
    expect(cell).toBeGreaterThanOrEqual(44);
    expect(7 * cell).toBeLessThanOrEqual(open.height);
    expect(open.middle.y + open.height / 2).toBeGreaterThan(LYING.height - 20);
    expect(open.middle.x - open.width / 2).toBeGreaterThan(100);
  });

  it('has slightly smaller cells if the whole table fits then', () => {
    expect(roomOn(PHONE, row(8)).cell).toBe(DEFAULT_CELL_PX);
    expect(roomOn({ width: 360, height: 480 }, row(8)).cell).toBe(45);
    expect(roomOn(PHONE, column(5)).cell).toBe(DEFAULT_CELL_PX);
  });

  it('has cells of the default size if the table cannot fit', () => {
    expect(roomOn(PHONE, column(13)).cell).toBe(DEFAULT_CELL_PX);
    expect(roomOn(LYING, row(14), true).cell).toBe(DEFAULT_CELL_PX);
  });

  it('has the margins of a television', () => {
    const margins = { left: 400, top: 0, right: 500, bottom: 100 };
    const { open } = roomFor({ size: { width: 1900, height: 900 }, table: row(4), usual: 96, isLow: false, margins });
    expect(open).toEqual({ width: 1000, height: 800, middle: { x: 900, y: 400 } });
  });

  it('is empty before layout', () => {
    expect(roomOn(null, row(3))).toEqual({
      open: { width: 0, height: 0, middle: { x: 0, y: 0 } },
      cell: DEFAULT_CELL_PX,
    });
  });
});
