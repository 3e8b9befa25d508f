import { BIG_HEAD_PX, BIG_SCREEN, type Box, JOIN_CORNER, type Size } from '@tablee/table-ui';
import { doOverlap } from '@tablee/table-ui/overlap';
import { describe, expect, it } from 'vitest';
import { bigLayout } from './big-layout.ts';

const FLOORS: Readonly<Record<string, Size>> = {
  'a television': BIG_SCREEN,
  'a wide screen': { width: 2560, height: 1080 },
  'an old projector': { width: 1920, height: 1440 },
};

const CASES = Object.entries(FLOORS).flatMap(([name, floor]) =>
  [2, 3, 4].flatMap((heroes) => [false, true].map((hasDragon) => ({ name, floor, heroes, hasDragon }))),
);

describe.each(CASES)('$name, $heroes heroes, dragon $hasDragon', ({ floor, heroes, hasDragon }) => {
  const layout = bigLayout(floor, heroes, hasDragon);
  const { trials, spells, way, sorcerer } = layout;
  const seated = [...layout.heroes, ...(sorcerer === null ? [] : [sorcerer])];
  const things: readonly Box[] = [
    ...trials.cards,
    ...spells.cards,
    trials.deck,
    spells.deck,
    ...(hasDragon ? [way.tile] : []),
    ...seated.flatMap(({ plate, dice }) => [plate, dice]),
  ];

  it('has a place for every player and piece, and no tray', () => {
    expect(layout.heroes).toHaveLength(heroes);
    expect(way.stops).toHaveLength(5);
    expect(layout.tray).toBeNull();
  });

  it('overlaps nothing, nor the page header and its corner', () => {
    const head = { left: 0, top: 0, width: floor.width, height: BIG_HEAD_PX };
    const corner = { left: floor.width - JOIN_CORNER.width, top: floor.height - JOIN_CORNER.height, ...JOIN_CORNER };
    const all = [...things, head, corner];
    const overlaps = all.flatMap((a, index) => all.slice(index + 1).filter((b) => doOverlap(a, b)));
    expect(overlaps).toEqual([]);
  });

  it('keeps all boxes on the screen', () => {
    for (const { left, top, width, height } of things) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(floor.width);
      expect(top + height).toBeLessThanOrEqual(floor.height);
    }
  });

  it('draws cards and dice large enough for a television', () => {
    for (const { width, height } of [...trials.cards, ...spells.cards]) {
      expect(width).toBeGreaterThanOrEqual(280);
      expect(height).toBeGreaterThanOrEqual(220);
    }
    for (const { dice } of layout.heroes) expect(Math.min(dice.height, dice.width / 3.4)).toBeGreaterThanOrEqual(60);
  });
});
