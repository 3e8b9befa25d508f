import { after, type Millis, type Moment, type Seat } from '@tablee/kernel';
import { isAt, isCompleted, isFree, isHero, spotOf } from '../board.ts';
import { heroesOf } from '../camps.ts';
import { refusePlace, symbolsOf } from '../check-place.ts';
import { completeIfFull, loosen } from '../dice.ts';
import { cardAt, spotsOf } from '../places.ts';
import { endQuestion } from '../questions.ts';
import { refuse } from '../refuse.ts';
import { andThen } from '../steps.ts';
import { ACTION_PACE, LOCK_CHOICE_MS } from '../timing.ts';
import type { CommandOf, Die, LaidCard, LaidSpot, Question, RushState, RushTable, Spot } from '../types.ts';
import type { CommandSpec, QuestionSpec, RushModule, RushStep } from './contract.ts';
import { isDie } from './dice.ts';
import { hamperOf, laidBefore, spotOfLaid } from './dissipation.ts';

/** Whirlwinds and the die that they lock: RO-44, RO-A35, RO-A78. */

/** RO-A78: locks this die in the whirlwind. */
export type WhirlwindCommand = { readonly do: 'lock'; readonly die: number };

export type WhirlwindEvent =
  | {
      readonly kind: 'locked';
      readonly rule: 'RO-44' | 'RO-A78';
      readonly seat: Seat;
      readonly die: number;
      readonly spot: LaidSpot;
      /** Place from which the die was taken; null for a die that was on no card. */
      readonly from: Spot | null;
    }
  | { readonly kind: 'freed'; readonly rule: 'RO-44'; readonly seat: Seat; readonly die: number };

const LOCK: CommandSpec<CommandOf<'lock'>> = {
  parse: ({ die }) => (isDie(die) ? { do: 'lock', die } : null),
  candidates: (table, seat) => (table.dice[seat] ?? []).map((_, die) => ({ do: 'lock' as const, die })),
  refuse: (table, seat, { die }) => {
    const question = lockQuestionOf(table, seat);
    if (question === null) return refuse('RO-A78', { why: isHero(table, seat) ? 'none' : 'sorcerer' });
    return table.dice[seat]?.[die]?.is === 'placed' ? null : refuse('RO-A78', { why: 'gone' });
  },
  play: (state, seat, { die }, { at }) => {
    const question = lockQuestionOf(state, seat) as Question;
    const next = { ...endQuestion(state, question), actedAt: state.actedAt.with(seat, at) };
    return lockPlaced(next, seat, die);
  },
  pace: ACTION_PACE,
  earlyKind: () => 'lock',
  write: ({ die }) => [`${die + 1}`],
  read: ([die]) => ({ die: Number(die) - 1 }),
  examples: [{ do: 'lock', die: 1 }],
};

const LOCK_QUESTION: QuestionSpec = {
  isBlocking: false,
  answers: (table, { seat }) =>
    mustChooseDie(table, seat) ? (table.dice[seat] ?? []).map((_, die) => ({ do: 'lock' as const, die })) : [],
  fallback: (table, { seat }) => ({ do: 'lock', die: lastPlacedDie(table, seat) }),
  settle: (state, question, why, { at }) => {
    const { seat } = question;
    const ended = endQuestion(state, question);
    if (why === 'late') return lockPlaced(ended, seat, lastPlacedDie(state, seat));
    const here = spotOf(ended, seat);
    return here === null ? { state: ended, events: [] } : completeIfFull(ended, here, 'heroes', at);
  },
};

export const whirlwindModule: RushModule = {
  id: 'whirlwind',
  commands: { lock: LOCK },
  questions: { lock: LOCK_QUESTION },
  holds: (table, spot) => {
    const isAwaited = table.questions.some(({ about, seat }) => about === 'lock' && spotOf(table, seat) === spot);
    return isAwaited ? { kind: 'held', rule: 'RO-A78', spot, card: cardAt(table, spot) } : null;
  },
  settle: settleLocks,
};

/** The whirlwind on which a die of this hero is locked, or will be; null without a whirlwind (RO-A35). */
export function whirlwindOf(table: RushTable, hero: Seat): LaidCard | null {
  return laidBefore(table, hero).find(({ card }) => hamperOf(card) === 'whirlwind') ?? null;
}

/** RO-44, RO-A35, RO-A78: exactly one die of each hero with a whirlwind is locked, or is being chosen. */
function settleLocks(state: RushState, moment: Moment): RushStep {
  return heroesOf(state).reduce<RushStep>((step, hero) => andThen(step, (next) => settleLock(next, hero, moment)), {
    state,
    events: [],
  });
}

function settleLock(state: RushState, hero: Seat, { at }: Moment): RushStep {
  const whirlwind = whirlwindOf(state, hero);
  const locked = (state.dice[hero] ?? []).findIndex(({ is }) => is === 'locked');
  if (whirlwind === null)
    return locked === -1
      ? { state, events: [] }
      : {
          state: loosen(state, [{ seat: hero, die: locked }]),
          events: [{ kind: 'freed', rule: 'RO-44', seat: hero, die: locked }],
        };
  if (locked !== -1) return { state, events: [] };
  const free = chooseFreeDie(state, hero);
  if (free !== null) return lockDie(state, hero, free, 'RO-44', null);
  const isAsked = lockQuestionOf(state, hero) !== null;
  return isAsked || !mustChooseDie(state, hero) ? { state, events: [] } : askForDie(state, hero, whirlwind, at);
}

/** RO-A78: a loose die, else one that fits nowhere now, else the last one; null if all dice are on cards. */
function chooseFreeDie(table: RushTable, hero: Seat): number | null {
  const free = [...(table.dice[hero] ?? []).entries()].filter(([, die]) => isFree(die));
  const [chosen] =
    free.find(([, { is }]) => is === 'loose') ??
    free.find(([index, die]) => !fitsSomewhere(table, hero, index, die)) ??
    free.at(-1) ??
    [];
  return chosen ?? null;
}

function fitsSomewhere(table: RushTable, hero: Seat, index: number, die: Die): boolean {
  if (die.is !== 'rolled') return false;
  return spotsOf(table, 'heroes').some((spot) =>
    symbolsOf(table, hero, die.face, spot).some(
      (as) => refusePlace(table, hero, { do: 'place', die: index, spot, as }) === null,
    ),
  );
}

/** RO-A78: all dice of a hero with a whirlwind are on a card that is not completed. */
function mustChooseDie(table: RushTable, hero: Seat): boolean {
  const own = table.dice[hero] ?? [];
  const here = spotOf(table, hero);
  if (whirlwindOf(table, hero) === null || here === null || isCompleted(table, here, 'heroes')) return false;
  return own.every((die) => isAt(die, here));
}

function askForDie(state: RushState, seat: Seat, whirlwind: LaidCard, at: Millis): RushStep {
  const { card } = whirlwind;
  const question: Question = { about: 'lock', seat, spot: spotOfLaid(whirlwind), until: after(at, LOCK_CHOICE_MS) };
  const { spot, until } = question;
  return {
    state: { ...state, questions: [...state.questions, question] },
    events: [{ kind: 'asked', rule: 'RO-A78', seat, spot, card, until }],
  };
}

function lockQuestionOf({ questions }: RushTable, hero: Seat): Question | null {
  return questions.find(({ about, seat }) => about === 'lock' && seat === hero) ?? null;
}

function lastPlacedDie({ lastPlaced }: RushTable, hero: Seat): number {
  return lastPlaced[hero] ?? 0;
}

/** RO-A78: takes a die from its card into the whirlwind. */
function lockPlaced(state: RushState, hero: Seat, die: number): RushStep {
  return lockDie(state, hero, die, 'RO-A78', spotOf(state, hero));
}

function lockDie(state: RushState, hero: Seat, die: number, rule: 'RO-44' | 'RO-A78', from: Spot | null): RushStep {
  const own = (state.dice[hero] ?? []).with(die, { is: 'locked' });
  const spot = spotOfLaid(whirlwindOf(state, hero) as LaidCard);
  return {
    state: { ...state, dice: state.dice.with(hero, own) },
    events: [{ kind: 'locked', rule, seat: hero, die, spot, from }],
  };
}
