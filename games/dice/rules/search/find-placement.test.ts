import { describe, expect, it } from 'vitest';
import { drawPosition } from '../drawn.ts';
import { faultOf } from '../grid.ts';
import { shownOf } from '../hand.ts';
import type { Placed } from '../types.ts';
import { findPlacement } from './find-placement.ts';

/** Tables from bot matches that earlier versions judged to be stuck, though moving a single island is enough. */
const HARD = [
  [
    'O5',
    `.  O4 .  .  .  .
     K5 J  R5 .  .  B1
     .  O6 .  .  .  B2
     .  .  B6 J  B4 B3
     .  .  .  B6 .  .
     .  .  .  B7 .  .`,
  ],
  [
    'B4',
    `.  .  .  B3 .  .  .
     .  .  B3 J  B5 B6 B7
     B6 .  .  B5 .  .  .
     R6 O6 K6 .  .  .  .
     O6 .  K7 .  .  .  .
     .  .  K8 .  .  .  .`,
  ],
  [
    'K11',
    `.   .   .   O11 .   .
     .   .   .   B11 .   .
     .   K9  K10 K11 K12 K13
     .   .   .   .   .   B13
     K13 O13 B13 R13 .   R13`,
  ],
] as const;

/**
 * Tables from matches that earlier versions judged to be stuck: the search of the whole table does not finish within
 * its budget.
 */
const SPARSE = [
  {
    a: 'B11',
    table: `.   .   .   .   R11
            .   .   J   O12 J
            R10 R11 R12 .   R13
            .   R12 O12 J   .
            .   R13 .   K11 .
            .   .   K9  K10 K11`,
    order: '4,1 3,1 1,3 3,5 4,5 2,1 3,4 2,2 2,3 0,2 1,2 1,4 4,0 4,2 3,3 2,5',
  },
  {
    a: 'R4 B3 R3',
    table: `.  .  .  J  .
            O2 .  .  B6 .
            B2 B3 B4 B5 B6
            K2 .  O4 .  .
            R2 R3 J  .  .
            .  .  K4 .  .`,
    order: '2,4 0,2 0,3 2,5 0,4 3,1 3,0 2,3 2,2 1,2 3,2 1,4 0,1 4,2',
  },
  {
    a: 'B3',
    table: `.  .  .  J  .
            O2 .  .  B6 .
            B2 B3 B4 B5 B6
            K2 .  .  .  .
            R2 R3 R4 .  .
            .  .  K4 .  .
            .  J  O4 O5 .`,
    order: '2,4 1,6 0,2 0,3 3,6 2,5 0,4 3,1 3,0 2,6 2,2 1,2 3,2 1,4 0,1 4,2',
  },
  {
    a: 'K9 K4',
    table: `R5 R4 J  R2 .  .
            .  .  R2 .  R1 .
            .  .  R1 B1 K1 O1
            .  .  .  .  B1 .
            J  B3 B4 .  O1 .`,
    order: '1,0 0,4 1,4 2,2 3,2 2,1 5,2 0,0 2,0 2,4 4,2 4,1 4,3 3,0 4,4',
  },
  {
    a: 'O11',
    table: `.   .   J   .   .   .  .
            .   .   K12 .   .   .  .
            K13 K12 J   K10 .   .  .
            .   .   K10 .   O11 .  .
            .   .   K9  .   O10 .  .
            .   .   .   K9  O9  R9 B9
            .   .   .   .   O8  .  .
            .   .   .   .   O7  .  .`,
    order: '2,2 2,1 6,5 5,5 3,5 2,3 4,5 2,0 1,2 4,3 4,7 4,4 4,6 2,4 3,2 0,2',
  },
] as const;

describe('[RX-A4] finding a placement', () => {
  it.each(HARD)('finds a place for %s on a full table', (a, table) => {
    const position = drawPosition({ table, a });
    const found = findPlacement(position.table, shownOf(position.hands[0] ?? [])) ?? [];
    expect(found).toHaveLength(position.table.length + 1);
    expect(faultOf(found)).toBeNull();
    expect(position.table.every(({ die }) => found.some((placed) => placed.die === die))).toBe(true);
  });

  it.each(SPARSE)('[RX-A3] finds a place for $a by a search of the whole table', ({ a, table: drawn, order }) => {
    const { table, hands } = drawPosition({ table: drawn, a });
    // The search depends on the order of the dice, so they are given as in the match in which nothing was found.
    const inOrder = order.split(' ').map((cell) => {
      const [x, y] = cell.split(',').map(Number);
      return table.find((die) => die.x === x && die.y === y) as Placed;
    });
    const found = findPlacement(inOrder, shownOf(hands[0] ?? [])) ?? [];
    expect(found.length).toBeGreaterThan(table.length);
    expect(faultOf(found)).toBeNull();
    expect(table.every(({ die }) => found.some((placed) => placed.die === die))).toBe(true);
  });

  it('finds none if no line takes the die', () => {
    const position = drawPosition({ table: 'R3 R4 R5', a: 'O9 K13' });
    expect(findPlacement(position.table, shownOf(position.hands[0] ?? []))).toBeNull();
  });
});
