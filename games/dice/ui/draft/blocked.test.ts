import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { drawPosition } from '../../rules/drawn.ts';
import type { Face, Placed, ShownDie } from '../../rules/types.ts';
import { sayBlocked } from './blocked.ts';
import { laidAt } from './selection.ts';

const { table, hands } = drawPosition({ table: 'R3 R4 R5 . B8 K8 O8', a: 'K9 K10', b: 'O1' });
const own = hands[0] as readonly ShownDie[];
const lying = (...faces: readonly Face[]): Placed[] => table.filter(({ face }) => faces.includes(face));

function told(dice: readonly ShownDie[], at: { readonly x: number; readonly y: number }, isLine = false): string {
  const chosen = { table, laid: new Set<number>(), chosen: { dice, isLine } };
  expect(laidAt(chosen, at)).toBeNull();
  return sayBlocked(chosen, at, speakerOf(words, 'fr')).replaceAll(/\s/g, ' ');
}

describe('a drop that is not possible', () => {
  it('names the die that lies there', () => {
    expect(told(own.slice(0, 1), { x: 1, y: 0 })).toBe(
      'Cette case est déjà prise par le 4 rouge : choisis-en une autre.',
    );
  });

  it('names the dice in the way of a line', () => {
    expect(told(lying('R3', 'R4', 'R5'), { x: 2, y: 0 }, true)).toBe('La ligne ne tient pas ici : le 8 bleu gêne.');
    expect(told(lying('R3', 'R4', 'R5'), { x: 4, y: 0 }, true)).toBe(
      'La ligne ne tient pas ici : le 8 bleu, le 8 noir et le 8 orange gênent.',
    );
  });

  it('says that there is no space for all dice', () => {
    const closed = drawPosition({ table: `. R2\nR6 . R7\n. R8`, a: 'K9 K10', b: 'O1' });
    const chosen = { table: closed.table, laid: new Set<number>(), chosen: { dice: own, isLine: false } };
    expect(laidAt(chosen, { x: 1, y: 1 })).toBeNull();
    expect(sayBlocked(chosen, { x: 1, y: 1 }, speakerOf(words, 'en'))).toBe(
      'There is no room for 2 dice here: choose another square.',
    );
  });
});
