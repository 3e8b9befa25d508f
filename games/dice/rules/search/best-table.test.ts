import { describe, expect, it } from 'vitest';
import { BOOK_EXAMPLES } from '../book-examples.ts';
import { type DrawnPosition, drawPosition } from '../drawn.ts';
import { faultOf } from '../grid.ts';
import { handOf, shownOf } from '../hand.ts';
import { shiftedBy } from '../islands.ts';
import { facesOf } from '../lines.ts';
import { type BestTable, bestTable } from './best-table.ts';

const BUDGET = 30_000;

function bestOf(drawn: DrawnPosition, budget = BUDGET): BestTable {
  const { table, turn, hands } = drawPosition(drawn);
  return bestTable(table, shownOf(hands[turn] ?? []), budget);
}

/** Number of placed dice, their points, and the number of moved table dice. */
function valueOf(drawn: DrawnPosition): readonly [number, number, number] {
  const best = bestOf(drawn);
  expect(faultOf(best.table)).toBeNull();
  expect(best.proven).toBe(true);
  return [best.placed.length, best.points, best.moved];
}

describe('the best table', () => {
  it('places the most dice, even if others have more points', () => {
    expect(valueOf({ a: 'R1 R2 R3 R4 B13 K13' })).toEqual([4, 10, 0]);
    expect(valueOf({ a: 'R12 B12 K12 R1 R2 R3 R13' })).toEqual([6, 42, 0]);
  });

  it('places the most points with as many dice', () => {
    expect(valueOf({ table: 'R3 R4 R5', a: 'R2 R6 B1' })).toEqual([2, 8, 0]);
    expect(valueOf({ a: 'R11 B11 K11 R9 R10' })).toEqual([5, 52, 0]);
    expect(facesOf(bestOf({ a: 'R4 R5 R6 B6 K6 O1 O2' }).placed)).toEqual(['R4', 'R5', 'R6', 'B6', 'K6']);
  });

  it('moves no table die if all can stay', () => {
    expect(valueOf({ table: 'R3 R4 R5\n.\nB9 K9 O9', a: 'R6 R9' })).toEqual([2, 15, 0]);
    expect(valueOf({ table: 'R3 R4 R5', a: 'B4 K4 O1' })).toEqual([2, 8, 0]);
  });

  it('moves only the die that is needed elsewhere', () => {
    expect(valueOf({ table: 'R3 R4 R5 R6', a: 'B6 K6' })).toEqual([2, 12, 0]);
    expect(valueOf({ table: 'B3 J B5', a: 'B4 R9 R10' })).toEqual([3, 23, 1]);
  });

  it('[RX-5] lays an obligatory own set, even if others have more points', () => {
    const crossing = 'O10 K10 R10\n. R10 .\n. O10 .';
    expect(facesOf(bestOf({ table: crossing, a: 'K7 J O11 B9 B10' }).placed)).toEqual(['J', 'B9', 'B10']);
    expect(facesOf(bestOf({ table: crossing, a: 'K7 J O11 B10' }).placed)).toEqual(['J', 'O11', 'B10']);
  });

  it('[RX-11] [RX-12] [RX-13] [RX-16] places as many dice as the worked examples', () => {
    for (const { before, after } of Object.values(BOOK_EXAMPLES)) {
      const laid = after.split(/\s+/).filter((word) => word !== '.').length;
      expect(bestOf(before).table.length).toBeGreaterThanOrEqual(laid);
    }
  });

  it('leaves the table unchanged if no die can be placed', () => {
    const state = drawPosition({ table: 'R3 R4 R5', a: 'B9 K1' });
    const best = bestTable(state.table, shownOf(handOf(state, state.turn)), BUDGET);
    expect(best).toEqual({ table: state.table, placed: [], points: 0, moved: 0, proven: true });
  });

  it('does not depend on the position of the table', () => {
    const { table, hands, turn } = drawPosition({ table: 'B3 J B5\n.\nR1 R2 R3 R4', a: 'B4 R9 R10 K4' });
    const own = shownOf(hands[turn] ?? []);
    const here = bestTable(table, own, BUDGET);
    expect(bestTable(shiftedBy(table, -70, 55), own, BUDGET)).toEqual({
      ...here,
      table: shiftedBy(here.table, -70, 55),
    });
  });

  it('places some dice within a small budget', () => {
    const best = bestOf({ a: 'R1 R2 R3 B1 K1 B2 K2 B3 K3' }, 3);
    expect(faultOf(best.table)).toBeNull();
    expect(best.placed.length).toBeGreaterThanOrEqual(3);
  });
});
