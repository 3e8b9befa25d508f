import type { Seat } from '@tablee/kernel';
import { freeDice, isCompleted, isHero, spotOf } from '../../rules/board.ts';
import { canBeJoined } from '../../rules/check-place.ts';
import type { RushView } from '../../rules/types.ts';

/** All dice of a hero lie on a card that nobody else has joined, and nobody was pinged since: a ping is what is left to do. */
export function needsHelp(view: RushView, me: Seat): boolean {
  if (view.phase !== 'play' || !isHero(view, me)) return false;
  const here = spotOf(view, me);
  if (here === null || isCompleted(view, here) || !canBeJoined(view, here)) return false;
  return !hasPingedSince(view, me) && freeDice(view, me) === 0;
}

/** Whether this player has pinged since they last did anything else. */
export function hasPingedSince({ pingedAt, actedAt }: RushView, me: Seat): boolean {
  return (pingedAt[me] ?? -1) >= (actedAt[me] ?? 0);
}
