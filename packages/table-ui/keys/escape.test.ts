import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeByEscape } from './escape.ts';

/** An element in or outside of a dialog. */
class Place extends EventTarget {
  readonly #isInDialog: boolean;

  constructor(isInDialog: boolean) {
    super();
    this.#isInDialog = isInDialog;
  }

  closest(): Place | null {
    return this.#isInDialog ? this : null;
  }
}

let hear: ((event: object) => void) | null;
let isModal: boolean;

beforeEach(() => {
  hear = null;
  isModal = false;
  vi.stubGlobal('Element', Place);
  vi.stubGlobal('document', {
    addEventListener: (_: string, heard: (event: object) => void) => (hear = heard),
    removeEventListener: () => (hear = null),
    querySelector: () => (isModal ? {} : null),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** True if the key reaches other listeners of the table. */
function press(key: string, target = new Place(false)): boolean {
  const stopPropagation = vi.fn<() => void>();
  hear?.({ key, target, isComposing: false, stopPropagation });
  return stopPropagation.mock.calls.length === 0;
}

it('Escape closes an open panel while the focus is behind it, and does nothing else', () => {
  const close = vi.fn<() => void>();
  const leave = closeByEscape(close);
  expect(press('a')).toBe(true);
  expect(close).not.toHaveBeenCalled();
  expect(press('Escape')).toBe(false);
  expect(close).toHaveBeenCalledTimes(1);
  leave();
  expect(press('Escape')).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
});

it('Escape closes the panel that was opened last', () => {
  const closed: string[] = [];
  const leaveBelow = closeByEscape(() => closed.push('below'));
  const leaveTop = closeByEscape(() => closed.push('top'));
  press('Escape');
  leaveTop();
  press('Escape');
  leaveBelow();
  expect(closed).toEqual(['top', 'below']);
});

it('Escape in a dialog belongs to the dialog', () => {
  const close = vi.fn<() => void>();
  const leave = closeByEscape(close);
  expect(press('Escape', new Place(true))).toBe(true);
  isModal = true;
  expect(press('Escape')).toBe(true);
  expect(close).not.toHaveBeenCalled();
  leave();
});
