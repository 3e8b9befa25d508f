import type { Seat } from '@tablee/kernel';
import { freeDice } from '../../rules/board.ts';
import { rushEarly } from '../../rules/timing.ts';
import type { RushView } from '../../rules/types.ts';

/** RO-A17: true if the host would refuse a roll now. The page then keeps the press and rolls later. */
export function isTooEarly(view: RushView, seat: Seat, ready: number, now: number): boolean {
  return now < ready - rushEarly.windowMs(view, seat);
}

/** RO-20: true if there are dice to roll. */
export function canRoll(view: RushView, seat: Seat): boolean {
  return view.phase === 'play' && freeDice(view, seat) > 0;
}
