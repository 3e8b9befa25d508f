import type { Hint, HintQuestion } from '@tablee/table-ui';
import { adviceFor } from '../bot/advice.ts';
import type { RushWords } from '../locale/index.ts';
import { questionSpecOf } from '../rules/modules/installed.ts';
import { answerableAbout } from '../rules/questions.ts';
import type { RushTypes, RushView } from '../rules/types.ts';
import { commandLookOf } from './modules/looks.ts';

/** RO-A84: a question that may be answered already counts as open, unless no answer is possible. */
export function withComingQuestion(view: RushView): RushView {
  for (const about of ['push', 'hamper'] as const) {
    const question = answerableAbout(view, about);
    if (question === null || view.questions.includes(question)) continue;
    if (questionSpecOf(view, about).answers(view, question).length === 0) continue;
    return { ...view, questions: [...view.questions, question] };
  }
  return view;
}

/** Command of a normal bot that overlooks nothing, with its reason. */
export function hintRush(question: HintQuestion<RushTypes, RushWords>): Hint<RushTypes> | null {
  const command = adviceFor(withComingQuestion(question.view), question.seat, question.at);
  return command === null ? null : { command, why: commandLookOf(command)?.hint(command, question) ?? '' };
}
