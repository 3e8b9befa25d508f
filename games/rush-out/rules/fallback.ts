import type { Seat } from '@tablee/kernel';
import { isCompleted, isHero, spotOf } from './board.ts';
import type { RushCommand, RushView } from './types.ts';

/** Command for a player whose time is up: rolls, otherwise takes dice back. Never chooses a target. */
export function fallbackRush(view: RushView, seat: Seat): RushCommand | null {
  if (view.phase === 'signal') return isHero(view, seat) ? null : { do: 'roll' };
  if (view.phase !== 'play') return null;
  if (view.asking !== null && !isHero(view, seat)) return { do: 'decline' };
  if (view.dice[seat]?.some(({ is }) => is !== 'placed') === true) return { do: 'roll' };
  const spot = spotOf(view, seat);
  return spot === null || isCompleted(view, spot) ? null : { do: 'clear' };
}
