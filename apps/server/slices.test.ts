import { afterEach, describe, expect, it, vi } from 'vitest';
import { ThreadSlices } from './slices.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('slices', () => {
  it('run one per tick, in order of arrival, with other work in between', async () => {
    const slices = new ThreadSlices();
    const order: string[] = [];
    const first = slices.next().then(() => order.push('first'));
    const second = slices.next().then(() => order.push('second'));
    setImmediate(() => order.push('a message'));
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'a message', 'second']);
  });

  it('end after a few milliseconds', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const slices = new ThreadSlices();
    expect(slices.isOver).toBe(true);
    await slices.next();
    now.mockReturnValue(1_004);
    expect(slices.isOver).toBe(false);
    now.mockReturnValue(1_005);
    expect(slices.isOver).toBe(true);
  });
});
