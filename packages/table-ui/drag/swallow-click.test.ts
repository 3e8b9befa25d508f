import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { swallowClick } from './swallow-click.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function isClickStopped(page: EventTarget): boolean {
  const click = new Event('click');
  page.dispatchEvent(click);
  return click.cancelBubble;
}

describe('after a drag', () => {
  it('the click of the release is stopped', () => {
    const page = new EventTarget();
    swallowClick(page);
    expect(isClickStopped(page)).toBe(true);
  });

  it.each(['pointerdown', 'keydown'])(
    'the click of the next %s counts, although the timer of a busy page is late',
    (kind) => {
      const page = new EventTarget();
      swallowClick(page);
      page.dispatchEvent(new Event(kind));
      expect(isClickStopped(page)).toBe(false);
    },
  );

  it('a click without a press counts a moment later', () => {
    const page = new EventTarget();
    swallowClick(page);
    vi.advanceTimersByTime(50);
    expect(isClickStopped(page)).toBe(false);
  });
});
