import { isIndex, isRecord, type Millis, type Moment, type Seat, seatOf } from '@tablee/kernel';
import { heroDiceAt, isCompleted, isHero } from '../board.ts';
import { cardOrTileAt } from '../check-place.ts';
import { spellOf } from '../content/cards.ts';
import { CONFUSIONS, type Effect } from '../content/spells.ts';
import { loosen } from '../dice.ts';
import { cardAt, isHeroSpot, spotsOf } from '../places.ts';
import { answerableAbout, ask, endQuestion, keepAnswer, questionAbout } from '../questions.ts';
import { refuse } from '../refuse.ts';
import { andThen } from '../steps.ts';
import { ACTION_PACE, noteAction } from '../timing.ts';
import type {
  CommandOf,
  DieRef,
  EventOf,
  HeroSpot,
  Question,
  RushRefusal,
  RushState,
  RushTable,
  SpellSpot,
} from '../types.ts';
import { writeDie } from '../write-die.ts';
import { discardSpell } from './cards.ts';
import type { CommandSpec, EffectStep, QuestionSpec, RushModule, RushStep, SpellCompletion } from './contract.ts';
import { isDie, isSpot } from './dice.ts';

/** Confusion: RO-29, RO-30, RO-38. */

/** Target of a push: all dice of a card, or one of them. */
export type PushTarget = { readonly spot: HeroSpot; readonly die: DieRef | null };

export type ConfusionCommand = ({ readonly do: 'aim' } & PushTarget) | { readonly do: 'decline' };

export type ConfusionEvent =
  | {
      readonly kind: 'pushed';
      readonly rule: 'RO-29' | 'RO-38';
      readonly seat: Seat;
      readonly spot: HeroSpot;
      readonly card: string | null;
      readonly dice: readonly DieRef[];
    }
  | {
      readonly kind: 'fizzled';
      readonly rule: 'RO-A26' | 'RO-A66';
      readonly spot: SpellSpot;
      readonly why: 'empty' | 'declined' | 'late';
    };

const MAX_SEATS = 5;

const AIM: CommandSpec<CommandOf<'aim'>> = {
  parse: ({ spot, die = null }) => {
    if (!isSpot(spot) || !isHeroSpot(spot)) return null;
    if (die === null) return { do: 'aim', spot, die };
    const ref = parseDie(die);
    return ref === null ? null : { do: 'aim', spot, die: ref };
  },
  candidates: (table) => {
    const pushes = answerablePushOf(table);
    return pushes === null ? [] : targetsOf(table, pushes).map((target) => ({ do: 'aim' as const, ...target }));
  },
  refuse: refuseAim,
  play: (state, seat, command, { at }) => {
    const question = questionAbout(state, 'push');
    if (question === null) return keepAnswer(state, answerableAbout(state, 'push') as Question, command, at);
    return andThen(push(noteAction(state, seat, at), seat, command), (next) => leaveSpell(next, question, at));
  },
  pace: ACTION_PACE,
  contest: (_, __, { spot }) => [spot],
  write: ({ spot, die }) => (die === null ? [spot] : [spot, writeDie(die)]),
  read: ([spot, die]) => ({ spot, die: die === undefined ? null : readDie(die) }),
  examples: [
    { do: 'aim', spot: 't2', die: null },
    { do: 'aim', spot: 't3', die: { seat: 0 as Seat, die: 1 } },
  ],
};

const DECLINE: CommandSpec<CommandOf<'decline'>> = {
  parse: () => ({ do: 'decline' }),
  candidates: () => [{ do: 'decline' }],
  refuse: refuseUnasked,
  play: (state, seat, command, { at }) => {
    const question = questionAbout(state, 'push');
    if (question === null) return keepAnswer(state, answerableAbout(state, 'push') as Question, command, at);
    return fizzle(noteAction(state, seat, at), question, { rule: 'RO-A26', why: 'declined' }, at);
  },
  pace: ACTION_PACE,
  write: () => [],
  read: () => ({}),
  examples: [{ do: 'decline' }],
};

const PUSH_QUESTION: QuestionSpec = {
  isBlocking: true,
  answers: (table, question) =>
    targetsOf(table, diceOf(table, question)).map((target) => ({ do: 'aim' as const, ...target })),
  fallback: () => ({ do: 'decline' }),
  settle: (state, question, why, { at }) => fizzle(state, question, { rule: 'RO-A66', why }, at),
};

export const confusionModule: RushModule = {
  id: 'confusion',
  spells: CONFUSIONS,
  commands: { aim: AIM, decline: DECLINE },
  effects: { push: { play: askForTarget, asks: 'push' } },
  questions: { push: PUSH_QUESTION },
};

/** Dice that the completed spell pushes once its target is chosen; null if no spell waits for a target. */
export function pushOf(table: RushTable): 'one' | 'all' | null {
  const question = questionAbout(table, 'push');
  return question === null ? null : diceOf(table, question);
}

/** RO-A84: the same, or the dice of a completed spell that will ask at the end of its pause. */
export function answerablePushOf(table: RushTable): 'one' | 'all' | null {
  const question = answerableAbout(table, 'push');
  return question === null ? null : diceOf(table, question);
}

function diceOf(table: RushTable, { spot }: Question): 'one' | 'all' {
  const { effect } = spellOf(cardOrTileAt(table, spot));
  return effect.do === 'push' ? effect.dice : 'all';
}

/** RO-29, RO-38: all legal targets. */
export function targetsOf(table: RushTable, dice: 'one' | 'all'): PushTarget[] {
  return spotsOf(table, 'heroes').flatMap((spot): PushTarget[] => {
    if (isCompleted(table, spot, 'heroes')) return [];
    const there = heroDiceAt(table, spot);
    if (dice === 'one') return there.map((die) => ({ spot, die }));
    return there.length > 0 ? [{ spot, die: null }] : [];
  });
}

/** RO-29, RO-30, RO-A26: legality of a target. A target that no longer exists is refused (RO-A66). */
function refuseAim(table: RushTable, seat: Seat, { spot, die }: PushTarget): RushRefusal | null {
  const card = cardOrTileAt(table, spot);
  const pushes = answerablePushOf(table);
  // Checked first: the completed card may have been the last target, in which case the choice has already ended.
  if (!isHero(table, seat) && isCompleted(table, spot, 'heroes'))
    return refuse('RO-30', { why: pushes === null ? 'over' : 'aim', card });
  const unasked = refuseUnasked(table, seat);
  if (unasked !== null) return unasked;
  const dice = heroDiceAt(table, spot);
  if (dice.length === 0) return refuse('RO-A26', { card });
  if ((pushes === 'one') !== (die !== null)) return refuse('RO-29', { why: pushes ?? 'none', card });
  const isThere = die === null || dice.some((one) => one.seat === die.seat && one.die === die.die);
  return isThere ? null : refuse('RO-29', { why: 'gone', card });
}

function refuseUnasked(table: RushTable, seat: Seat): RushRefusal | null {
  if (isHero(table, seat)) return refuse('RO-29', { why: 'hero' });
  return answerableAbout(table, 'push') === null ? refuse('RO-29', { why: 'none' }) : null;
}

/** RO-29, RO-A26: the spell has no effect if there is no target. */
function askForTarget(
  state: RushState,
  { dice }: Extract<Effect, { do: 'push' }>,
  completion: SpellCompletion,
  moment: Moment,
): EffectStep {
  const { spot } = completion;
  if (targetsOf(state, dice).length > 0) return ask(state, 'push', completion, moment);
  return { state, events: [{ kind: 'fizzled', rule: 'RO-A26', spot, why: 'empty' }], card: 'discarded' };
}

/** RO-29, RO-38: pushes the chosen die, or all dice of the card. */
function push(state: RushState, seat: Seat, { spot, die }: PushTarget): RushStep {
  const dice = die === null ? heroDiceAt(state, spot) : [die];
  const card = cardAt(state, spot);
  const rule = card === null ? 'RO-38' : 'RO-29';
  return { state: loosen(state, dice), events: [{ kind: 'pushed', rule, seat, spot, card, dice }] };
}

function fizzle(
  state: RushState,
  question: Question,
  { rule, why }: Pick<EventOf<'fizzled'>, 'rule' | 'why'>,
  at: Millis,
): RushStep {
  const { spot } = question as { spot: SpellSpot };
  return andThen({ state, events: [{ kind: 'fizzled', rule, spot, why }] }, (next) => leaveSpell(next, question, at));
}

function leaveSpell(state: RushState, question: Question, at: Millis): RushStep {
  return discardSpell(endQuestion(state, question), question.spot as SpellSpot, at);
}

function parseDie(raw: unknown): DieRef | null {
  if (!isRecord(raw)) return null;
  const { seat, die } = raw;
  return isIndex(seat) && seat < MAX_SEATS && isDie(die) ? { seat: seat as Seat, die } : null;
}

function readDie(text: string): DieRef {
  return { seat: seatOf(text.charAt(0)), die: Number(text.slice(1)) - 1 };
}
