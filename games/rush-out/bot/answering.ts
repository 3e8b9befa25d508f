import type { RushCommand } from '../rules/types.ts';
import type { WeighQuestion } from './choosing.ts';
import { answerOf } from './modules/lookup.ts';

/** Answer to the first question that this seat is asked; null if it is asked nothing. */
export function answerIfAsked(question: WeighQuestion): RushCommand | null {
  const asked = question.view.questions.find(({ seat }) => seat === question.seat);
  return asked === undefined ? null : answerOf(question, asked);
}
