import type { Seat } from '@tablee/kernel';
import { less } from '../rules/card.ts';
import { isOut } from '../rules/opening.ts';
import { costOf, countMeld, FINISH_BONUS } from '../rules/scoring.ts';
import type { Weights } from '../rules/search/problem.ts';
import { promiseOf } from '../rules/search/prospects.ts';
import { areTogether } from '../rules/sides.ts';
import type { Card, RummuView, VisibleHand } from '../rules/types.ts';

/** How somebody weighs what is in hand against what is on the table. */
export interface Preferences {
  /** How many points a prospect is worth that is not spent on something mixed. */
  readonly patience: number;
  /** How much of what others would lose counts when the round ends; less than nothing for one who lets them play on. */
  readonly haste: number;
  /** How far a near end turns patience into haste: who waits then lets somebody else finish. */
  readonly alarm: number;
  /** What it is worth to be out. */
  readonly out: number;
  /** How seriously a near end is taken. */
  readonly fear: number;
  /** How much points of others count against one's own. */
  readonly envy: number;
  /** How much it matters that a discard may help the next player. */
  readonly care: number;
  /** RM-15: what each card is worth that brings the opening nearer. */
  readonly aim: number;
}

/** At a patient table: saves pure runs and leaves the end of the round to others, because no match is won without points. */
export const PATIENT: Preferences = {
  patience: 1,
  haste: -2,
  alarm: 0.25,
  out: 0,
  fear: 0.8,
  envy: 0.2,
  care: 1,
  aim: 8,
};
/** With more than four players, or a partner who loses nothing then, a finish tempts more and must be resisted more. */
const CROWD_FACTOR = 1.5;

/** How a patient bot weighs things at this table. */
export function patientAt({ hands, options }: RummuView, patient: Preferences): Preferences {
  const isCrowd = hands.length > 4 || options.sides === 'pairs';
  return isCrowd ? { ...patient, haste: CROWD_FACTOR * patient.haste, alarm: 0 } : patient;
}

/** At a hurried table: ends rounds while others hold cards. A point of one rival among three is a third of a point lost. */
export const HURRIED: Preferences = { patience: 1, haste: 1, alarm: 0, out: 10, fear: 1, envy: 0.33, care: 1, aim: 8 };
/** Lays all that scores, without a thought for others. */
export const NAIVE: Preferences = { ...PATIENT, patience: 0.5, envy: 0, care: 0, aim: 2 };
export const NAIVE_IN_A_HURRY: Preferences = { ...HURRIED, haste: 0, envy: 0, care: 0, aim: 2 };

/** How likely the round is to end within a circle, for each number of cards that somebody who is out has left. */
const ENDS: readonly number[] = [1, 0.8, 0.55, 0.4, 0.3, 0.22, 0.16];
const ENDS_LATER = 0.1;
const ENDS_AT_ONCE = 0.05;

/** RM-A18: a round whose stock was renewed comes to its end, whether or not anybody finishes. */
const ENDS_BY_RENEWAL: readonly number[] = [0, 0.15];
const LAST_CIRCLES = 2;

export function dangerOf(view: RummuView, seat: Seat, { fear }: Preferences): number {
  const { hands, melds, renewals } = view;
  let safe = 1;
  for (const [other, { count }] of hands.entries()) {
    if (other === seat) continue;
    safe *= 1 - (isOut(melds, other as Seat) ? (ENDS[count] ?? ENDS_LATER) : ENDS_AT_ONCE);
  }
  const circles = view.stock / hands.length;
  const running = ENDS_BY_RENEWAL[renewals] ?? Math.max(0.15, 1 - circles / LAST_CIRCLES);
  return Math.max(fear * (1 - safe), running);
}

/** From the haste of a quiet table to that of a hurried one, as the end comes nearer. */
function hasteAt(danger: number, { haste, alarm }: Preferences): number {
  return haste + alarm * danger ** 2 * (HURRIED.haste - haste);
}

function countOf(hands: readonly VisibleHand[]): number {
  return hands.reduce((sum, { count }) => sum + count, 0);
}

/** What a card in another hand costs on average (RM-21). */
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
    finish: FINISH_BONUS + UNKNOWN_COST * (partners + hasteAt(danger, preferences) * left), // RM-25: partners lose nothing then
    envy: preferences.envy,
    lay(cards) {
      const lost = countMeld(cards).pure ? 0 : promise - promiseOf(less(hand, cards));
      return out - (1 - danger) * preferences.patience * lost;
    },
  };
}
