import type { Seat } from '@tablee/kernel';
import { checkDice } from '../rules/check.ts';
import type { DiceView } from '../rules/types.ts';

/** RX-5, RX-A4: whether nothing has to be laid. A strict table is searched for it: ask once a turn. */
export function canPassIn(view: DiceView, me: Seat): boolean {
  return checkDice(view, me, { do: 'pass' }) === null;
}
