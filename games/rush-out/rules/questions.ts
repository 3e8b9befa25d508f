import type { Moment, Step } from '@tablee/kernel';
import { questionSpecOf } from './modules/installed.ts';
import { andThen } from './steps.ts';
import type { Question, QuestionKind, RushState, RushTable, RushTypes } from './types.ts';

/** The first question of this kind; null if there is none. */
export function questionAbout({ questions }: RushTable, about: QuestionKind): Question | null {
  return questions.find((question) => question.about === about) ?? null;
}

export function endQuestion<T extends RushTable>(table: T, question: Question): T {
  return { ...table, questions: table.questions.filter((other) => other !== question) };
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
    if (!settled.state.questions.includes(question) || hasAnswer(settled.state, question)) return settled;
    const { settle } = questionSpecOf(settled.state, question.about);
    return andThen(settled, (state) => settle(state, question, 'empty', moment));
  }, step);
}

export function hasAnswer(table: RushTable, question: Question): boolean {
  return questionSpecOf(table, question.about).answers(table, question).length > 0;
}
