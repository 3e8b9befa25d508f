import { toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { readView } from '../../rules/read-notation.ts';
import { planOf, planWays, tableOf } from './compose.ts';

const ME = toSeat(0);
const VIEW = readView(
  [
    'turn A lay',
    'round 1 A',
    'fruitless 0 0',
    'table 3:B3@0,0 2:B4@1,0 4:B5@2,0',
    'fresh',
    'A 8:B6 13:R1',
    'B 1:R6',
  ].join('\n'),
);
const WITH_SIX = [...VIEW.table, { die: 8, face: 'B6' as const, x: 3, y: 0 }];

describe('a table that is composed', () => {
  it('is sent whole, once something on it has changed', () => {
    expect(planWays.commandOf(planOf(VIEW, VIEW.table), VIEW)).toBeNull();
    expect(planWays.commandOf(planOf(VIEW, WITH_SIX), VIEW)).toMatchObject({ do: 'lay', table: { length: 4 } });
  });

  it('shows what dice show', () => {
    expect(tableOf(VIEW, ME, planOf(VIEW, WITH_SIX))).toContainEqual({ die: 8, face: 'B6', x: 3, y: 0 });
  });

  it('is kept as long as it is this seat’s to compose', () => {
    const plan = planOf(VIEW, WITH_SIX);
    expect(planWays.refit(VIEW, ME, plan)).toEqual(plan);
    expect(planWays.refit({ ...VIEW, turn: toSeat(1) }, ME, plan)).toEqual([]);
    expect(planWays.refit({ ...VIEW, phase: 'roll' }, ME, plan)).toEqual([]);
  });

  it('is given up as a whole where a die of it is gone, or another came', () => {
    const plan = planOf(VIEW, WITH_SIX);
    expect(planWays.refit({ ...VIEW, hands: [[], []] }, ME, plan)).toEqual([]);
    const more = [...VIEW.table, { die: 5, face: 'R9' as const, x: 9, y: 9 }];
    expect(planWays.refit({ ...VIEW, table: more }, ME, plan)).toEqual([]);
  });

  it.each([undefined, 7, [{ die: 99, x: 0, y: 0 }], [{ die: 1, x: 0 }]])('is not read from %j', (kept) => {
    expect(planWays.read(kept)).toBeNull();
  });
});
