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

describe('the lights of a tip', () => {
  it('follow what is drawn now', () => {
    const lights = new Lights();
    const [first, stays, later] = [thing(), thing(), thing()];
    lights.show([first, stays]);
    expect([first, stays, later].map(({ isLit }) => isLit())).toEqual([true, true, false]);
    lights.show([stays, later]);
    expect([first, stays, later].map(({ isLit }) => isLit())).toEqual([false, true, true]);
    lights.show([]);
    expect([first, stays, later].some(({ isLit }) => isLit())).toBe(false);
  });

  it('are set once, because setting them again would count as a change of the page', () => {
    const lights = new Lights();
    const one = thing();
    for (const _ of [1, 2, 3]) lights.show([one]);
    expect(one.marked()).toBe(1);
  });
});
