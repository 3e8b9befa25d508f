import type { Seat } from '@tablee/kernel';
import { rushEarly } from '../../rules/timing.ts';
import type { RushView } from '../../rules/types.ts';

/** RO-A17: whether a press comes before even the host would keep it; it is kept here and rolls in its time. */
export function isTooEarly(view: RushView, ready: number, now: number): boolean {
  return now < ready - rushEarly.windowMs(view);
}

/** RO-20: the dice that are not on a card. */
export function canRoll(view: RushView, seat: Seat): boolean {
  return view.phase === 'play' && diceToRoll(view, seat) > 0;
}

/** What a kept press was meant for: whoever has placed dice or taken some back since then did not mean to roll these. */
export function diceToRoll({ dice }: RushView, seat: Seat): number {
  return (dice[seat] ?? []).filter(({ is }) => is !== 'placed').length;
}
