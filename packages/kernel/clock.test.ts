import { describe, expect, it } from 'vitest';
import { toMillis } from './brands.ts';
import { readClock, setClock, startClock, stopClock, stoppedAt } from './clock.ts';

const AT = toMillis(500);

describe('match time', () => {
  it('is stopped until it is started', () => {
    const clock = stoppedAt(AT);
    expect([readClock(clock, 0), readClock(clock, 9_000)]).toEqual([500, 500]);
  });

  it('continues from where it was stopped, for any reading of the monotonic clock', () => {
    const clock = startClock(stoppedAt(AT), 70_000);
    expect([readClock(clock, 70_000), readClock(clock, 70_250)]).toEqual([500, 750]);
  });

  it('keeps the time at which it was stopped', () => {
    const clock = stopClock(startClock(stoppedAt(AT), 1_000), 1_300);
    expect(clock).toEqual(stoppedAt(toMillis(800)));
    expect(readClock(clock, 50_000)).toBe(800);
  });

  it('leaves out the time while it was stopped', () => {
    const stopped = stopClock(startClock(stoppedAt(AT), 1_000), 1_300);
    expect(readClock(startClock(stopped, 60_000), 60_010)).toBe(810);
  });

  it('is not changed by a second start', () => {
    const clock = startClock(stoppedAt(AT), 1_000);
    expect(readClock(startClock(clock, 1_400), 1_500)).toBe(1_000);
  });

  it('is not changed by a second stop', () => {
    expect(stopClock(stoppedAt(AT), 9_000)).toEqual(stoppedAt(AT));
  });

  it('continues from the time it is set to, or stays stopped there', () => {
    const clock = setClock(startClock(stoppedAt(AT), 1_000), toMillis(9_000), 1_100);
    expect([readClock(clock, 1_100), readClock(clock, 1_250)]).toEqual([9_000, 9_150]);
    expect(setClock(stoppedAt(AT), toMillis(9_000), 1_100)).toEqual(stoppedAt(toMillis(9_000)));
  });

  it('is never before its start when the monotonic clock runs back', () => {
    const clock = startClock(stoppedAt(AT), 1_000);
    expect([readClock(clock, 999.5), readClock(clock, 0)]).toEqual([500, 500]);
    expect(stopClock(clock, 0)).toEqual(stoppedAt(AT));
  });

  it('is whole milliseconds, rounded down, when the monotonic clock is finer', () => {
    const clock = startClock(stoppedAt(AT), 1_000.25);
    expect([1_001.2, 1_001.25, 1_003.2].map((now) => readClock(clock, now))).toEqual([500, 501, 502]);
  });

  it('can be started when the monotonic clock is at 0', () => {
    expect(readClock(startClock(stoppedAt(AT), 0), 40)).toBe(540);
  });
});
