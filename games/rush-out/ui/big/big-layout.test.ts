import { BIG_HEAD_PX, BIG_SCREEN, type Box, JOIN_CORNER, type Size } from '@tablee/table-ui';
import { doOverlap } from '@tablee/table-ui/overlap';
import { describe, expect, it } from 'vitest';
import { slotsIn } from '../layout/ledge/slots.ts';
import { bigLayout } from './big-layout.ts';

const SEVEN = Array.from({ length: 7 }, () => ({ isMine: false }));

const FLOORS: Readonly<Record<string, Size>> = {
  'a television': BIG_SCREEN,
  'a wide screen': { width: 2560, height: 1080 },
  'an old projector': { width: 1920, height: 1440 },
};

const CASES = Object.entries(FLOORS).flatMap(([name, floor]) =>
  [2, 3, 4].flatMap((heroes) =>
    [false, true].flatMap((hasDragon) =>
      [false, true].map((hasLedge) => ({ name, floor, needs: { heroes, hasDragon, hasLedge } })),
    ),
  ),
);

describe.each(CASES)('$name, $needs', ({ floor, needs }) => {
  const { heroes, hasDragon, hasLedge } = needs;
  const layout = bigLayout(floor, needs);
  const { trials, spells, way, sorcerer } = layout;
  const seated = [...layout.heroes, ...(sorcerer === null ? [] : [sorcerer])];
  // Seven things on each hero and on all.
  const chips = [layout.ledge?.shared ?? [], ...(layout.ledge?.heroes ?? [])].flatMap((columns) =>
    slotsIn(columns, SEVEN).map(({ box }) => box),
  );
  const things: readonly Box[] = [
    ...trials.cards,
    ...spells.cards,
    trials.deck,
    spells.deck,
    ...(hasDragon ? [way.tile] : []),
    ...seated.flatMap(({ plate, dice }) => [plate, dice]),
    ...chips,
  ];

  it('has a place for every player and piece, and no tray', () => {
    expect(layout.heroes).toHaveLength(heroes);
    expect(way.stops).toHaveLength(5);
    expect(layout.tray).toBeNull();
    expect(layout.ledge?.heroes.length ?? 0).toBe(hasLedge ? heroes : 0);
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
      expect(height).toBeGreaterThanOrEqual(hasLedge ? 200 : 220);
    }
    const least = hasLedge ? 44 : 60;
    for (const { dice } of layout.heroes) expect(Math.min(dice.height, dice.width / 3.4)).toBeGreaterThanOrEqual(least);
    for (const { width, height } of chips) expect(Math.min(width, height)).toBeGreaterThanOrEqual(60);
  });
});
