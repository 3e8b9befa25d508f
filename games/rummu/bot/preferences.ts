import type { Seat } from '@tablee/kernel';
import { less } from '../rules/card.ts';
import { isOut } from '../rules/opening.ts';
import { costOf, countMeld, FINISH_BONUS } from '../rules/scoring.ts';
import type { Weights } from '../rules/search/problem.ts';
import { promiseOf } from '../rules/search/prospects.ts';
import { areTogether } from '../rules/sides.ts';
import type { Card, RummuView, VisibleHand } from '../rules/types.ts';
import { isRace } from './tempo.ts';

/** Weights of a player for cards in hand and on the table. */
export interface Preferences {
  /** Points for a prospect that is not spent on something mixed. */
  readonly patience: number;
  /** Share of the other players' losses that counts when the round ends. */
  readonly haste: number;
  /** Value of having opened. */
  readonly out: number;
  /** Weight of a near end. */
  readonly fear: number;
  /** Weight of other players' points against own ones. */
  readonly envy: number;
  /** Weight of the help that a discard gives to the next player. */
  readonly care: number;
  /** RM-15: worth of each card that brings the opening nearer. */
  readonly aim: number;
  /** Points by which a discard that stays in hand is preferred to a card from the stock. */
  readonly thrift: number;
  /** Probability, in hundredths, of leaving a discard that could only be kept. */
  readonly leaves: number;
}

/** Keeps the search for a turn from ending the round: finishing.ts decides about that. */
const NEVER = -100;

/** Plays for points: saves pure runs, because no match is won without them. */
export const PATIENT: Preferences = {
  patience: 1,
  haste: NEVER,
  out: 0,
  fear: 0.8,
  envy: 0.2,
  care: 1,
  aim: 8,
  thrift: 0,
  leaves: 25,
};
/** RM-A32, where the lead decides: ends rounds while others hold cards. A point of one rival among three costs a third. */
export const RACING: Preferences = { ...PATIENT, haste: 1, out: 10, fear: 1, envy: 0.33 };
/** Lays all that scores, without a thought for others. */
export const NAIVE: Preferences = { ...PATIENT, patience: 0.5, envy: 0, care: 0, aim: 2 };

/** From this number of players on, most rounds end because the stock is used up. */
const CROWD_PLAYERS = 6;
/** Spares the stock, so that more players open, and ignores the points of others: otherwise totals stay low and no match ends. */
const IN_A_CROWD = { envy: 0, care: 0, aim: 24, thrift: 30, leaves: 1 } as const satisfies Partial<Preferences>;

/** Preferences of a player at this table: changed for six players in a match without a limit of rounds. */
export function preferencesAt(view: RummuView, preferences: Preferences): Preferences {
  const isCrowd = view.hands.length >= CROWD_PLAYERS && !isRace(view);
  return isCrowd ? { ...preferences, ...IN_A_CROWD } : preferences;
}

/** Probability that a player who has opened ends the round before my next turn, by the number of cards in that hand. */
const ENDS: readonly number[] = [1, 0.8, 0.55, 0.4, 0.3, 0.22, 0.16];
const ENDS_LATER = 0.1;
const ENDS_AT_ONCE = 0.05;

/** RM-A18: with fewer turns left than this, the round comes to its end, whether or not anybody finishes. */
const LAST_TURNS = 1.5;
/** Share of turns that begin with a card from the stock. */
const DRAWN_SHARE = 0.65;
/** Share of the present stock that will lie among the discards when it is renewed. */
const RENEWED_SHARE = 0.4;
/** Expected size of all later stocks, in piles as large as the present one, by the number of renewals so far. */
const RENEWED_PILES: readonly number[] = [1.5, 1, 0];

/** RM-A18: turns left to each player before the stock is used up, if nobody finishes. */
function turnsLeft({ stock, discards, renewals, hands }: RummuView): number {
  const pile = Math.max(0, discards.length - 1) + RENEWED_SHARE * stock;
  return (stock + (RENEWED_PILES[renewals] ?? 0) * pile) / (DRAWN_SHARE * hands.length);
}

export function dangerOf(view: RummuView, seat: Seat, { fear }: Preferences): number {
  const { hands, melds } = view;
  let safe = 1;
  for (const [other, { count }] of hands.entries()) {
    if (other === seat) continue;
    safe *= 1 - (isOut(melds, other as Seat) ? (ENDS[count] ?? ENDS_LATER) : ENDS_AT_ONCE);
  }
  const running = Math.min(1, Math.max(0, LAST_TURNS - turnsLeft(view)));
  return Math.max(fear * (1 - safe), running);
}

function countOf(hands: readonly VisibleHand[]): number {
  return hands.reduce((sum, { count }) => sum + count, 0);
}

/** Average cost of a card in another hand (RM-21). */
export const UNKNOWN_COST = 5.8;

/** RM-21, weighed by how near the end is: far from it, cards that may become something pure are not spent on anything mixed. */
export function weightsFor(view: RummuView, seat: Seat, hand: readonly Card[], preferences: Preferences): Weights {
  const { options, hands, melds } = view;
  const danger = dangerOf(view, seat, preferences);
  const isOurs = (other: number): boolean => areTogether(options, hands.length, seat, other as Seat);
  const others = hands.filter((_, other) => !isOurs(other));
  const left = countOf(others) / others.length;
  const partners = countOf(hands.filter((_, other) => other !== seat && isOurs(other)));
  const out = isOut(melds, seat) ? 0 : preferences.out;
  const promise = promiseOf(hand);
  return {
    cost: (card) => danger * costOf([card]),
    finish: FINISH_BONUS + UNKNOWN_COST * (partners + preferences.haste * left), // RM-25: partners lose nothing then
    envy: preferences.envy,
    lay(cards) {
      const lost = countMeld(cards).pure ? 0 : promise - promiseOf(less(hand, cards));
      return out - (1 - danger) * preferences.patience * lost;
    },
  };
}
