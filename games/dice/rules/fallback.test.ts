import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { play, unrolled } from './dice.scenario.ts';
import { type DrawnPosition, drawPosition } from './drawn.ts';
import { fallbackDice } from './fallback.ts';
import { faultOf } from './grid.ts';
import { dice } from './index.ts';
import { facesOf, linesOf } from './lines.ts';
import { parseDiceCommand } from './parse.ts';
import type { DiceState, Placed } from './types.ts';

/** The command that is played for A when time runs out, and the table after it. */
function timeOut(state: DiceState): { readonly did: string; readonly table: readonly Placed[] } {
  const command = fallbackDice(state, state.turn);
  if (command === null) throw new Error('nothing is played');
  expect(parseDiceCommand(command)).toEqual(command);
  return { did: command.do, table: play(state, 'A', dice.notation.command(command)).state.table };
}

const linesAfter = (drawn: DrawnPosition): string[] =>
  linesOf(timeOut(drawPosition(drawn)).table).map((line) => facesOf(line.dice).join(' '));

describe('the fallback command', () => {
  it('rolls all dice', () => {
    for (const state of [
      drawPosition({ a: 'R1 R9', b: 'B1', phase: 'roll' }),
      unrolled(drawPosition({ a: 'R1 R9', b: 'B1', phase: 'roll' })),
      unrolled(drawPosition({ a: 'R1 R9', b: 'B1', phase: 'count' })),
    ]) {
      expect(fallbackDice(state, seatOf('A'))).toEqual({ do: 'roll', dice: state.hands[0]?.map(({ die }) => die) });
    }
  });

  it('[RX-5] lays an own set as an island, and no more', () => {
    const drawn = { table: 'R8 R9 R10', a: 'R11 B7 K7 O7', b: 'B1' };
    expect(linesAfter(drawn)).toEqual(['R8 R9 R10', 'B7 K7 O7']);
  });

  it('[RX-8] passes if no lay is obligatory', () => {
    expect(timeOut(drawPosition({ table: 'R8 R9 R10', a: 'R11', b: 'B1' })).did).toBe('pass');
  });

  it('[RX-A4] places a die if that is obligatory', () => {
    const options = { duty: 'anything' } as const;
    expect(linesAfter({ table: 'R8 R9 R10', a: 'R11', b: 'B1', options })).toEqual(['R8 R9 R10 R11']);
  });

  it('is none on another player’s turn, or between two rounds', () => {
    expect(fallbackDice(drawPosition({ a: 'R1', b: 'B1' }), seatOf('B'))).toBeNull();
    expect(fallbackDice(drawPosition({ a: 'R1', b: 'B1', phase: 'sheet' }), seatOf('A'))).toBeNull();
  });
});

describe('a table far from the middle', () => {
  const far = drawPosition({ table: 'R8 R9 R10', a: 'R11 O1', b: 'B7 K7 O7 R7 R6' });
  const shifted = (x: number, y: number): string => {
    const cells = [...far.table, { ...far.hands[0]?.[0], x: 3, y: 0 }];
    return `lay ${cells.map((cell) => `${cell.die}@${cell.x + x},${cell.y + y}`).join(' ')}`;
  };

  it('is centred as a whole, so that there is space for the next obligatory lay', () => {
    const { state, events } = play(far, 'A', shifted(197, 200));
    expect(state.table.map(({ x, y }) => [x, y])).toEqual([
      [-1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(faultOf(state.table)).toBeNull();
    expect(events[0]).toMatchObject({ placed: [{ face: 'R11', x: 2, y: 0 }] });
    expect(timeOut({ ...state, turn: seatOf('A'), phase: 'lay', hands: state.hands.toReversed() }).did).toBe('lay');
  });

  it('is not moved while it is near the middle', () => {
    expect(play(far, 'A', shifted(77, -80)).state.table[0]).toMatchObject({ x: 77, y: -80 });
    expect(play(far, 'A', shifted(78, 0)).state.table[0]).toMatchObject({ x: -1, y: 0 });
    expect(play(far, 'A', shifted(0, 81)).state.table[0]).toMatchObject({ x: -1, y: 0 });
  });
});
