import { type Bot, seatDuel, sidesAt, winShare } from '@tablee/bot-kit';
import { type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tug } from './toys/tug/index.ts';
import type { TugTypes } from './toys/tug/types.ts';

const PAIRS = tableFor(tug, 'pairs', 6) as TableSetup<TugTypes>;
const GIANT = tableFor(tug, 'giant', 4) as TableSetup<TugTypes>;
const AS_GIANT = { option: 'role', is: 'giant' };

function puller(id: string): Bot<TugTypes> {
  return { id, mind: null, decide: () => ({ command: { do: 'pull' }, afterMs: 0 }) };
}

describe('the two sides of a duel', () => {
  it('are alternate seats, alternate teams, or the seats with a seat option', () => {
    expect(sidesAt(tug, PAIRS, 'alternate')).toEqual([0, 1, 0, 1, 0, 1]);
    const [, partners] = tug.teams?.(PAIRS) ?? [];
    const byTeam = sidesAt(tug, PAIRS, 'teams');
    expect(byTeam.flatMap((side, seat) => (side === 1 ? [seat] : []))).toEqual(partners);
    const giant = GIANT.seatOptions.findIndex(({ role }) => role === 'giant');
    expect(
      sidesAt(tug, GIANT, AS_GIANT)
        .map((side, seat) => (side === 0 ? seat : null))
        .filter(isSaid),
    ).toEqual([giant]);
  });

  it('are swapped with every match', () => {
    expect(seatDuel([0, 1, 1], ['a', 'b'], 0)).toEqual(['a', 'b', 'b']);
    expect(seatDuel([0, 1, 1], ['a', 'b'], 1)).toEqual(['b', 'a', 'a']);
  });

  it('share wins evenly between equal bots, even if the sides are unequal', () => {
    expect(winShare(tug, GIANT, [puller('a'), puller('b')], 400, AS_GIANT)).toBeCloseTo(0.5, 1);
    expect(winShare(tug, PAIRS, [puller('a'), puller('b')], 400, 'teams')).toBeCloseTo(0.5, 1);
  });
});

function isSaid(value: number | null): value is number {
  return value !== null;
}
