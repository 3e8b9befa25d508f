import { type Box, type Size, TARGET_PX } from '@tablee/table-ui';
import { doOverlap } from '@tablee/table-ui/overlap';
import { describe, expect, it } from 'vitest';
import { installLedgeLayout, layoutOf } from '../index.ts';
import { STATUS_HALF_HEIGHT } from '../shape.ts';
import { trayOf } from '../tray.ts';
import type { Layout, LayoutNeeds, Ledge } from '../types.ts';
import { ledgeLayout } from './index.ts';
import { LEDGE_ORDERER } from './order.ts';
import { type LaidThing, slotsIn } from './slots.ts';

/** Floors without the top bar. */
const FLOORS: Readonly<Record<string, Size>> = {
  'phone 360 × 640': { width: 360, height: 586 },
  'phone 390 × 844': { width: 390, height: 790 },
  'phone on its side': { width: 844, height: 338 },
  'tablet 820 × 1180': { width: 820, height: 1104 },
  'desk 1440 × 900': { width: 1440, height: 808 },
  'desk 1024 × 700': { width: 1024, height: 608 },
};

const VIEWERS: readonly (readonly [string, Pick<LayoutNeeds, 'side' | 'isWatching'>])[] = [
  ['a hero', { side: 'heroes', isWatching: false }],
  ['the sorcerer', { side: 'sorcerer', isWatching: false }],
  ['a spectator', { side: 'heroes', isWatching: true }],
];

const CASES = Object.entries(FLOORS).flatMap(([name, floor]) =>
  VIEWERS.flatMap(([who, viewer]) =>
    [3, 4, 5].flatMap((players) =>
      [true, false].map((hasDragon) => {
        const others = who === 'a hero' ? players - 2 : players - 1;
        return { name, floor, who, players, load: { ...viewer, others, hasDragon, hasLedge: true } };
      }),
    ),
  ),
);

const SEVEN: readonly LaidThing[] = Array.from({ length: 7 }, () => ({ isMine: false }));

/** All boxes for chips, each with seven things: the worst case on a board, and more than can be on one hero. */
function chipsOf({ shared, mine, heroes }: Ledge): [string, Box][] {
  return [shared, mine, ...heroes].flatMap((columns, owner) =>
    slotsIn(columns, SEVEN).map(({ box }, nth): [string, Box] => [`chip ${owner}/${nth}`, box]),
  );
}

function onFelt({ trials, spells, way, sorcerer, heroes, ledge, tray }: Layout): [string, Box][] {
  const seated = [...(sorcerer === null ? [] : [sorcerer]), ...heroes];
  const isOnFelt = tray !== null && tray.joker.top < tray.box.top && tray.joker.width > 0;
  return [
    ...trials.cards.map((box, nth): [string, Box] => [`trial ${nth}`, box]),
    ...spells.cards.map((box, nth): [string, Box] => [`spell ${nth}`, box]),
    ['trial deck', trials.deck],
    ['spell deck', spells.deck],
    ...(way.tile.width === 0 ? [] : [['tile', way.tile] as [string, Box]]),
    ...seated.map(({ plate, dice }, nth): [string, Box] => [`seat ${nth}`, around(plate, dice)]),
    ...(isOnFelt ? [['joker', tray.joker] as [string, Box]] : []),
    ...chipsOf({ ...(ledge as Ledge), mine: [] }),
  ];
}

function around(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  const width = Math.max(one.left + one.width, other.left + other.width) - left;
  return { left, top, width, height: Math.max(one.top + one.height, other.top + other.height) - top };
}

function isWithin({ left, top, width, height }: Box, room: Size): boolean {
  return left >= 0 && top >= 0 && left + width <= room.width + 0.5 && top + height <= room.height + 0.5;
}

/** Between the title and the buttons of a low top bar. */
function isInLowBar({ left, top, width, height }: Box, room: Size): boolean {
  return left >= 176 && left + width <= room.width - 176 && top >= -44 && top + height <= room.height;
}

function clashesIn(things: readonly [string, Box][]): string[] {
  return things.flatMap(([name, box], index) =>
    things.slice(index + 1).flatMap(([other, there]) => (doOverlap(box, there) ? [`${name} over ${other}`] : [])),
  );
}

describe.each(CASES)('$name, $who among $players, dragon $load.hasDragon, seven chips', ({ floor, load }) => {
  const tray = trayOf(floor, load);
  const layout = ledgeLayout(floor, load, tray);
  const ledge = layout.ledge as Ledge;

  it('overlaps nothing', () => {
    expect(clashesIn(onFelt(layout))).toEqual([]);
  });

  it('keeps all boxes on the felt, above the status line, or in the free part of a low bar', () => {
    const room = { width: floor.width, height: layout.edge - STATUS_HALF_HEIGHT };
    const isDesk = layout.shape === 'desk';
    const isFree = ([name, box]: [string, Box]): boolean =>
      (layout.shape === 'landscape' && isInLowBar(box, room)) ||
      // The front edge, beside the status line.
      (isDesk && name.startsWith('chip 0/') && isWithin(box, { width: floor.width, height: layout.edge }));
    const outside = onFelt(layout).filter((one) => !isWithin(one[1], room) && !isFree(one));
    expect(outside.map(([name]) => name)).toEqual([]);
  });

  it('gives chips and cards the size of a finger', () => {
    const tile = load.hasDragon ? [layout.way.tile] : [];
    const boxes = [...layout.trials.cards, ...layout.spells.cards, ...tile, ...chipsOf(ledge).map(([, box]) => box)];
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_PX);
    for (const { dice } of layout.heroes) {
      expect(Math.floor(dice.width / 3)).toBeGreaterThanOrEqual(12);
      expect(dice.height).toBeGreaterThanOrEqual(16);
    }
  });

  it('has the dice, the roll button and the status line of the trainings', () => {
    const training = layoutOf(floor, { ...load, hasLedge: false });
    expect(layout.edge).toBe(training.edge);
    if (tray === null) return;
    expect({ ...layout.tray, joker: null }).toEqual({ ...training.tray, joker: null });
  });

  it('keeps the player’s chips apart on the wood', () => {
    if (tray === null) return;
    const mine = slotsIn(ledge.mine, SEVEN).map(({ box }, nth): [string, Box] => [`mine ${nth}`, box]);
    for (const [, box] of mine) {
      expect(isWithin(box, floor)).toBe(true);
      expect(box.top).toBeGreaterThanOrEqual(tray.box.top);
    }
    const parts = [tray.well, tray.roll, tray.tools, ...(tray.me === null ? [] : [tray.me])];
    expect(clashesIn([...mine, ...parts.map((box, nth): [string, Box] => [`part ${nth}`, box])])).toEqual([]);
  });

  it('unfolds over the sorcerer’s side only', () => {
    const { trials, way } = layout;
    for (const box of ledge.unfolded) {
      expect(
        [...trials.cards, ...(load.hasDragon ? [way.tile] : []), ...ledge.shared].filter((other) =>
          doOverlap(box, other),
        ),
      ).toEqual([]);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(80);
    }
  });
});

describe('the regions of a hero among five, in the window', () => {
  const hero: LayoutNeeds = { side: 'heroes', isWatching: false, others: 3, hasDragon: true, hasLedge: true };

  function rows(name: keyof typeof FLOORS, bar: number): number[] {
    const floor = FLOORS[name] as Size;
    const { spells, way, trials, ledge, heroes } = ledgeLayout(floor, hero, trayOf(floor, hero));
    const boxes = [spells.cards[0], way.tile, trials.cards[0], ledge?.board ?? null, heroes[0]?.plate] as Box[];
    return boxes.filter((box) => box !== null).flatMap(({ top, height }) => [top + bar, top + height + bar]);
  }

  it.each([
    ['phone 390 × 844', 54, [100, 186, 194, 246, 254, 440, 456, 506, 526, 582]],
    ['phone 360 × 640', 54, [86, 140, 148, 192, 198, 320, 332, 376, 392, 426]],
    ['tablet 820 × 1180', 76, [156, 296, 310, 376, 394, 660, 690, 758, 786, 904]],
  ] as const)('are those of the design: %s', (name, bar, wanted) => {
    for (const [index, at] of rows(name, bar).entries()) {
      expect(Math.abs(at - (wanted[index] as number)), `edge ${index}: ${at}`).toBeLessThanOrEqual(4);
    }
  });
});

it('the layout of a table has a ledge once a scenario has installed it', () => {
  const floor = FLOORS['phone 390 × 844'] as Size;
  const load: LayoutNeeds = { side: 'heroes', isWatching: false, others: 3, hasDragon: true, hasLedge: true };
  installLedgeLayout(ledgeLayout, LEDGE_ORDERER);
  expect(layoutOf(floor, load)).toEqual(ledgeLayout(floor, load, trayOf(floor, load)));
  expect(layoutOf(floor, { ...load, hasLedge: false }).ledge).toBe(null);
});

describe('slots on three columns', () => {
  const columns = [0, 1, 2].map((nth): Box => ({ left: nth * 128, top: 0, width: 119, height: 50 }));
  const things = (count: number): LaidThing[] => SEVEN.slice(0, count);

  it('are whole up to three things, then halves from the first column on', () => {
    expect(slotsIn(columns, things(3)).map(({ box }) => box)).toEqual(columns);
    expect(slotsIn(columns, things(4)).map(({ isWhole }) => isWhole)).toEqual([false, true, true, false]);
    expect(slotsIn(columns, things(4))[3]?.box).toEqual({ left: 62, top: 0, width: 57, height: 50 });
  });

  it('fold the player’s things last', () => {
    const [, second, third] = things(3) as [LaidThing, LaidThing, LaidThing];
    const slots = slotsIn(columns, [{ isMine: true }, second, third, { isMine: false }]);
    expect(slots.map(({ isWhole }) => isWhole)).toEqual([true, false, true, false]);
  });

  it('count the rest in the last half from the seventh thing on', () => {
    expect(slotsIn(columns, things(6)).map(({ more }) => more)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(slotsIn(columns, things(7)).map(({ more }) => more)).toEqual([0, 0, 0, 0, 0, 2]);
  });

  it('widen a mate left alone, and move nothing else', () => {
    const six = slotsIn(columns, things(6));
    const left = slotsIn(columns, [null, ...things(5)]);
    expect(left[3]).toEqual({ box: columns[0], isWhole: true, more: 0 });
    expect([left[1], left[2], left[4], left[5]]).toEqual([six[1], six[2], six[4], six[5]]);
  });
});
