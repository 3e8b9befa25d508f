import { describe, expect, it } from 'vitest';
import { systemClock } from './clock.ts';

const TIMERS = 300;

describe('the clock', () => {
  it('never calls before its time', async () => {
    const early = await Promise.all(
      Array.from({ length: TIMERS }, (_, index) => {
        const ms = 1 + index / 10;
        const due = systemClock.now() + ms;
        return new Promise<boolean>((resolve) => {
          systemClock.after(ms, () => resolve(systemClock.now() < due));
        });
      }),
    );
    expect(early.filter(Boolean)).toEqual([]);
  });

  it('cancels a call', async () => {
    let called = false;
    const cancel = systemClock.after(1, () => {
      called = true;
    });
    cancel();
    await new Promise<void>((resolve) => {
      systemClock.after(20, resolve);
    });
    expect(called).toBe(false);
  });

  it('waits also for longer than a timer of Node can', async () => {
    let called = false;
    const cancel = systemClock.after(2 ** 31, () => {
      called = true;
    });
    await new Promise<void>((resolve) => {
      systemClock.after(20, resolve);
    });
    cancel();
    expect(called).toBe(false);
  });
});
