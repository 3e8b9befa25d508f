import type { Seat } from '@tablee/kernel';
import { checkDice } from '../rules/check.ts';
import type { DiceView } from '../rules/types.ts';

/**
 * RX-5, RX-A4: true if no lay is obligatory. With the strict duty this searches the table, so call it once per turn.
 */
export function canPassIn(view: DiceView, me: Seat): boolean {
  return checkDice(view, me, { do: 'pass' }) === null;
}
