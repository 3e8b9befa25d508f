import { describe, expect, it } from 'vitest';
import { placeOfCall } from './call-place.ts';
import { layoutOf, type Mat } from './layout/index.ts';

describe('the place of a call', () => {
  const layout = layoutOf({ width: 390, height: 790 }, { others: [3, 3, 3], mine: 4 });
  const [first, , last] = layout.others as [Mat, Mat, Mat];

  it('is below the piles of the caller on a phone, on free felt', () => {
    const { tail, style } = placeOfCall(first, layout, 2, false);
    expect(tail).toBe('top');
    expect(style.top).toBeGreaterThan(Math.max(...first.slots.slice(0, 2).map(({ top, height }) => top + height)));
  });

  it('otherwise covers the lower end of their piles, but not name, score and count', () => {
    const lying = layoutOf({ width: 844, height: 338 }, { others: [3, 3, 3], mine: 4 });
    for (const one of [layout, lying]) {
      for (const mat of one.others) {
        const top = Number(placeOfCall(mat, one, 3, false).style.top);
        const badges = Math.min(...mat.slots.slice(0, 3).map((slot) => slot.top)) + 24;
        expect(top).toBeGreaterThan(Math.max(badges, one === layout ? mat.plate.top + mat.plate.height : 0));
      }
    }
  });

  it('stays inside the window at every seat', () => {
    for (const piles of [2, 3]) expect(placeOfCall(last, layout, piles, false).style).toMatchObject({ right: 6 });
  });

  it('is above my own piles', () => {
    const mine = layout.mine as Mat;
    expect(placeOfCall(mine, layout, 4, true)).toMatchObject({ tail: 'bottom', style: { top: mine.box.top - 36 } });
  });
});

it('on a desktop a call is above the plate, and beside the plate of the player opposite', () => {
  const desk = layoutOf({ width: 1440, height: 808 }, { others: [3, 3, 3], mine: 4 });
  const places = desk.others.map((mat) => placeOfCall(mat, desk, 3, false));
  expect(places.map(({ tail }) => tail)).toEqual(['bottom', 'left', 'bottom']);
  for (const { style } of places) expect(style.top).toBeGreaterThanOrEqual(-4);
  const mine = desk.mine as Mat;
  expect(placeOfCall(mine, desk, 4, true).style).toMatchObject({ top: mine.box.top - 62 });
});
