import { expect, it } from 'vitest';
import type { Face } from '../../rules/face.ts';
import { marksOf } from './marks.ts';

const ROW = ['R3', 'J', 'R5'] as const satisfies readonly Face[];
const COLUMN = ['B7', 'J', 'K7'] as const satisfies readonly Face[];

it('[RX-A10] a joker that would need two values is marked in both its lines', () => {
  const table = [
    ...ROW.map((face, x) => ({ die: x, face, x, y: 1 })),
    { die: 10, face: COLUMN[0], x: 1, y: 0 },
    { die: 11, face: COLUMN[2], x: 1, y: 2 },
  ];
  const marks = marksOf(table);
  expect(marks).toHaveLength(2);
  expect(marks.map(({ fault, kind }) => [fault?.rule, kind])).toEqual([
    ['RX-A10', null],
    ['RX-A10', null],
  ]);
});
