import { after, isIndex, type Millis, type Seat } from '@tablee/kernel';
import { isHero } from '../board.ts';
import { heroesOf } from '../camps.ts';
import { refuseSide } from '../check-place.ts';
import { findSpell, skillsOf } from '../content/cards.ts';
import { DISSIPATIONS, type Hamper } from '../content/dissipations.ts';
import { putOn } from '../heaps.ts';
import { cardPlace, type Place } from '../places.ts';
import { answerableAbout, ask, endQuestion, keepAnswer, questionAbout } from '../questions.ts';
import { refuse } from '../refuse.ts';
import { andThen } from '../steps.ts';
import { ACTION_PACE, LOCK_CHOICE_MS } from '../timing.ts';
import type {
  CommandOf,
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

/** Dissipation: RO-42, RO-43, RO-A79. The whirlwinds have a module of their own. */

/** RO-42: lays the completed dissipation in front of this hero. */
export type DissipationCommand = { readonly do: 'hamper'; readonly hero: Seat };

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

const HAMPER_QUESTION: QuestionSpec = {
  isBlocking: true,
  answers: (table) => heroesOf(table).map((hero) => ({ do: 'hamper' as const, hero })),
  fallback: (table) => ({ do: 'hamper', hero: busiestHero(table) }),
  settle: (state, question, _, { at }) => lay(state, question, busiestHero(state), at),
};

export const dissipationModule: RushModule = {
  id: 'dissipation',
  spells: DISSIPATIONS,
  setup: () => ({ laid: [] }),
  commands: { hamper: HAMPER },
  effects: {
    hamper: { play: (state, _, completion, moment) => ask(state, 'hamper', completion, moment), asks: 'hamper' },
  },
  questions: { hamper: HAMPER_QUESTION },
  isSpot: (id) => laidCardOf(id) !== null,
  spots: ({ laid }, camp) => (camp === 'heroes' ? (laid ?? []).map(spotOfLaid) : []),
  openCards: ({ laid }) => (laid ?? []).map((one) => ({ spot: spotOfLaid(one), card: one.card })),
  placeAt: (table, spot) => (isLaid(table, spot) ? placeOf(laidCardOf(spot)?.card as string) : null),
  refuseSpot: (table, seat, spot) => {
    if (!isHero(table, seat)) return refuseSide(table, seat, spot);
    return isLaid(table, spot) ? null : refuse('RO-42', { why: 'gone' });
  },
  refuseSymbol,
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

/** Effect of a dissipation on its hero; null for other cards. */
export function hamperOf(card: string): Hamper | null {
  const effect = findSpell(card)?.effect;
  return effect?.do === 'hamper' ? effect.how : null;
}

/** Cards in front of this hero. */
export function laidBefore({ laid }: RushTable, hero: Seat): readonly LaidCard[] {
  return (laid ?? []).filter(({ seat }) => seat === hero);
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
