import type { Seat } from '@tablee/kernel';
import type { RushSay } from '../../locale/index.ts';
import { freeDice, isCompleted, spotOf } from '../../rules/board.ts';
import type { RushView } from '../../rules/types.ts';

/** What is said to somebody who asks for a hint when nothing can be done but wait; null as soon as something can. */
export function noHintWords(view: RushView, me: Seat, say: RushSay): string | null {
  if (view.phase === 'over') return null;
  if (view.phase !== 'play') return say('RO-14.refusal');
  const here = spotOf(view, me);
  if (here !== null && isCompleted(view, here)) return say('hint.soon');
  return freeDice(view, me) === 0 ? say('hint.none') : null;
}
