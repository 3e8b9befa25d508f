import { after, type Millis, type Seat } from '@tablee/kernel';
import { freeSquare, isCompleted, isFull, isUnderDragon } from '../../rules/board.ts';
import type { PlaceCommand } from '../../rules/check-place.ts';
import { EFFECT_DELAY_MS } from '../../rules/timing.ts';
import type { Die, RushView } from '../../rules/types.ts';

/** The view with this die on its square; the same view if that is impossible. */
export function layDie(view: RushView, seat: Seat, { die: index, spot, as }: PlaceCommand, at: Millis): RushView {
  const own = view.dice[seat] ?? [];
  const die = own[index];
  const square = freeSquare(view, spot, as);
  if (die?.is !== 'rolled' || square === -1 || isCompleted(view, spot)) return view;
  const placed: Die = { is: 'placed', face: die.face, spot, square };
  const laid = {
    ...view,
    dice: view.dice.with(seat, own.with(index, placed)),
    rollSpot: view.rollSpot.with(seat, spot),
  };
  if (!isFull(laid, spot) || isUnderDragon(laid, spot)) return laid;
  return { ...laid, completions: [...laid.completions, { spot, due: after(at, EFFECT_DELAY_MS) }] };
}
