import { type Box, type Size, TARGET_PX } from '@tablee/table-ui';
import { doOverlap } from '@tablee/table-ui/overlap';
import { describe, expect, it } from 'vitest';
import { countPlace } from './count-place.ts';
import { layoutOf } from './index.ts';
import { middleX, STATUS_HALF_HEIGHT } from './shape.ts';
import type { Layout, LayoutNeeds, Tray } from './types.ts';

/** Floor sizes, without the top bar. */
const FLOORS: Readonly<Record<string, Size>> = {
  'phone 360 × 640': { width: 360, height: 586 },
  'phone 390 × 844': { width: 390, height: 790 },
  'phone on its side': { width: 844, height: 338 },
  'tablet 820 × 1180': { width: 820, height: 1104 },
  'desk 1440 × 900': { width: 1440, height: 808 },
  'desk 1024 × 700': { width: 1024, height: 608 },
};

const CASES = Object.entries(FLOORS).flatMap(([name, floor]) =>
  [3, 4, 5].flatMap((players) =>
    [true, false].flatMap((hasDragon) => [
      { name, floor, who: 'a hero', players, load: loadOf('heroes', players - 2, hasDragon) },
      { name, floor, who: 'the sorcerer', players, load: loadOf('sorcerer', players - 1, hasDragon) },
      {
        name,
        floor,
        who: 'a spectator',
        players,
        load: { ...loadOf('heroes', players - 1, hasDragon), isWatching: true },
      },
    ]),
  ),
);

function loadOf(side: LayoutNeeds['side'], others: number, hasDragon: boolean): LayoutNeeds {
  return { side, others, hasDragon, hasLedge: false, isWatching: false };
}

function isWithin(inner: Box, { width, height }: Size): boolean {
  const { left, top } = inner;
  return left >= 0 && top >= 0 && left + inner.width <= width + 0.5 && top + inner.height <= height + 0.5;
}

/** Height of the low bar, and maximum width of its title and its buttons. */
const [LOW_BAR, BAR_SIDE] = [52, 176];

function isInLowBar({ left, top, width, height }: Box, room: Size): boolean {
  const isBetween = left >= BAR_SIDE && left + width <= room.width - BAR_SIDE;
  return isBetween && top >= 8 - LOW_BAR && top + height <= room.height;
}

function isOnWood({ top }: Box, tray: Tray): boolean {
  return top >= tray.box.top;
}

/** Boxes on the felt by name. */
function onFelt({ trials, spells, way, sorcerer, heroes, tray }: Layout): [string, Box][] {
  const seated = [...(sorcerer === null ? [] : [sorcerer]), ...heroes];
  return [
    ...trials.cards.map((box, index): [string, Box] => [`trial ${index}`, box]),
    ...spells.cards.map((box, index): [string, Box] => [`spell ${index}`, box]),
    ['trial deck', trials.deck],
    ['spell deck', spells.deck],
    ...(way.tile.width === 0 ? [] : [['tile', way.tile] as [string, Box]]),
    ...seated.map(({ plate }, index): [string, Box] => [`plate ${index}`, plate]),
    ...(tray === null || isOnWood(tray.joker, tray) ? [] : [['joker', tray.joker] as [string, Box]]),
  ];
}

describe.each(CASES)('$name, $who among $players, with a dragon: $load.hasDragon', ({ floor, load }) => {
  const layout = layoutOf(floor, load);
  const things = onFelt(layout);

  it('overlaps nothing', () => {
    const clashes = things.flatMap(([name, box], index) =>
      things.slice(index + 1).flatMap(([other, there]) => (doOverlap(box, there) ? [`${name} over ${other}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  it('keeps all boxes on the felt, above the status line, or between the title and the buttons of a low bar', () => {
    const room = { width: floor.width, height: layout.edge - STATUS_HALF_HEIGHT };
    const isFree = (box: Box): boolean => layout.shape === 'landscape' && isInLowBar(box, room);
    expect(things.filter(([, box]) => !isWithin(box, room) && !isFree(box)).map(([name]) => name)).toEqual([]);
  });

  it('has a plate and a row of dice for each player, dice beside or below the name', () => {
    expect(layout.heroes).toHaveLength(load.others);
    expect(layout.sorcerer === null).toBe(load.side === 'sorcerer');
    for (const { dice } of layout.heroes) {
      expect(isWithin(dice, floor)).toBe(true);
      expect(Math.floor(dice.width / 3)).toBeGreaterThanOrEqual(12);
      expect(dice.height).toBeGreaterThanOrEqual(16);
    }
  });

  it('gives touchable cards the size of a finger', () => {
    const tile = load.hasDragon ? [layout.way.tile] : [];
    for (const { width, height } of [...layout.trials.cards, ...layout.spells.cards, ...tile]) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_PX);
    }
  });

  it('leads the dragon along the three cards to the heroes’ deck', () => {
    const { stops } = layout.way;
    expect(stops).toHaveLength(5);
    const across = stops.map(({ x }) => x);
    expect(across.toSorted((a, b) => a - b)).toEqual(across);
  });
});

describe.each(CASES.filter(({ load }) => load.isWatching))('$name for $who among $players', ({ floor, load }) => {
  it('has no tray', () => {
    expect(layoutOf(floor, load).tray).toBe(null);
  });
});

describe.each(CASES)('the countdown before a match, for $who on a $name', ({ floor, load }) => {
  it('is centred over the player’s dice or between the rows', () => {
    const layout = layoutOf(floor, load);
    const { x, y } = countPlace(layout, load.hasDragon);
    const isOnDice = layout.tray !== null && y > layout.tray.box.top;
    expect(x).toBe(isOnDice ? middleX(layout.tray.well) : floor.width / 2);
  });
});

describe.each(CASES.filter(({ load }) => !load.isWatching))('the tray of $who on a $name', ({ floor, load }) => {
  const tray = layoutOf(floor, load).tray as Tray;

  it('has large dice, a large button and touch targets of the size of a finger', () => {
    expect(tray.homes).toHaveLength(load.side === 'sorcerer' ? 5 : 3);
    for (const { width } of tray.homes) expect(width).toBeGreaterThanOrEqual(TARGET_PX);
    expect(tray.roll.width).toBeGreaterThanOrEqual(88);
    expect(tray.tools.height).toBeGreaterThanOrEqual(TARGET_PX);
    expect(Math.min(tray.pass.width, tray.pass.height)).toBeGreaterThanOrEqual(TARGET_PX);
  });

  it('has the sign of the joker, on the wood or on the felt', () => {
    expect(tray.joker.width).toBeGreaterThanOrEqual(76);
    expect(tray.joker.height).toBeGreaterThanOrEqual(32);
  });

  it('keeps its parts apart and on the wood', () => {
    const joker = isOnWood(tray.joker, tray) ? [tray.joker] : [];
    const parts = [tray.well, tray.roll, tray.tools, ...joker, ...(tray.me === null ? [] : [tray.me])];
    for (const [index, box] of parts.entries()) {
      expect(isWithin(box, floor)).toBe(true);
      expect(box.top).toBeGreaterThanOrEqual(tray.box.top);
      expect(parts.slice(index + 1).filter((other) => doOverlap(box, other))).toEqual([]);
    }
  });
});
