import { toSeat } from '@tablee/kernel';
import type { Happening } from '@tablee/table-ui';
import { expect, it } from 'vitest';
import type { DiceTypes } from '../rules/types.ts';
import { rollsIn } from './rolls.ts';

function rolled(seq: number, ...dice: readonly number[]): Happening<DiceTypes> {
  const shown = dice.map((die) => ({ die, face: 'R1' as const }));
  return { seq, sights: [{ kind: 'rolled', rule: 'RX-9', seat: toSeat(0), shown, kept: 0 }], isMine: false };
}

it('a die that was rolled again has a new throw id and tumbles; a kept die does not', () => {
  const [first, second] = [rolled(1, 4, 7), rolled(3, 7)];
  expect([...rollsIn([first])]).toEqual([
    [4, 1],
    [7, 1],
  ]);
  expect([...rollsIn([first, second])]).toEqual([
    [4, 1],
    [7, 3],
  ]);
});
