import type { Moment, Step } from '@tablee/kernel';
import { questionSpecOf } from './modules/installed.ts';
import { andThen } from './steps.ts';
import type { Question, QuestionKind, RushState, RushTable, RushTypes } from './types.ts';

/** The first question of this kind; null if there is none. */
export function questionAbout({ questions }: RushTable, about: QuestionKind): Question | null {
  return questions.find((question) => question.about === about) ?? null;
}

export function endQuestion(state: RushState, question: Question): RushState {
  return { ...state, questions: state.questions.filter((other) => other !== question) };
}

/** The question whose time is over first; null if there is none. */
export function nextDueQuestion({ questions }: RushTable): Question | null {
  return questions.reduce<Question | null>(
    (first, question) => (first === null || question.until < first.until ? question : first),
    null,
  );
}

/** RO-A66: settles the question whose time is over. */
export function settleLate(state: RushState, question: Question, moment: Moment): Step<RushTypes> {
  return questionSpecOf(state, question.about).settle(state, question, 'late', moment);
}

/** RO-A66: settles every question to which no answer is left. */
export function settleEmpty(step: Step<RushTypes>, moment: Moment): Step<RushTypes> {
  return step.state.questions.reduce((settled, question) => {
    const spec = questionSpecOf(settled.state, question.about);
    if (!settled.state.questions.includes(question) || spec.answers(settled.state, question).length > 0) return settled;
    return andThen(settled, (state) => spec.settle(state, question, 'empty', moment));
  }, step);
}
