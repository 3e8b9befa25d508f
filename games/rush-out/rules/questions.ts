import { after, type Millis, type Moment, type Seat, type Step } from '@tablee/kernel';
import { sorcererOf } from './camps.ts';
import { findSpell } from './content/cards.ts';
import type { EffectStep, SpellCompletion } from './modules/contract.ts';
import { questionKindOf, questionSpecOf, specOf } from './modules/installed.ts';
import { cardAt } from './places.ts';
import { andThen } from './steps.ts';
import { noteAction, TARGET_CHOICE_MS } from './timing.ts';
import type {
  Completion,
  EventOf,
  Question,
  QuestionKind,
  RushCommand,
  RushState,
  RushTable,
  RushTypes,
} from './types.ts';

/** The first question of this kind; null if there is none. */
export function questionAbout({ questions }: RushTable, about: QuestionKind): Question | null {
  return questions.find((question) => question.about === about) ?? null;
}

/** RO-A84: the question that this completed spell will ask at the end of its pause; null if it asks none. */
function comingQuestion(table: RushTable, { spot, camp, due }: Completion): Question | null {
  const card = camp === 'sorcerer' ? cardAt(table, spot) : null;
  const spell = card === null ? undefined : findSpell(card);
  const about = spell === undefined ? null : questionKindOf(table, spell.effect);
  return about === null ? null : { about, seat: sorcererOf(table), spot, until: after(due, TARGET_CHOICE_MS) };
}

/** RO-A84: the first wanted question that a completed spell will ask; null if there is none. */
function findComing(table: RushTable, isWanted: (question: Question) => boolean): Question | null {
  for (const completion of table.completions) {
    const coming = comingQuestion(table, completion);
    if (coming !== null && isWanted(coming)) return coming;
  }
  return null;
}

/** RO-A84: the first question of this kind that is open, or that a completed spell will ask; null if there is none. */
export function answerableAbout(table: RushTable, about: QuestionKind): Question | null {
  return questionAbout(table, about) ?? findComing(table, (coming) => coming.about === about);
}

/** RO-A84: the first question that a completed spell will ask this seat; null if there is none. */
export function comingQuestionOf(table: RushTable, seat: Seat): Question | null {
  return findComing(table, (coming) => coming.seat === seat);
}

/** The table with this answer kept at the completion that will ask. */
export function withAnswer<T extends RushTable>(table: T, { spot }: Question, answer: RushCommand): T {
  const completions = table.completions.map((completion) =>
    completion.spot === spot && completion.camp === 'sorcerer' ? { ...completion, answer } : completion,
  );
  return { ...table, completions };
}

/** RO-A84: keeps an answer that was given during the pause; its effect comes at the end of the pause. */
export function keepAnswer(state: RushState, question: Question, answer: RushCommand, at: Millis): Step<RushTypes> {
  const { seat, spot } = question;
  const card = cardAt(state, spot) ?? '';
  return {
    state: noteAction(withAnswer(state, question, answer), seat, at),
    events: [{ kind: 'chosen', rule: 'RO-A84', seat, spot, card }],
  };
}

/** RO-A66: asks the sorcerer; an answer that was given during the pause and is still possible is played at once. */
export function ask(
  state: RushState,
  about: QuestionKind,
  { spot, answer }: SpellCompletion,
  moment: Moment,
): EffectStep {
  const until = after(moment.at, TARGET_CHOICE_MS);
  const seat = sorcererOf(state);
  const asking: RushState = { ...state, questions: [...state.questions, { about, seat, spot, until }] };
  const played = answer === null ? null : playAnswer(asking, seat, answer, moment);
  if (played !== null) return { ...played, card: 'asked' };
  const asked: EventOf<'asked'> = { kind: 'asked', rule: 'RO-A66', seat, spot, card: state.cards[spot], until };
  return { state: asking, events: [asked], card: 'asked' };
}

/** Null if the answer is not possible any more. The pace of the seat began when it chose. */
function playAnswer(asking: RushState, seat: Seat, answer: RushCommand, moment: Moment): Step<RushTypes> | null {
  const spec = specOf(answer.do);
  if (spec.refuse(asking, seat, answer) !== null) return null;
  const { state, events } = spec.play(asking, seat, answer, moment);
  return { state: { ...state, actedAt: asking.actedAt }, events };
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
