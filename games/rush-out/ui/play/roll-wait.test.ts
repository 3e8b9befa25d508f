import { toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rollWaitOf } from './roll-wait.ts';
import { A, HEROES, seen } from './table.scenario.ts';

/** Wait after a roll and another action; at normal tempo they take 900 and 200 milliseconds. */
function wait(rolled: number | null, acted: number | null): unknown {
  const at = (ms: number | null) => (ms === null ? null : toMillis(ms));
  const view = seen(HEROES);
  const timed = { ...view, rolledAt: view.rolledAt.with(A, at(rolled)), actedAt: view.actedAt.with(A, at(acted)) };
  return rollWaitOf(timed, A);
}

describe('[RO-A17] the time until the next roll', () => {
  it('is measured from the last roll', () => {
    expect(wait(1_000, 1_000)).toEqual({ since: 1_000, until: 1_900 });
  });

  it('continues when a die is placed, and ends later if that was near its end', () => {
    expect(wait(1_000, 1_400)).toEqual({ since: 1_000, until: 1_900 });
    expect(wait(1_000, 1_800)).toEqual({ since: 1_000, until: 2_000 });
  });

  it('begins again with an action after its end', () => {
    expect(wait(1_000, 5_000)).toEqual({ since: 5_000, until: 5_200 });
  });

  it('is null before the first action', () => {
    expect(wait(null, null)).toBe(null);
  });
});
