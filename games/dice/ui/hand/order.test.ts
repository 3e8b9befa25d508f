import { expect, it } from 'vitest';
import type { Face } from '../../rules/types.ts';
import { inHandOrder } from './order.ts';

function ordered(...faces: readonly (Face | null)[]): (Face | null)[] {
  return inHandOrder(faces.map((face, die) => ({ die, face }))).map(({ face }) => face);
}

it('the hand is sorted by colour and number, with jokers last', () => {
  expect(ordered('O1', 'J', 'R13', 'R2', 'K10', 'B3', 'K9')).toEqual(['R2', 'R13', 'B3', 'K9', 'K10', 'O1', 'J']);
});

it('dice without a face, or with the same face, are sorted by die', () => {
  expect(ordered('R1', null)).toEqual([null, 'R1']);
  const twins = [5, 3, 4].map((die) => ({ die, face: 'J' as const }));
  expect(inHandOrder(twins).map(({ die }) => die)).toEqual([3, 4, 5]);
});
