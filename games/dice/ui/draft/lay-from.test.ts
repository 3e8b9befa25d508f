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

describe('where chosen dice are laid', () => {
  it('[RX-11] one die goes to either end of a run', () => {
    expect(fitsOf(RUN, own(9, 'B3'))).toEqual([{ x: -1, y: 0 }]);
    expect(fitsOf(RUN, own(9, 'B7'))).toEqual([{ x: 3, y: 0 }]);
    expect(fitsOf(RUN, own(9, 'R7'))).toEqual([]);
  });

  it('[RX-14] one die goes where a joker lies that stands for it, and to no other joker', () => {
    const run = row(0, ['R3', 'J', 'R5']);
    expect(fitsOf(run, own(9, 'R4'))).toEqual([{ x: 1, y: 0 }]);
    expect(fitsOf(run, own(9, 'B4'))).toEqual([]);
    expect(fitsOf(run, own(9, 'R4', 'B4'))).not.toContainEqual({ x: 1, y: 0 });
  });

  it('[RX-12] two dice go down from a die that they make a group with', () => {
    const threes = own(9, 'R4', 'K4');
    const laid = layFrom(RUN, threes, { x: 0, y: 1 });
    expect(cellsOf(laid, threes)).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(faultOf(laid as Placed[])).toBeNull();
  });

  it('a part of a run goes before it in the order that fits', () => {
    const two = own(9, 'B2', 'B3');
    const laid = layFrom(RUN, two, { x: -1, y: 0 });
    expect(cellsOf(laid, two)).toEqual([
      [-2, 0],
      [-1, 0],
    ]);
  });

  it('where the others of what is chosen come to lie is known before they are laid', () => {
    const two = own(9, 'B2', 'B3');
    const fits = [{ x: -1, y: 0 }];
    expect([...spreadOf(RUN, two, fits).values()]).toEqual([{ cell: { x: -2, y: 0 }, fit: { x: -1, y: 0 } }]);
    const set = own(9, 'K9', 'R9', 'O9');
    expect(spreadOf(RUN, set, fitsOf(RUN, set)).size).toBe(2);
    expect(spreadOf(RUN, own(9, 'B3'), fits).size).toBe(0);
  });

  it('a set of their own finds room apart from everything', () => {
    const set = own(9, 'K9', 'R9', 'O9');
    const [cell] = fitsOf(RUN, set);
    expect(faultOf(layFrom(RUN, set, cell ?? { x: 0, y: 0 }) ?? [])).toBeNull();
  });

  it('what makes no set lies to the right, as long as there is room', () => {
    const two = own(9, 'K9', 'R2');
    expect(cellsOf(layFrom(RUN, two, { x: 0, y: 4 }), two)).toEqual([
      [0, 4],
      [1, 4],
    ]);
    expect(layFrom(RUN, own(9, 'K9'), { x: 1, y: 0 })).toBeNull();
  });

  it('dice that lie on the table leave the cell they come from', () => {
    const moved = layFrom(RUN, [RUN[2] as Placed], { x: 5, y: 5 });
    expect(moved?.filter(({ die }) => die === 2)).toEqual([{ die: 2, face: 'B6', x: 5, y: 5 }]);
  });
});

describe('a line that is moved', () => {
  it('keeps its shape', () => {
    expect(shift(RUN, RUN, { x: 0, y: 2 })).toEqual(row(0, ['B4', 'B5', 'B6'], 0, 2));
  });

  it('goes nowhere where others lie', () => {
    expect(shift([...RUN, ...row(9, ['R1'], 1, 2)], RUN, { x: 0, y: 2 })).toBeNull();
  });
});

describe('a die that takes the cell of another', () => {
  const JOKER = row(0, ['B4', 'J', 'B6']);

  it('[RX-14] frees the joker, which lies near by and touches nothing', () => {
    const next = takeCell(JOKER, { die: 9, face: 'B5' }, JOKER[1] as Placed, false);
    const joker = next.find(({ face }) => face === 'J') as Placed;
    expect(next).toContainEqual({ die: 9, face: 'B5', x: 1, y: 0 });
    expect(marksOf(next).find(({ dice }) => dice.length === 1)?.dice).toEqual([joker]);
  });

  it('sends an own die back to the hand', () => {
    const next = takeCell(JOKER, { die: 9, face: 'B5' }, JOKER[1] as Placed, true);
    expect(new Set(next.map(({ die }) => die))).toEqual(new Set([0, 2, 9]));
  });

  it('takes no cell of a number that lay there before', () => {
    const chosen: DiceSelection = { dice: own(9, 'B7'), isLine: false };
    expect(laidAt({ table: RUN, laid: new Set(), chosen }, { x: 0, y: 0 })).toBeNull();
    expect(laidAt({ table: RUN, laid: new Set([0]), chosen }, { x: 0, y: 0 })).not.toBeNull();
  });
});

describe('what is chosen', () => {
  const [five, six, nine] = own(9, 'B5', 'B6', 'K9') as [ShownDie, ShownDie, ShownDie];

  it('grows by what goes with it, else begins anew', () => {
    const one = chosenWith(NO_SELECTION, five, []);
    expect(chosenWith(one, six, []).dice).toEqual([five, six]);
    expect(chosenWith(one, nine, []).dice).toEqual([nine]);
  });

  it('lets go of what is touched again', () => {
    expect(chosenWith({ dice: [five, six], isLine: false }, five, []).dice).toEqual([six]);
  });

  it('does not outlast a throw that changes it', () => {
    const one = chosenWith(NO_SELECTION, five, []);
    expect(isStillThere(one, own(9, 'B5', 'R1'))).toBe(true);
    expect(isStillThere(one, own(9, 'K13', 'B5'))).toBe(false);
    expect(isStillThere(one, own(10, 'B5'))).toBe(false);
  });

  it('is one die of the table at a time', () => {
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

  it('stays as it is when it is tidied again', () => {
    expect(tidy(tidy(SPREAD, 8), 8)).toEqual(tidy(SPREAD, 8));
  });
});
