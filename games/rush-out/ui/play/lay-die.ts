import type { Millis, Seat } from '@tablee/kernel';
import { freeSquare, isCompleted, isFull } from '../../rules/board.ts';
import { campOf } from '../../rules/camps.ts';
import type { PlaceCommand } from '../../rules/check-place.ts';
import { addCompletion, heldBy, lay } from '../../rules/dice.ts';
import type { RushView } from '../../rules/types.ts';

/** The view with this die on its square; the same view if that is impossible. */
export function layDie(view: RushView, seat: Seat, command: PlaceCommand, at: Millis): RushView {
  const { die, spot, as } = command;
  const camp = campOf(view, seat);
  const isFree = freeSquare(view, spot, camp, as) !== -1;
  if (view.dice[seat]?.[die]?.is !== 'rolled' || !isFree || isCompleted(view, spot, camp)) return view;
  const laid = { ...lay(view, seat, command, at), actedAt: view.actedAt };
  return isFull(laid, spot, camp) && heldBy(laid, spot) === null ? addCompletion(laid, spot, camp, at) : laid;
}
