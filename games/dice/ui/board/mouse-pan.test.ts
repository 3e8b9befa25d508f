import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToMouse } from './mouse-pan.ts';

let page: EventTarget;
let felt: EventTarget;
let pans: (readonly [number, number])[];

beforeEach(() => {
  page = new EventTarget();
  felt = new EventTarget();
  pans = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('Element', Date); // makes `instanceof Element` false for all targets here
  listenToMouse(felt as HTMLElement, (x, y) => pans.push([x, y]), new AbortController().signal);
});

afterEach(() => vi.unstubAllGlobals());

function hand(kind: string, clientX: number, pointerType = 'mouse'): Event {
  return Object.assign(new Event(kind), { clientX, clientY: 0, button: 0, pointerType });
}

it('a pressed mouse pans the felt until it is released', () => {
  felt.dispatchEvent(hand('pointerdown', 100));
  for (const x of [108, 120]) page.dispatchEvent(hand('pointermove', x));
  page.dispatchEvent(hand('pointerup', 120));
  page.dispatchEvent(hand('pointermove', 200));
  expect(pans).toEqual([
    [-8, 0],
    [-12, 0],
  ]);
});

it('a click with a small movement is a click', () => {
  felt.dispatchEvent(hand('pointerdown', 100));
  page.dispatchEvent(hand('pointermove', 103));
  expect(pans).toEqual([]);
});

it('pans by touch are left to the browser', () => {
  felt.dispatchEvent(hand('pointerdown', 100, 'touch'));
  page.dispatchEvent(hand('pointermove', 150, 'touch'));
  expect(pans).toEqual([]);
});
