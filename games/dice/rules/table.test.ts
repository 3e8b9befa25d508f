import { describe, expect, it } from 'vitest';
import { BOOK_EXAMPLES } from './book-examples.ts';
import { playTable, refusalOfTable } from './dice.scenario.ts';
import { drawPosition } from './drawn.ts';
import { DICE } from './face.ts';
import { facesOf, linesOf } from './lines.ts';

/** The refusal when A lays these dice as a new table; null if it is legal. */
function laying(own: string, drawing: string) {
  return refusalOfTable(drawPosition({ a: own }), drawing);
}

describe('a line', () => {
  it('[RX-4] is a group of three or four equal numbers in different colours', () => {
    expect(laying('R7 B7 K7', 'R7 B7 K7')).toBeNull();
    expect(laying('R7 B7 K7 O7', 'R7 B7 K7 O7')).toBeNull();
    expect(laying('R7 B7 R7', 'R7 B7 R7')).toEqual({
      rule: 'RX-4',
      facts: { why: 'twice', die: 'R7', line: 'R7 B7 R7' },
    });
  });

  it('[RX-4] is no group of five, and no mixture', () => {
    expect(laying('R7 B7 K7 O7 J', 'R7 B7 K7 O7 J')).toMatchObject({ rule: 'RX-4', facts: { why: 'five' } });
    expect(laying('R7 B8 K9', 'R7 B8 K9')).toMatchObject({ rule: 'RX-4', facts: { why: 'mixed' } });
    expect(laying('B8 K8 B9', 'B8 K8 B9')).toMatchObject({ rule: 'RX-4', facts: { why: 'mixed' } });
  });

  it('[RX-4] is a run of three or more numbers of one colour that follow each other', () => {
    expect(laying('R11 R12 R13', 'R11 R12 R13')).toBeNull();
    expect(laying('B2 B3 B4 B5 B6 B7', 'B2 B3 B4 B5 B6 B7')).toBeNull();
    expect(laying('B5 B6 B8', 'B5 B6 B8')).toEqual({
      rule: 'RX-4',
      facts: { why: 'gap', die: 'B7', line: 'B5 B6 B8' },
    });
    expect(laying('B5 B6 B8', 'B8 B6 B5')).toMatchObject({ rule: 'RX-4', facts: { why: 'gap', die: 'B7' } });
    expect(laying('B5 B6 B9', 'B5 B6 B9')).toMatchObject({ rule: 'RX-4', facts: { why: 'apart' } });
    expect(laying('B4 B6 B8', 'B8 B6 B4')).toMatchObject({ rule: 'RX-4', facts: { why: 'apart' } });
    expect(laying('B5 B6 B7', 'B5 B7 B6')).toMatchObject({ rule: 'RX-4', facts: { why: 'order' } });
    expect(laying('B5 B6 B6', 'B5 B6 B6')).toMatchObject({ rule: 'RX-4', facts: { why: 'twice', die: 'B6' } });
  });

  it('[RX-4] names the one die that has neither the number nor the colour of the others', () => {
    expect(laying('K2 K3 J K5 K6 O13', 'K2 K3 J K5 K6 O13')).toMatchObject({
      rule: 'RX-4',
      facts: { why: 'odd', die: 'O13', rest: 'K2 K3 J K5 K6' },
    });
    expect(laying('R7 B7 K7 O8', 'R7 B7 O8 K7')).toMatchObject({
      rule: 'RX-4',
      facts: { why: 'odd', die: 'O8', rest: 'R7 B7 K7' },
    });
    expect(laying('R7 B8 J', 'R7 B8 J')).toMatchObject({ rule: 'RX-4', facts: { why: 'mixed' } });
    expect(laying('R7 R8 B9 B10', 'R7 R8 B9 B10')).toMatchObject({ rule: 'RX-4', facts: { why: 'mixed' } });
  });

  it('[RX-A22] may be read from either end, across or down', () => {
    expect(laying('B5 B6 B7', 'B7 B6 B5')).toBeNull();
    expect(laying('B5 B6 B7', 'B7\nB6\nB5')).toBeNull();
    expect(laying('B5 B6 B7', 'B5\nB6\nB7')).toBeNull();
  });

  it('[RX-A15] ends at 13: 1 does not follow it', () => {
    expect(laying('O12 O13 O1', 'O12 O13 O1')).toMatchObject({ rule: 'RX-A15', facts: { why: 'wrap' } });
    expect(laying('O12 O13 J', 'O12 O13 J')).toMatchObject({ rule: 'RX-A15', facts: { why: 'beyond' } });
    expect(laying('O1 O2 J', 'J O1 O2')).toMatchObject({ rule: 'RX-A15', facts: { why: 'beyond' } });
  });

  it('[RX-A15] ends at 13 where a joker stands for the 1 or the 13, too', () => {
    for (const drawing of ['O13 J O2', 'O2 J O13', 'O12 J O1', 'O11 J J O1', 'O12 J O1 O2']) {
      expect(laying(drawing, drawing)).toMatchObject({ rule: 'RX-A15', facts: { why: 'wrap', line: drawing } });
    }
    expect(laying('O13 J O3', 'O13 J O3')).toMatchObject({ rule: 'RX-4', facts: { why: 'apart' } });
    expect(laying('O1 J O2', 'O1 J O2')).toMatchObject({ rule: 'RX-4', facts: { why: 'tight' } });
  });

  it('[RX-A8] has at least three dice, and no die is alone', () => {
    expect(laying('R7 B7 K7', 'R7 B7 . K7')).toMatchObject({ rule: 'RX-A8', facts: { why: 'short' } });
    expect(laying('R7 B7 K7 O1', 'R7 B7 K7\n.\nO1')).toMatchObject({
      rule: 'RX-A8',
      facts: { why: 'alone', die: 'O1' },
    });
    expect(laying('R7 B7 K7 R2 R1', 'R7 B7 K7\nR2\nR1')).toMatchObject({ rule: 'RX-4' });
    expect(laying('R7 B7 K7 R8', 'R7 B7 K7\nR8')).toMatchObject({
      rule: 'RX-A8',
      facts: { why: 'short', line: 'R7 R8' },
    });
  });

  it('[RX-A8] may be an island, and a die may lie in a row and a column', () => {
    expect(laying('R7 B7 K7 O1 O2 O3', 'R7 B7 K7\n.\nO1 O2 O3')).toBeNull();
    expect(laying('R7 B7 K7 R8 R9', 'R7 B7 K7\nR8\nR9')).toBeNull();
  });

  it('[RX-A9] may cross another of the same kind or of the other', () => {
    expect(laying('R7 R8 R9 R6 R5', 'R7 R8 R9\nR6\nR5')).toBeNull();
    expect(laying('R7 R8 R9 B7 K7', 'R7 R8 R9\nB7\nK7')).toBeNull();
  });

  it('[RX-A8] may touch others if every resulting line is a set', () => {
    const square = 'R5 R6 R7\nB5 B6 B7\nK5 K6 K7';
    expect(laying('R5 R6 R7 B5 B6 B7 K5 K6 K7', square)).toBeNull();
    expect(laying('R5 R6 R7 B5 B6 B7', 'R5 R6 R7\nB5 B6 B7')).toMatchObject({ rule: 'RX-A8' });
  });
});

it('[RX-A27] eighteen dice have each number twice in each colour, and four jokers', () => {
  const faces = DICE.flat();
  expect(DICE).toHaveLength(18);
  const numbers = faces.filter((face) => face !== 'J');
  expect(faces.length - numbers.length).toBe(4);
  expect(new Set(numbers).size).toBe(4 * 13);
  for (const face of numbers) expect(numbers.filter((one) => one === face)).toHaveLength(2);
});

describe('a joker', () => {
  it('[RX-14] replaces any number, whatever its colour', () => {
    expect(laying('J R7 B7', 'J R7 B7')).toBeNull();
    expect(laying('R5 J R7', 'R5 J R7')).toBeNull();
    expect(laying('R5 R6 J', 'J R5 R6')).toBeNull();
    expect(laying('R5 J R6', 'R5 J R6')).toMatchObject({ rule: 'RX-4', facts: { why: 'tight' } });
    expect(laying('R5 J R8', 'R5 J R8')).toMatchObject({ rule: 'RX-4', facts: { why: 'gap', die: 'R7' } });
    expect(laying('R5 J R9', 'R5 J R9')).toMatchObject({ rule: 'RX-4', facts: { why: 'apart' } });
  });

  it('[RX-A26] that was freed may go elsewhere in the same line', () => {
    const state = drawPosition({ table: 'R3 J R5', a: 'R4 O9', b: 'B1' });
    expect(refusalOfTable(state, 'R3 R4 R5 J')).toBeNull();
    expect(refusalOfTable(state, 'R3 R4 R5')).toEqual({ rule: 'RX-15', facts: { why: 'gone' } });
  });

  it('[RX-A11] may lie beside another one, but not without a number', () => {
    expect(laying('J J R7', 'J J R7')).toBeNull();
    expect(laying('J J J', 'J J J')).toMatchObject({ rule: 'RX-A11' });
  });

  it('[RX-A11] leaves room for one of each colour only', () => {
    expect(laying('R7 B7 J J', 'R7 B7 J J')).toBeNull();
    expect(laying('R7 B7 K7 J J', 'R7 B7 K7 J J')).toMatchObject({ rule: 'RX-4', facts: { why: 'five' } });
  });

  it('[RX-A10] is one number and colour, in two directions too', () => {
    expect(laying('R5 R7 B6 K6 J', 'R5 J R7\n. B6 .\n. K6 .')).toBeNull();
    expect(laying('R5 R7 R4 K4 J', 'R5 J R7\n. R4 .\n. K4 .')).toEqual({
      rule: 'RX-A10',
      facts: { why: 'torn', row: 'R6', column: 'B4 O4' },
    });
    expect(laying('R6 B6 R3 R4 J', 'R6 B6 J\n. . R4\n. . R3')).toMatchObject({
      rule: 'RX-A10',
      facts: { row: 'K6 O6', column: 'R5' },
    });
  });

  it('[RX-A10] leaves another joker the value that it needs', () => {
    expect(laying('R7 B7 J J K8 K9', 'R7 J B7 J\n. . . K8\n. . . K9')).toBeNull();
    const crossed = 'R7 J B7 J\n. O8 . O8\n. O9 . O9';
    expect(laying('R7 B7 J J O8 O9 O8 O9', crossed)).toEqual({ rule: 'RX-A10', facts: { why: 'together' } });
  });
});

describe('the examples of the rulebook', () => {
  const laid = (rule: keyof typeof BOOK_EXAMPLES): string[] => {
    const { before, after } = BOOK_EXAMPLES[rule];
    const { table } = playTable(drawPosition(before), after).state;
    return linesOf(table)
      .map(({ dice }) => facesOf(dice).join(' '))
      .toSorted();
  };

  it('[RX-11] dice are added to sets of the table', () => {
    expect(laid('RX-11')).toEqual(['B3 B4 B5 B6', 'R8 K8 O8 B8']);
  });

  it('[RX-12] two dice and one of the table make a column', () => {
    expect(laid('RX-12')).toEqual(['R3 B3 K3', 'R3 R4 R5']);
  });

  it('[RX-13] sets of the table are rearranged, and one die links them', () => {
    expect(laid('RX-13')).toEqual(['K2 K3 K4', 'K3 K4 K5', 'R2 K2 B2']);
    const state = drawPosition(BOOK_EXAMPLES['RX-13'].before);
    expect(refusalOfTable(state, 'R2 B2 K2\n. K3 .\nK3 K4 K5')).toMatchObject({ rule: 'RX-4' });
  });

  it('[RX-16] a joker is freed and used again', () => {
    expect(laid('RX-16')).toEqual(['R3 B3 K3', 'R5 J B5', 'R5 R6 R7']);
  });

  it('[RX-15] a joker that is freed must be in another set', () => {
    const state = drawPosition(BOOK_EXAMPLES['RX-16'].before);
    expect(refusalOfTable(state, 'R3 . R5 R6 R7\nB3 .\nK3 . . . . J')).toEqual({
      rule: 'RX-15',
      facts: { why: 'free' },
    });
    expect(refusalOfTable(state, 'R3 . R5 R6 R7\nB3\nK3')).toEqual({ rule: 'RX-15', facts: { why: 'gone' } });
  });

  it('[RX-A6] a joker that is freed is not kept for a later turn', () => {
    const state = drawPosition({ table: 'R3 J R5', a: 'R4 O9 K9', b: 'O2' });
    expect(refusalOfTable(state, 'R3 R4 R5')).toEqual({ rule: 'RX-15', facts: { why: 'gone' } });
    expect(refusalOfTable(state, 'R3 R4 R5 J')).toBeNull();
    expect(refusalOfTable(state, 'R3 R4 R5\n.\nJ O9 K9')).toBeNull();
  });
});
