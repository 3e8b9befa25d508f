import type { Seat } from '@tablee/kernel';
import { freeDice, isCompleted, isHero, spotOf } from '../../rules/board.ts';
import { canBeJoined } from '../../rules/check-place.ts';
import { campAt } from '../../rules/places.ts';
import type { RushView } from '../../rules/types.ts';

/**
 * True for a hero without a partner whose dice are all on a card, and who has not pinged since: only a ping is left to
 * do.
 */
export function needsHelp(view: RushView, me: Seat): boolean {
  if (view.phase !== 'play' || !isHero(view, me)) return false;
  if (view.questions.some(({ seat }) => seat === me)) return false;
  const here = spotOf(view, me);
  if (here === null || isCompleted(view, here, campAt(view, here)) || !canBeJoined(view, here)) return false;
  return !hasPingedSince(view, me) && freeDice(view, me) === 0;
}

/** True if the player's last action was a ping. */
export function hasPingedSince({ pingedAt, actedAt }: RushView, me: Seat): boolean {
  return (pingedAt[me] ?? -1) >= (actedAt[me] ?? 0);
}
