import type { Seat } from '@tablee/kernel';
import { checkDice } from './check.ts';
import { handOf, shownOf } from './hand.ts';
import { layOf } from './legal.ts';
import { findPlacement } from './search/find-placement.ts';
import type { DiceCommand, DiceView } from './types.ts';

/** When time runs out: rolls all dice, lays only what is obligatory, else passes. */
export function fallbackDice(view: DiceView, seat: Seat): DiceCommand | null {
  if (view.turn !== seat || view.phase === 'sheet' || view.phase === 'over') return null;
  const hand = handOf(view, seat);
  if (view.phase !== 'lay') return { do: 'roll', dice: hand.map(({ die }) => die) };
  if (checkDice(view, seat, { do: 'pass' }) === null) return { do: 'pass' };
  const found = findPlacement(view.table, shownOf(hand));
  return found && layOf(found);
}
