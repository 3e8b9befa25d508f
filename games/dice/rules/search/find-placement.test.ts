import { describe, expect, it } from 'vitest';
import { drawPosition } from '../drawn.ts';
import { faultOf } from '../grid.ts';
import { shownOf } from '../hand.ts';
import { findPlacement } from './find-placement.ts';

/** Tables of bots that were judged to be stuck once, though one die of one island is all that has to move. */
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

describe('[RX-A4] whether a die can be placed', () => {
  it.each(HARD)('%s on a full table', (a, table) => {
    const position = drawPosition({ table, a });
    const found = findPlacement(position.table, shownOf(position.hands[0] ?? [])) ?? [];
    expect(found).toHaveLength(position.table.length + 1);
    expect(faultOf(found)).toBeNull();
    expect(position.table.every(({ die }) => found.some((placed) => placed.die === die))).toBe(true);
  });

  it('not where no line takes it', () => {
    const position = drawPosition({ table: 'R3 R4 R5', a: 'O9 K13' });
    expect(findPlacement(position.table, shownOf(position.hands[0] ?? []))).toBeNull();
  });
});
