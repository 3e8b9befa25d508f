import { after, isIndex, type Millis, type Moment, type Seat } from '@tablee/kernel';
import { isAt, isCompleted, isFree, isHero, spotOf } from '../board.ts';
import { heroesOf } from '../camps.ts';
import { refusePlace, refuseSide, symbolsOf } from '../check-place.ts';
import { findSpell, skillsOf } from '../content/cards.ts';
import { DISSIPATIONS, type Hamper } from '../content/dissipations.ts';
import { completeIfFull, loosen } from '../dice.ts';
import { putOn } from '../heaps.ts';
import { cardAt, cardPlace, type Place, spotsOf } from '../places.ts';
import { answerableAbout, ask, endQuestion, keepAnswer, questionAbout } from '../questions.ts';
import { refuse } from '../refuse.ts';
import { andThen } from '../steps.ts';
import { ACTION_PACE, LOCK_CHOICE_MS } from '../timing.ts';
import type {
  CommandOf,
  Die,
  LaidCard,
  LaidSpot,
  Question,
  RushRefusal,
  RushState,
  RushTable,
  SpellSpot,
  Spot,
  Square,
} from '../types.ts';
import { reveal } from './cards.ts';
import type { CommandSpec, QuestionSpec, RushModule, RushStep } from './contract.ts';
import { isDie } from './dice.ts';

/** Dissipation: RO-42 to RO-44, RO-A78, RO-A79. */

export type DissipationCommand =
  /** RO-42: lays the completed dissipation in front of this hero. */
  | { readonly do: 'hamper'; readonly hero: Seat }
  /** RO-A78: locks this die in the whirlwind. */
  | { readonly do: 'lock'; readonly die: number };

export type DissipationEvent =
  | {
      readonly kind: 'hampered';
      readonly rule: 'RO-42';
      /** The hero who suffers it. */
      readonly seat: Seat;
      readonly spot: LaidSpot;
      readonly card: string;
      readonly from: SpellSpot;
    }
  | {
      readonly kind: 'locked';
      readonly rule: 'RO-44' | 'RO-A78';
      readonly seat: Seat;
      readonly die: number;
      readonly spot: LaidSpot;
      /** Place from which the die was taken; null for a die that was on no card. */
      readonly from: Spot | null;
    }
  | { readonly kind: 'freed'; readonly rule: 'RO-44'; readonly seat: Seat; readonly die: number }
  | {
      readonly kind: 'lifted';
      readonly rule: 'RO-42';
      readonly seat: Seat;
      readonly spot: LaidSpot;
      readonly card: string;
    };

const MAX_SEATS = 5;

const HAMPER: CommandSpec<CommandOf<'hamper'>> = {
  parse: ({ hero }) => (isIndex(hero) && hero < MAX_SEATS ? { do: 'hamper', hero: hero as Seat } : null),
  candidates: (table) => heroesOf(table).map((hero) => ({ do: 'hamper' as const, hero })),
  refuse: (table, seat, { hero }) => {
    if (isHero(table, seat)) return refuse('RO-42', { why: 'hero' });
    if (answerableAbout(table, 'hamper') === null) return refuse('RO-42', { why: 'none' });
    return heroesOf(table).includes(hero) ? null : refuse('RO-42', { why: 'nobody' });
  },
  play: (state, seat, command, { at }) => {
    const question = questionAbout(state, 'hamper');
    if (question === null) return keepAnswer(state, answerableAbout(state, 'hamper') as Question, command, at);
    return lay({ ...state, actedAt: state.actedAt.with(seat, at) }, question, command.hero, at);
  },
  pace: ACTION_PACE,
  write: ({ hero }) => [`${hero}`],
  read: ([hero]) => ({ hero: Number(hero) }),
  examples: [{ do: 'hamper', hero: 1 as Seat }],
};

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

const HAMPER_QUESTION: QuestionSpec = {
  isBlocking: true,
  answers: (table) => heroesOf(table).map((hero) => ({ do: 'hamper' as const, hero })),
  fallback: (table) => ({ do: 'hamper', hero: busiestHero(table) }),
  settle: (state, question, _, { at }) => lay(state, question, busiestHero(state), at),
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

export const dissipationModule: RushModule = {
  id: 'dissipation',
  spells: DISSIPATIONS,
  setup: () => ({ laid: [] }),
  commands: { hamper: HAMPER, lock: LOCK },
  effects: {
    hamper: { play: (state, _, completion, moment) => ask(state, 'hamper', completion, moment), asks: 'hamper' },
  },
  questions: { hamper: HAMPER_QUESTION, lock: LOCK_QUESTION },
  isSpot: (id) => laidCardOf(id) !== null,
  spots: ({ laid }, camp) => (camp === 'heroes' ? (laid ?? []).map(spotOfLaid) : []),
  openCards: ({ laid }) => (laid ?? []).map((one) => ({ spot: spotOfLaid(one), card: one.card })),
  placeAt: (table, spot) => (isLaid(table, spot) ? placeOf(laidCardOf(spot)?.card as string) : null),
  refuseSpot: (table, seat, spot) => {
    if (!isHero(table, seat)) return refuseSide(table, seat, spot);
    return isLaid(table, spot) ? null : refuse('RO-42', { why: 'gone' });
  },
  refuseSymbol,
  holds: (table, spot) => {
    const isAwaited = table.questions.some(({ about, seat }) => about === 'lock' && spotOf(table, seat) === spot);
    return isAwaited ? { kind: 'held', rule: 'RO-A78', spot, card: cardAt(table, spot) } : null;
  },
  settle: settleLocks,
  questionAt: (spot, now) => {
    const { seat } = laidCardOf(spot) as LaidCard;
    return { about: 'lock', seat, spot, until: after(now, LOCK_CHOICE_MS) };
  },
  complete: (state, { spot }) => lift(state, spot as LaidSpot),
  read: (text) => ({
    laid: [...text.matchAll(/^\s*(hero-\S+) /gm)]
      .map(([, spot = '']) => laidCardOf(spot))
      .filter((one) => one !== null),
  }),
};

export function spotOfLaid({ seat, card }: LaidCard): LaidSpot {
  return `hero-${seat}/${card}`;
}

/** Read ids, because places are asked for many times per second. */
const cardsById = new Map<string, LaidCard | null>();
/** Ids come from outside too, so that their number must be limited. */
const MAX_IDS = 1_000;

/** Null if this is not the id of such a place. */
export function laidCardOf(id: string): LaidCard | null {
  let card = cardsById.get(id);
  if (card === undefined) {
    card = readId(id);
    if (cardsById.size < MAX_IDS) cardsById.set(id, card);
  }
  return card;
}

function readId(id: string): LaidCard | null {
  const [, seat, card] = /^hero-([0-4])\/(dissipation-.+)$/.exec(id) ?? [];
  if (seat === undefined || card === undefined || hamperOf(card) === null) return null;
  return { seat: Number(seat) as Seat, card };
}

/** What a dissipation does to its hero; null for other cards. */
export function hamperOf(card: string): Hamper | null {
  const effect = findSpell(card)?.effect;
  return effect?.do === 'hamper' ? effect.how : null;
}

/** Cards in front of this hero. */
export function laidBefore({ laid }: RushTable, hero: Seat): readonly LaidCard[] {
  return (laid ?? []).filter(({ seat }) => seat === hero);
}

/** The whirlwind on which a die of this hero is locked, or will be; null without a whirlwind (RO-A35). */
export function whirlwindOf(table: RushTable, hero: Seat): LaidCard | null {
  return laidBefore(table, hero).find(({ card }) => hamperOf(card) === 'whirlwind') ?? null;
}

/** RO-43: the dissipation that forbids squares of this symbol to the hero; null if none does. */
export function forbidding(table: RushTable, hero: Seat, symbol: Square): LaidCard | null {
  return laidBefore(table, hero).find(({ card }) => hamperOf(card) === symbol) ?? null;
}

function isLaid({ laid }: RushTable, spot: Spot): boolean {
  if (laid === null || laid.length === 0) return false;
  const wanted = laidCardOf(spot);
  return wanted !== null && laid.some(({ seat, card }) => seat === wanted.seat && card === wanted.card);
}

/** Cached by card, because places are read many times per second. */
const places = new Map<string, Place>();

function placeOf(card: string): Place {
  let place = places.get(card);
  if (place === undefined) {
    place = cardPlace('laid', card, skillsOf(card), null);
    places.set(card, place);
  }
  return place;
}

/** RO-43, RO-A23: of any face; a die that lies there already may stay. */
function refuseSymbol(table: RushTable, seat: Seat, as: Square): RushRefusal | null {
  const forbidden = forbidding(table, seat, as);
  return forbidden === null ? null : refuse('RO-43', { symbol: as, card: forbidden.card });
}

/** RO-A33, RO-A84: the hero with most dice on cards; the first one of several. */
function busiestHero(table: RushTable): Seat {
  const placed = (hero: Seat): number => (table.dice[hero] ?? []).filter(({ is }) => is === 'placed').length;
  return heroesOf(table).reduce((busiest, hero) => (placed(hero) > placed(busiest) ? hero : busiest));
}

/** RO-42: lays the spell in front of the hero and reveals the next one. */
function lay(state: RushState, question: Question, hero: Seat, at: Millis): RushStep {
  const from = question.spot as SpellSpot;
  const card = state.cards[from];
  const laid: LaidCard = { seat: hero, card };
  const next: RushState = { ...endQuestion(state, question), laid: [...(state.laid ?? []), laid] };
  const hampered: RushStep = {
    state: next,
    events: [{ kind: 'hampered', rule: 'RO-42', seat: hero, spot: spotOfLaid(laid), card, from }],
  };
  return andThen(hampered, (then) => reveal(then, from, at));
}

/** RO-42, RO-A79: the completed dissipation goes to the sorcerer's discard, and nothing is revealed. */
function lift(state: RushState, spot: LaidSpot): RushStep {
  const { seat, card } = laidCardOf(spot) as LaidCard;
  const laid = (state.laid ?? []).filter((one) => spotOfLaid(one) !== spot);
  return {
    state: { ...putOn(state, 'sorcererDiscard', card), laid },
    events: [{ kind: 'lifted', rule: 'RO-42', seat, spot, card }],
  };
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

export function lockQuestionOf({ questions }: RushTable, hero: Seat): Question | null {
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
