import { describe, expect, it } from 'vitest';
import { type DrawnPosition, drawPosition } from '../drawn.ts';
import { faultOf } from '../grid.ts';
import { shownOf } from '../hand.ts';
import { movedIn } from '../turn.ts';
import { findNear } from './near.ts';

const PLENTY = 4_000;

function near(drawn: DrawnPosition, budget = PLENTY) {
  const { table, hands } = drawPosition(drawn);
  const found = findNear(table, shownOf(hands[0] ?? []), budget);
  return found && { fault: faultOf(found), added: found.length - table.length, moved: movedIn(table, found).length };
}

describe('a move of few dice', () => {
  it('[RX-A26] moves a replaced joker to the end of its line', () => {
    expect(near({ table: 'R3 J R5', a: 'R4 O9' })).toEqual({ fault: null, added: 1, moved: 1 });
  });

  it('[RX-13] moves one die out of a group of four to a separate line', () => {
    expect(near({ table: 'R4 B4 K4 O4', a: 'R5 R6 O9' })).toEqual({ fault: null, added: 2, moved: 1 });
  });

  it('moves two or three dice if one is not enough', () => {
    expect(near({ table: 'R1 R2 R3 R4 R5', a: 'B5 K5' })).toMatchObject({ fault: null, added: 2 });
  });

  it('is not found if no line takes a die, or beyond the budget', () => {
    expect(near({ table: 'R3 R4 R5', a: 'O9 K13' })).toBeNull();
    expect(near({ table: 'R3 J R5', a: 'R4 O9' }, 0)).toBeNull();
  });
});
