import { describe, expect, it } from 'vitest';
import { faultOf } from '../../rules/grid.ts';
import type { Face, Placed, ShownDie } from '../../rules/types.ts';
import { fitsOf, layFrom, shift, spreadOf, takeCell } from './lay-from.ts';
import { marksOf } from './marks.ts';
import { chosenWith, type DiceSelection, isStillThere, laidAt, NO_SELECTION } from './selection.ts';
import { tidy } from './tidy.ts';

/** A row starting at a cell; die numbers start at `first`. */
function row(first: number, faces: readonly Face[], x = 0, y = 0): Placed[] {
  return faces.map((face, index) => ({ die: first + index, face, x: x + index, y }));
}

function own(first: number, ...faces: Face[]): ShownDie[] {
  return faces.map((face, index) => ({ die: first + index, face }));
}

const RUN = row(0, ['B4', 'B5', 'B6']);
const cellsOf = (table: readonly Placed[] | null, dice: readonly ShownDie[]) =>
  dice.map(({ die }) => table?.find((placed) => placed.die === die)).map((at) => at && [at.x, at.y]);

describe('the cells of chosen dice', () => {
  it('[RX-11] are both ends of a run for one die', () => {
    expect(fitsOf(RUN, own(9, 'B3'))).toEqual([{ x: -1, y: 0 }]);
    expect(fitsOf(RUN, own(9, 'B7'))).toEqual([{ x: 3, y: 0 }]);
    expect(fitsOf(RUN, own(9, 'R7'))).toEqual([]);
  });

  it('[RX-14] include a joker that means the chosen die, and no other joker', () => {
    const run = row(0, ['R3', 'J', 'R5']);
    expect(fitsOf(run, own(9, 'R4'))).toEqual([{ x: 1, y: 0 }]);
    expect(fitsOf(run, own(9, 'B4'))).toEqual([]);
    expect(fitsOf(run, own(9, 'R4', 'B4'))).not.toContainEqual({ x: 1, y: 0 });
  });

  it('[RX-12] go down from a die that forms a group with two chosen ones', () => {
    const threes = own(9, 'R4', 'K4');
    const laid = layFrom(RUN, threes, { x: 0, y: 1 });
    expect(cellsOf(laid, threes)).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(faultOf(laid as Placed[])).toBeNull();
  });

  it('put a part of a run before it in the fitting order', () => {
    const two = own(9, 'B2', 'B3');
    const laid = layFrom(RUN, two, { x: -1, y: 0 });
    expect(cellsOf(laid, two)).toEqual([
      [-2, 0],
      [-1, 0],
    ]);
  });

  it('of the other chosen dice are known before they are laid', () => {
    const two = own(9, 'B2', 'B3');
    const fits = [{ x: -1, y: 0 }];
    expect([...spreadOf(RUN, two, fits).values()]).toEqual([{ cell: { x: -2, y: 0 }, fit: { x: -1, y: 0 } }]);
    const set = own(9, 'K9', 'R9', 'O9');
    expect(spreadOf(RUN, set, fitsOf(RUN, set)).size).toBe(2);
    expect(spreadOf(RUN, own(9, 'B3'), fits).size).toBe(0);
  });

  it('include a separate place for a set of their own', () => {
    const set = own(9, 'K9', 'R9', 'O9');
    const [cell] = fitsOf(RUN, set);
    expect(faultOf(layFrom(RUN, set, cell ?? { x: 0, y: 0 }) ?? [])).toBeNull();
  });

  it('go to the right without a set, if there is space', () => {
    const two = own(9, 'K9', 'R2');
    expect(cellsOf(layFrom(RUN, two, { x: 0, y: 4 }), two)).toEqual([
      [0, 4],
      [1, 4],
    ]);
    expect(layFrom(RUN, own(9, 'K9'), { x: 1, y: 0 })).toBeNull();
  });

  it('leave the old cells of table dice free', () => {
    const moved = layFrom(RUN, [RUN[2] as Placed], { x: 5, y: 5 });
    expect(moved?.filter(({ die }) => die === 2)).toEqual([{ die: 2, face: 'B6', x: 5, y: 5 }]);
  });
});

describe('a moved line', () => {
  it('keeps its shape', () => {
    expect(shift(RUN, RUN, { x: 0, y: 2 })).toEqual(row(0, ['B4', 'B5', 'B6'], 0, 2));
  });

  it('does not move onto other dice', () => {
    expect(shift([...RUN, ...row(9, ['R1'], 1, 2)], RUN, { x: 0, y: 2 })).toBeNull();
  });
});

describe('a die on the cell of another', () => {
  const JOKER = row(0, ['B4', 'J', 'B6']);

  it('[RX-14] frees the joker, which is put nearby and touches nothing', () => {
    const next = takeCell(JOKER, { die: 9, face: 'B5' }, JOKER[1] as Placed, false);
    const joker = next.find(({ face }) => face === 'J') as Placed;
    expect(next).toContainEqual({ die: 9, face: 'B5', x: 1, y: 0 });
    expect(marksOf(next).find(({ dice }) => dice.length === 1)?.dice).toEqual([joker]);
  });

  it('returns an own die to the hand', () => {
    const next = takeCell(JOKER, { die: 9, face: 'B5' }, JOKER[1] as Placed, true);
    expect(new Set(next.map(({ die }) => die))).toEqual(new Set([0, 2, 9]));
  });

  it('does not replace a number of the earlier table', () => {
    const chosen: DiceSelection = { dice: own(9, 'B7'), isLine: false };
    expect(laidAt({ table: RUN, laid: new Set(), chosen }, { x: 0, y: 0 })).toBeNull();
    expect(laidAt({ table: RUN, laid: new Set([0]), chosen }, { x: 0, y: 0 })).not.toBeNull();
  });
});

describe('the selection', () => {
  const [five, six, nine] = own(9, 'B5', 'B6', 'K9') as [ShownDie, ShownDie, ShownDie];

  it('grows by a die that can form a set with it, else is replaced', () => {
    const one = chosenWith(NO_SELECTION, five, []);
    expect(chosenWith(one, six, []).dice).toEqual([five, six]);
    expect(chosenWith(one, nine, []).dice).toEqual([nine]);
  });

  it('loses a die that is tapped again', () => {
    expect(chosenWith({ dice: [five, six], isLine: false }, five, []).dice).toEqual([six]);
  });

  it('ends with a roll that changes its dice', () => {
    const one = chosenWith(NO_SELECTION, five, []);
    expect(isStillThere(one, own(9, 'B5', 'R1'))).toBe(true);
    expect(isStillThere(one, own(9, 'K13', 'B5'))).toBe(false);
    expect(isStillThere(one, own(10, 'B5'))).toBe(false);
  });

  it('has at most one die of the table', () => {
    expect(chosenWith({ dice: [five], isLine: false }, RUN[2] as Placed, RUN).dice).toEqual([RUN[2]]);
  });
});

describe('a tidy table', () => {
  const SPREAD = [...RUN, ...row(3, ['K9', 'R9', 'O9'], 20, 14), ...row(6, ['R1', 'R2', 'R3'], -9, 3)];

  it('has the same lines, close together', () => {
    const lines = (table: readonly Placed[]) =>
      marksOf(table)
        .map(({ key }) => key)
        .toSorted();
    const tidied = tidy(SPREAD, 8);
    expect(lines(tidied)).toEqual(lines(SPREAD));
    expect(Math.max(...tidied.map(({ x }) => x)) - Math.min(...tidied.map(({ x }) => x))).toBeLessThan(8);
    expect(faultOf(tidied)).toBeNull();
  });

  it('does not change when it is tidied again', () => {
    expect(tidy(tidy(SPREAD, 8), 8)).toEqual(tidy(SPREAD, 8));
  });
});
