import type { Seat } from '@tablee/kernel';
import type { RushSay } from '../../locale/index.ts';
import { freeDice, isCompleted, isHero, spotOf } from '../../rules/board.ts';
import { campAt } from '../../rules/places.ts';
import { answerableAbout } from '../../rules/questions.ts';
import type { RushView } from '../../rules/types.ts';

/** Answer to a request for a hint if the player can only wait; null otherwise. */
export function noHintWords(view: RushView, me: Seat, say: RushSay): string | null {
  if (view.phase === 'over') return null;
  if (view.phase !== 'play') return say('RO-14.refusal');
  const canAnswer = answerableAbout(view, 'push') ?? answerableAbout(view, 'hamper');
  if (!isHero(view, me) && canAnswer !== null) return null;
  if (view.questions.some(({ seat }) => seat === me)) return null;
  const here = spotOf(view, me);
  if (here !== null && isCompleted(view, here, campAt(view, here))) return say('hint.soon');
  return freeDice(view, me) === 0 ? say('hint.none') : null;
}
