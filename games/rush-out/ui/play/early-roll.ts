import type { Seat } from '@tablee/kernel';
import { freeDice } from '../../rules/board.ts';
import { rushEarly } from '../../rules/timing.ts';
import type { RushView } from '../../rules/types.ts';

/** RO-A17: whether a press comes before even the host would keep it; it is kept here and rolls in its time. */
export function isTooEarly(view: RushView, ready: number, now: number): boolean {
  return now < ready - rushEarly.windowMs(view);
}

/** RO-20: the dice that are not on a card. */
export function canRoll(view: RushView, seat: Seat): boolean {
  return view.phase === 'play' && freeDice(view, seat) > 0;
}
