import type { Seat } from '@tablee/kernel';
import { freeDice, isCompleted, isHero, spotOf } from './board.ts';
import { campOf } from './camps.ts';
import { questionSpecOf } from './modules/installed.ts';
import type { RushCommand, RushView } from './types.ts';

/** Command for a player whose time is up: answers a question, otherwise rolls, otherwise takes dice back. */
export function fallbackRush(view: RushView, seat: Seat): RushCommand | null {
  if (view.phase === 'signal') return isHero(view, seat) ? null : { do: 'roll' };
  if (view.phase !== 'play') return null;
  const asked = view.questions.find((question) => question.seat === seat);
  const answer = asked === undefined ? null : questionSpecOf(view, asked.about).fallback(view, asked);
  if (answer !== null) return answer;
  if (freeDice(view, seat) > 0) return { do: 'roll' };
  const spot = spotOf(view, seat);
  return spot === null || isCompleted(view, spot, campOf(view, seat)) ? null : { do: 'clear' };
}
