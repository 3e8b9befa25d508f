import { beforeEach, describe, expect, it } from 'vitest';
import { listenToFingers } from './fingers.ts';

let felt: EventTarget;
let stop: AbortController;
let isCarrying: boolean;
let done: (readonly [string, ...number[]])[];

beforeEach(() => {
  felt = new EventTarget();
  stop = new AbortController();
  isCarrying = false;
  done = [];
  const actions = {
    isCarrying: () => isCarrying,
    zoomBy: (factor: number, { x, y }: { x: number; y: number }) => void done.push(['zoom', factor, x, y]),
    panBy: (x: number, y: number) => void done.push(['pan', x, y]),
  };
  listenToFingers(felt as HTMLElement, actions, stop.signal);
});

/** Dispatches a touch event with these fingers; returns true if its default action was prevented. */
function touch(
  kind: 'touchstart' | 'touchmove' | 'touchend',
  fingers: Readonly<Record<number, readonly [number, number]>>,
) {
  const touches = Object.entries(fingers).map(([id, [clientX, clientY]]) => ({
    identifier: Number(id),
    clientX,
    clientY,
  }));
  const event = Object.assign(new Event(kind, { cancelable: true }), { touches, changedTouches: touches.slice(-1) });
  felt.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('two fingers', () => {
  it('zoom around their midpoint by the ratio of their distances', () => {
    expect(touch('touchmove', { 0: [100, 100], 1: [200, 100] })).toBe(true);
    expect(touch('touchmove', { 0: [50, 100], 1: [250, 100] })).toBe(true);
    expect(done).toEqual([['zoom', 2, 150, 100]]);
  });

  it('start a new pinch after one of them was lifted', () => {
    touch('touchmove', { 0: [100, 100], 1: [200, 100] });
    touch('touchend', { 0: [100, 100] });
    touch('touchmove', { 0: [100, 100], 1: [400, 100] });
    expect(done).toEqual([]);
  });
});

it('one finger pans by the browser', () => {
  touch('touchstart', { 0: [100, 100] });
  expect(touch('touchmove', { 0: [140, 100] })).toBe(false);
  expect(done).toEqual([]);
});

describe('while a finger carries a die', () => {
  beforeEach(() => {
    isCarrying = true;
  });

  it('a second one pans and does not zoom', () => {
    touch('touchstart', { 0: [100, 100], 1: [300, 300] });
    expect(touch('touchmove', { 0: [100, 100], 1: [290, 320] })).toBe(true);
    touch('touchmove', { 0: [100, 100], 1: [280, 320] });
    expect(done).toEqual([
      ['pan', 10, -20],
      ['pan', 10, 0],
    ]);
  });

  it('the first one does not pan', () => {
    expect(touch('touchmove', { 0: [150, 100] })).toBe(false);
    expect(done).toEqual([]);
  });
});

describe('the wheel', () => {
  function wheel(deltaY: number, ctrlKey: boolean): boolean {
    const event = Object.assign(new Event('wheel', { cancelable: true }), { deltaY, ctrlKey, clientX: 7, clientY: 9 });
    felt.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it('zooms with Ctrl, in when it turns up, and scrolls without', () => {
    expect(wheel(-300, true)).toBe(true);
    expect(wheel(-300, false)).toBe(false);
    expect(done).toEqual([['zoom', Math.E, 7, 9]]);
  });

  it('has no effect after the felt is unmounted', () => {
    stop.abort();
    expect(wheel(-300, true)).toBe(false);
  });
});
