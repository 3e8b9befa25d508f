import { type Box, type Size, TARGET_PX } from '@tablee/table-ui';
import { doOverlap } from '@tablee/table-ui/overlap';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../rules/family.ts';
import { countBox } from './count-box.ts';
import { handPlaces, inOrder } from './hand.ts';
import { type Layout, layoutOf } from './index.ts';

/** Sizes of the area below the top bar. */
const FLOORS: Readonly<Record<string, Size>> = {
  'phone 360 × 640': { width: 360, height: 586 },
  'phone 390 × 844': { width: 390, height: 790 },
  'phone on its side': { width: 844, height: 338 },
  'tablet 768 × 1024': { width: 768, height: 948 },
  'tablet 820 × 1180': { width: 820, height: 1104 },
  'desktop 1440 × 900': { width: 1440, height: 808 },
};

/** Eighteen piles among two to five players, mine last. */
const EIGHTEEN: readonly (readonly number[])[] = [
  [9, 9],
  [12, 6],
  [6, 6, 6],
  [7, 6, 5],
  [5, 5, 4, 4],
  [6, 5, 4, 3],
  [4, 4, 3, 3, 4],
  [5, 4, 3, 3, 3],
  [6, 3, 3, 2, 4],
];

const CASES = Object.entries(FLOORS).flatMap(([name, floor]) =>
  EIGHTEEN.map((counts) => ({ name, floor, counts, others: counts.slice(0, -1), mine: counts.at(-1) as number })),
);

function overlap(a: Box, b: Box): { readonly x: number; readonly y: number } {
  return {
    x: Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left),
    y: Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top),
  };
}

/** Visible part of a pile below the piles that overlap it. */
function exposed(slots: readonly Box[], index: number): Size {
  const slot = slots[index] as Box;
  const over = slots.slice(index + 1).map((other) => overlap(slot, other));
  const covered = Math.max(0, ...over.filter(({ x, y }) => x > 0 && y > 0).map(({ y }) => y));
  return { width: slot.width, height: slot.height - covered };
}

function matsOf({ others, mine }: Layout): { readonly box: Box; readonly slots: readonly Box[] }[] {
  return mine === null ? [...others] : [...others, mine];
}

/** Boxes of other areas that overlap the piles of this mat: other piles, plates, the draw pile. */
function strangersOver(layout: Layout, index: number): Box[] {
  const zones = matsOf(layout).map(({ slots }) => slots);
  const foreign = [layout.draw, ...layout.others.map(({ plate }) => plate), ...zones.toSpliced(index, 1).flat()];
  return (zones[index] ?? []).flatMap((slot) => foreign.filter((box) => doOverlap(slot, box)));
}

describe.each(CASES)('$name with piles $counts', ({ floor, others, mine }) => {
  const layout = layoutOf(floor, { others, mine });
  const mats = matsOf(layout);
  const piles = mats.flatMap(({ slots }) => slots);

  it('makes every pile a target of 44 pixels', () => {
    const targets = mats.flatMap(({ slots }) => slots.map((_, index) => exposed(slots, index)));
    expect(targets).toHaveLength(18);
    for (const { width, height } of targets) expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_PX);
  });

  it('keeps everything on the felt, above the status line', () => {
    for (const box of [...piles, layout.draw]) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(floor.width);
      expect(box.top + box.height).toBeLessThanOrEqual(layout.tray.edge - 20);
    }
  });

  it('lays no player’s things over another’s, nor over the draw pile', () => {
    expect(mats.flatMap((_, index) => strangersOver(layout, index))).toEqual([]);
  });
});

/** All distributions of piles; a player has at most one pile for each family. */
function* splitsOf(piles: number, players: number): Generator<number[]> {
  const most = Math.min(piles, FAMILIES.length);
  if (players === 1 && piles === most) yield [piles];
  if (players === 1) return;
  for (let first = 0; first <= most; first += 1) {
    for (const rest of splitsOf(piles - first, players - 1)) yield [first, ...rest];
  }
}

/** Tests every eleventh of thousands of distributions. */
const STEP = 11;

describe.each([2, 3, 4, 5])('on a phone of 360 × 640 with %i players', (players) => {
  it('eighteen piles are targets of 44 pixels and lie apart, however they are spread', () => {
    const splits = [...splitsOf(18, players)];
    const tried = splits.filter((_, index) => splits.length < 200 || index % STEP === 0);
    const failed = tried.filter(([mine, ...others]) => {
      const layout = layoutOf({ width: 360, height: 586 }, { others, mine: mine as number });
      const mats = matsOf(layout);
      const targets = mats.flatMap(({ slots }) => slots.map((_, index) => exposed(slots, index)));
      const isSmall = targets.some(({ width, height }) => Math.min(width, height) < TARGET_PX);
      return isSmall || targets.length !== 18 || mats.some((_, index) => strangersOver(layout, index).length > 0);
    });
    expect(tried.length).toBeGreaterThan(5);
    expect(failed).toEqual([]);
  });
});

describe.each(Object.entries(FLOORS))('a hand on a %s', (_, floor) => {
  it.each([1, 5, 7, 8, 10, 13])('of %i cards has targets of 44 pixels in reach of each other', (count) => {
    const cards = inOrder(Array.from({ length: count }, (_card, index) => FAMILIES[index % FAMILIES.length] ?? 'zzz'));
    const { tray, isRoomy } = layoutOf(floor, { others: [3, 3, 3], mine: 3, cards: count });
    const places = handPlaces(tray, cards, isRoomy);
    expect(places).toHaveLength(count);
    for (const [index, place] of places.entries()) {
      const next = places[index + 1];
      const isSameRow = next !== undefined && Math.abs(next.top - place.top) <= 20;
      expect(isSameRow ? next.left - place.left : place.width).toBeGreaterThanOrEqual(TARGET_PX - 0.5);
      expect(place.left).toBeGreaterThanOrEqual(-1);
      expect(place.left + place.width).toBeLessThanOrEqual(floor.width + 1);
      expect(place.top + place.height).toBeLessThanOrEqual(floor.height);
    }
  });
});

describe('a hand', () => {
  it('[RK-5] shows pairs first and keeps the others as they came', () => {
    expect(inOrder(['zzz', 'boum', 'coa', 'boum'])).toEqual(['boum', 'boum', 'zzz', 'coa']);
  });

  it('stays on the phone’s wood however many cards it holds: the felt does not move', () => {
    const floor = { width: 360, height: 586 };
    const { tray } = layoutOf(floor, { others: [2], mine: 2 });
    for (const count of [3, 7, 8, 13]) {
      const cards = FAMILIES.concat(FAMILIES).slice(0, count);
      for (const { top } of handPlaces(tray, cards, false)) expect(top).toBeGreaterThanOrEqual(tray.hand.top - 6);
    }
  });
});

describe.each(CASES)('the countdown on a $name, with $counts piles', ({ floor, others, mine }) => {
  it('covers nobody’s plate and stays on the felt', () => {
    const layout = layoutOf(floor, { others, mine });
    const box = countBox(floor, layout);
    expect(layout.others.filter(({ plate }) => doOverlap(plate, box))).toEqual([]);
    expect(box.width).toBeGreaterThanOrEqual(96);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.top + box.height).toBeLessThanOrEqual(layout.tray.edge);
  });
});
