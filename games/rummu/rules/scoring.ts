import { type Result, type Rounds, rankBy, type Seat, seatsOf } from '@tablee/kernel';
import { type Card, colourOf, isJoker, numberOf, sortCards } from './card.ts';
import { MIN_MELD_SIZE } from './melds.ts';
import { areTogether } from './sides.ts';
import type {
  EndRule,
  Hand,
  RoundScore,
  RummuOptions,
  RummuState,
  RummuTable,
  RummuTypes,
  SeatScore,
} from './types.ts';

/** RM-21. */
export const FINISH_BONUS = 10;
const CARD_COST = 5;
const JOKER_COST = 10;

/** Points of a combination and the facts that explain them. */
export interface MeldScore {
  readonly kind: 'set' | 'run';
  readonly size: number;
  /** RM-24: of one colour or one number, and without a joker. */
  readonly pure: boolean;
  /** RM-22, RM-A10: a set of ones or of sevens. */
  readonly half: boolean;
  readonly points: number;
}

/** RM-22: points of three, four and five cards. */
const SET_POINTS: Readonly<Record<'pure' | 'mixed', readonly number[]>> = { pure: [0, 30, 50], mixed: [0, 10, 50] };
/** RM-23: points of three, four and five cards; further cards score by RM-A11. */
const RUN_POINTS: Readonly<Record<'pure' | 'mixed', readonly number[]>> = { pure: [10, 20, 40], mixed: [0, 10, 20] };
const POINTS_PER_FURTHER_CARD = 10;
const HALF_SCORE_NUMBERS: ReadonlySet<number> = new Set([1, 7]);

/** RM-22 to RM-24, RM-A7 to RM-A11. The cards must be a combination: searches count many, so it is not checked again. */
export function countMeld(cards: readonly Card[]): MeldScore {
  const [size, step] = [cards.length, cards.length - MIN_MELD_SIZE];
  const [first, second] = cards as readonly [Card, Card];
  const hasJoker = cards.some(isJoker);
  if (numberOf(first) === numberOf(second)) {
    const half = HALF_SCORE_NUMBERS.has(numberOf(first));
    const whole = SET_POINTS[hasJoker ? 'mixed' : 'pure'][step] as number;
    return { kind: 'set', size, pure: !hasJoker, half, points: half ? whole / 2 : whole };
  }
  const pure = !hasJoker && colourOf(first) === colourOf(second);
  const table = RUN_POINTS[pure ? 'pure' : 'mixed'];
  const last = table.length - 1;
  const points = (table[Math.min(step, last)] as number) + POINTS_PER_FURTHER_CARD * Math.max(0, step - last);
  return { kind: 'run', size, pure, half: false, points };
}

export function pointsOf(cards: readonly Card[]): number {
  return countMeld(cards).points;
}

/** RM-21: cost of cards left in hand. */
export function costOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (isJoker(card) ? JOKER_COST : CARD_COST), 0);
}

/** RM-21: the card that costs most; of equal ones the one with the highest number. */
export function dearestOf(cards: readonly Card[]): Card {
  return cards.reduce((dearest, card) => (isDearer(card, dearest) ? card : dearest));
}

function isDearer(card: Card, than: Card): boolean {
  const [cost, other] = [costOf([card]), costOf([than])];
  return cost === other ? numberOf(card) > numberOf(than) : cost > other;
}

export function cardsIn({ open, closed }: Hand): Card[] {
  return [...open, ...closed];
}

/** RM-21 to RM-25, RM-A6, RM-A24: each combination scores for its owner, cards added by others included. */
export function scoreRound(state: RummuState, finisher: Seat | null): RoundScore {
  const { options, hands, melds } = state;
  const seats = seatsOf(hands.length).map((seat): SeatScore => {
    const own = melds.filter(({ owner }) => owner === seat).map(({ cards }) => cards);
    const left = sortCards(cardsIn(hands[seat] as Hand)); // sorted, so that the order does not show which cards were open
    const isExcused = finisher !== null && areTogether(options, hands.length, seat, finisher);
    return {
      melds: own,
      laid: own.reduce((sum, cards) => sum + pointsOf(cards), 0),
      bonus: seat === finisher ? FINISH_BONUS : 0,
      left,
      penalty: isExcused ? 0 : costOf(left),
    };
  });
  return { finisher, seats, points: sharedPoints(options, seats) };
}

/** RM-25: partners have the sum of both. */
function sharedPoints(options: RummuOptions, seats: readonly SeatScore[]): number[] {
  const own = seats.map(({ laid, bonus, penalty }) => laid + bonus - penalty);
  return seatsOf(seats.length).map((seat) =>
    own.reduce((sum, points, other) => (areTogether(options, own.length, seat, other as Seat) ? sum + points : sum), 0),
  );
}

/** RM-26: total of each seat; partners have the total of their team. */
export function totalsOf({ sheets }: RummuTable, seats: number): number[] {
  return seatsOf(seats).map((seat) => sheets.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
}

const TARGET_POINTS = {
  alone: { whole: 200, short: 100 },
  pairs: { whole: 500, short: 250 },
} as const;

/** RM-26, RM-A31. */
export function targetOf({ sides, length }: RummuOptions): number {
  return TARGET_POINTS[sides][length];
}

/** The rule that ends the match after the rounds on the sheets; null while it goes on. */
export function endRuleOf(table: RummuTable, seats: number): EndRule | null {
  const { options, sheets } = table;
  if (totalsOf(table, seats).some((total) => total >= targetOf(options))) return 'RM-26';
  return sheets.length === options.rounds ? 'RM-A32' : null;
}

/** RM-26, RM-A27. */
export function resultOfRummu(table: RummuTable & { readonly hands: readonly object[] }): Result<RummuTypes> | null {
  const rule = endRuleOf(table, table.hands.length);
  if (table.phase !== 'over' || rule === null) return null;
  const totals = totalsOf(table, table.hands.length);
  return { rule, ranks: rankBy(totals, 'highest'), scores: totals };
}

export function roundsOfRummu({ sheets }: RummuTable): Rounds {
  return sheets.map(({ points }) => points);
}
