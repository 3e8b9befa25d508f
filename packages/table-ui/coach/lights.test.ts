import { describe, expect, it } from 'vitest';
import { Lights } from './lights.ts';

/** An element that counts how often it is marked. */
function thing() {
  let marked = 0;
  const dataset = new Proxy<DOMStringMap>(
    {},
    {
      set: (target, name, value) => {
        marked += 1;
        return Reflect.set(target, name, value);
      },
    },
  );
  return { dataset, isLit: () => dataset['coached'] !== undefined, marked: () => marked };
}

describe('what a tip lights', () => {
  it('is what is drawn now: what came later too, what went no more', () => {
    const lights = new Lights();
    const [first, stays, later] = [thing(), thing(), thing()];
    lights.show([first, stays]);
    expect([first, stays, later].map(({ isLit }) => isLit())).toEqual([true, true, false]);
    lights.show([stays, later]);
    expect([first, stays, later].map(({ isLit }) => isLit())).toEqual([false, true, true]);
    lights.show([]);
    expect([first, stays, later].some(({ isLit }) => isLit())).toBe(false);
  });

  it('is marked once: a mark is a change of the page, after which everything is looked at again', () => {
    const lights = new Lights();
    const one = thing();
    for (const _ of [1, 2, 3]) lights.show([one]);
    expect(one.marked()).toBe(1);
  });
});
