import { speakerOf } from '@tablee/words';
import { expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import type { Face, Placed } from '../../rules/types.ts';
import { marksOf } from '../draft/marks.ts';
import { NO_SELECTION } from '../draft/selection.ts';
import { sayCell } from './say-cell.ts';

const say = speakerOf(words, 'fr');
const table: Placed[] = (['B3', 'B4', 'B5'] as Face[]).map((face, x) => ({ die: x, face, x, y: 0 }));
const seen = { table, marks: marksOf(table), chosen: NO_SELECTION, fits: [{ x: 3, y: 0 }], canLay: true };

it('the announcement of a cell names a die and its line', () => {
  expect(sayCell(seen, { x: 2, y: 0 }, say)).toBe('5 bleu, ligne 3‑4‑5 bleu');
});

it('the announcement of an empty cell names its neighbours, and tells if the chosen dice fit', () => {
  const inHand = { ...seen, chosen: { dice: [{ die: 9, face: 'B6' as const }], isLine: false } };
  expect(sayCell(inHand, { x: 3, y: 0 }, say)).toMatch(/^case vide, à gauche\s: 5 bleu, va bien ici$/);
  expect(sayCell(seen, { x: 9, y: 9 }, say)).toBe('case vide');
});

it('the announcement of a sign names its line while no dice are chosen', () => {
  expect(sayCell({ ...seen, fits: [] }, { x: 3, y: 0 }, say)).toMatch(/ici se prend toute la ligne 3‑4‑5 bleu$/);
  expect(sayCell({ ...seen, canLay: false }, { x: 3, y: 0 }, say)).not.toContain('se prend');
});

it('the announcement of a die tells that its line is faulty', () => {
  const two = table.slice(0, 2);
  expect(sayCell({ ...seen, table: two, marks: marksOf(two) }, { x: 0, y: 0 }, say)).toBe(
    '3 bleu, ligne 3‑4 bleu, à corriger',
  );
});
