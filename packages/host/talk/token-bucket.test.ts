import { describe, expect, it } from 'vitest';
import { Allowances, type Bucket, refilled, takeFrom } from './token-bucket.ts';

const ALLOWANCE = { burst: 3, everyMs: 2_000 };

function takeAll(times: readonly number[]): boolean[] {
  let bucket: Bucket = null;
  return times.map((now) => {
    const after = takeFrom(bucket, ALLOWANCE, now);
    if (after !== null) bucket = after;
    return after !== null;
  });
}

describe('a token bucket', () => {
  it('gives its burst at once, then no more', () => {
    expect(takeAll([0, 0, 0, 0])).toEqual([true, true, true, false]);
  });

  it('refills one token per interval, and a refusal costs nothing', () => {
    expect(takeAll([0, 0, 0, 1_999, 2_000, 2_001, 4_000])).toEqual([true, true, true, false, true, false, true]);
  });

  it('never holds more than its burst', () => {
    expect(refilled({ left: 0, at: 0 }, ALLOWANCE, 1_000_000)).toBe(3);
    expect(takeAll([0, 900_000, 900_000, 900_000, 900_000])).toEqual([true, true, true, true, false]);
  });
});

it('an earlier time removes no tokens', () => {
  expect(refilled({ left: 2, at: 3_600_000 }, ALLOWANCE, 0)).toBe(2);
});

describe('token buckets by key', () => {
  it('are independent, and full again after a while', () => {
    const allowances = new Allowances(ALLOWANCE);
    const take = (name: string, now: number) => [0, 1, 2, 3].map(() => allowances.take(name, now));
    expect(take('ann', 0)).toEqual([true, true, true, false]);
    expect(take('bob', 0)).toEqual([true, true, true, false]);
    expect(take('ann', 6_000)).toEqual([true, true, true, false]);
  });

  it('take unused tokens back, and never hold more than the burst', () => {
    const allowances = new Allowances(ALLOWANCE);
    const take = () => [0, 1, 2, 3].map(() => allowances.take('ann', 0));
    take();
    allowances.giveBack('ann', 0, 1);
    expect(take()).toEqual([true, false, false, false]);
    allowances.giveBack('ann', 0, 9);
    expect(take()).toEqual([true, true, true, false]);
  });
});
