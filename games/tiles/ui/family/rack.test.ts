import { describe, expect, it } from 'vitest';
import type { Tile } from '../../rules/tile.ts';
import { layOutRack } from './rack-layout.ts';
import { arrange, beginsGroup, moveTo } from './rack-order.ts';

const RACK: readonly Tile[] = ['P3', 'B9', 'R5', 'B12', 'P9'];

describe('the order of a rack', () => {
  it('by value, colours in their order', () => {
    expect(arrange(RACK, { by: 'value' })).toEqual(['P3', 'R5', 'B9', 'P9', 'B12']);
  });

  it('by colour, then by value', () => {
    expect(arrange(RACK, { by: 'colour' })).toEqual(['R5', 'B9', 'B12', 'P3', 'P9']);
  });

  it('in the order of the player: laid tiles are removed, a drawn one comes last', () => {
    expect(arrange(['R5', 'B9', 'G1'], { by: 'hand', tiles: ['B9', 'P3', 'R5'] })).toEqual(['B9', 'R5', 'G1']);
  });

  it('moves a tile to the place of another one, from either side', () => {
    expect(moveTo(RACK, 'P3', 'R5')).toEqual(['B9', 'R5', 'P3', 'B12', 'P9']);
    expect(moveTo(RACK, 'P9', 'B9')).toEqual(['P3', 'P9', 'B9', 'R5', 'B12']);
    expect(moveTo(RACK, 'G1', 'B9')).toBe(RACK);
  });

  it('has gaps between colours if it is sorted by colour', () => {
    const sorted = arrange(RACK, { by: 'colour' });
    expect(sorted.map((_, index) => beginsGroup(sorted, index, { by: 'colour' }))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(beginsGroup(sorted, 1, { by: 'value' })).toBe(false);
  });
});

describe('the layout of a rack', () => {
  it('shows eight tiles at full size on one rail of a desktop', () => {
    const { tile, step } = layOutRack(8, { width: 740, rails: 1, widest: 76 });
    expect(tile).toBe(76);
    expect(step).toBeGreaterThan(tile);
  });

  it('shows eight tiles on two rails of a phone', () => {
    const { perRail, tile, step } = layOutRack(8, { width: 248, rails: 2, widest: 57 });
    expect([perRail, tile]).toEqual([4, 56]);
    expect(3 * step + tile).toBeLessThanOrEqual(248);
  });

  it('overlaps tiles that do not fit, and keeps each as wide as a thumb', () => {
    const { tile, step } = layOutRack(20, { width: 340, rails: 2, widest: 57 });
    expect(tile).toBe(44);
    expect(step).toBeLessThan(tile);
    expect(9 * step + tile).toBeCloseTo(340);
  });

  it('has space for one tile if the rack is empty', () => {
    expect(layOutRack(0, { width: 300, rails: 1, widest: 76 })).toMatchObject({ perRail: 1, tile: 76 });
  });
});
