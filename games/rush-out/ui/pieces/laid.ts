import type { Seat } from '@tablee/kernel';
import { campAt, squaresAt } from '../../rules/places.ts';
import type { DieRef, Face, RushView, Spot } from '../../rules/types.ts';

export interface LaidDie extends DieRef {
  readonly face: Face;
}

/** Dice on the squares of a spot; null for free squares. */
export function laidAt(view: RushView, spot: Spot): (LaidDie | null)[] {
  const laid = squaresAt(view, spot, campAt(view, spot)).map((): LaidDie | null => null);
  for (const [seat, dice] of view.dice.entries()) {
    for (const [die, one] of dice.entries()) {
      if (one.is === 'placed' && one.spot === spot) laid[one.square] = { seat: seat as Seat, die, face: one.face };
    }
  }
  return laid;
}
