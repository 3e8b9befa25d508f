import type { Seat } from '@tablee/kernel';
import { playTurn } from '../rules/check.ts';
import { FINISH_BONUS, pointsOf, targetOf, totalsOf } from '../rules/scoring.ts';
import { bestTurn } from '../rules/search/best-turn.ts';
import { AS_COUNTED, problemOf } from '../rules/search/problem.ts';
import { areTogether } from '../rules/sides.ts';
import type { PlayCommand, RummuView } from '../rules/types.ts';
import { UNKNOWN_COST } from './preferences.ts';
import { cardsOfOthers, isLate, isRace, leadsAlone } from './tempo.ts';

/** Worth more than any points: the search finds a finish wherever there is one. */
const FINISH_FIRST = 1_000;

/** A search at the table takes no longer than this. */
const NODES = 4_000;

/** A finish is timely from so many points of own combinations on, or if others hold no more cards than that on average. */
const TIMELY = { points: 30, cards: 1.5 };
/** RM-A32: with a limit of rounds the match ends in any case, and a lead counts more than points. */
const TIMELY_IN_A_RACE = { points: 10, cards: 2 };
/** With more than four players, or in teams, most hands are still full when somebody can finish for less. */
const TIMELY_IN_A_CROWD = { points: 60, cards: 1 };

function timelyAt(view: RummuView): typeof TIMELY {
  if (isRace(view)) return TIMELY_IN_A_RACE;
  const isCrowd = view.hands.length > 4 || view.options.sides === 'pairs';
  return isCrowd ? TIMELY_IN_A_CROWD : TIMELY;
}

/** The best turn that ends the round; null where none does. */
export function bestFinish(view: RummuView, seat: Seat): PlayCommand | null {
  const { command, finishes } = bestTurn(problemOf(view, seat, { ...AS_COUNTED, finish: FINISH_FIRST }), NODES);
  return finishes ? command : null;
}

/** True if this finish wins the match or, late in the match, takes the only lead. */
export function decidesMatch(view: RummuView, seat: Seat, finish: PlayCommand): boolean {
  const before = totalsOf(view, view.hands.length);
  const after = totalsAfter(view, seat, finish, before);
  if (!leadsAlone(view, after, seat)) return false;
  return isLastRound(view, after) || (isLate(view, view.round, before) && !leadsAlone(view, before, seat));
}

/** True if another side wins the match by this finish. */
export function losesMatch(view: RummuView, seat: Seat, finish: PlayCommand): boolean {
  const after = totalsAfter(view, seat, finish, totalsOf(view, view.hands.length));
  return isLastRound(view, after) && (after[seat] as number) < Math.max(...after);
}

/** RM-26, RM-A32: true if the match is over with these totals after the present round. */
function isLastRound({ options, round }: RummuView, after: readonly number[]): boolean {
  return round === options.rounds || Math.max(...after) >= targetOf(options);
}

/** True if this finish is good enough for a player who plays for points. */
export function isTimely(view: RummuView, seat: Seat, finish: PlayCommand): boolean {
  const { points, cards } = timelyAt(view);
  const counts = view.hands.map(({ count }) => count);
  return cardsOfOthers(view, seat, counts) <= cards || (laidAfter(view, seat, finish)[seat] as number) >= points;
}

/** Totals after the round, with the cards that others hold at what they cost on average. */
function totalsAfter(view: RummuView, seat: Seat, finish: PlayCommand, before: readonly number[]): number[] {
  const seats = view.hands.length;
  const laid = laidAfter(view, seat, finish);
  const isOurs = (other: number): boolean => areTogether(view.options, seats, seat, other as Seat);
  const own = view.hands.map(
    ({ count }, other) =>
      (laid[other] as number) + (other === seat ? FINISH_BONUS : 0) - (isOurs(other) ? 0 : UNKNOWN_COST * count),
  );
  return before.map((total, one) =>
    own.reduce(
      (sum, points, other) => (areTogether(view.options, seats, one as Seat, other as Seat) ? sum + points : sum),
      total,
    ),
  );
}

/** Points of each player’s combinations after this turn. */
function laidAfter(view: RummuView, seat: Seat, turn: PlayCommand): number[] {
  const composed = playTurn(view, seat, turn);
  const melds = composed.ok ? composed.now.melds : view.melds;
  return view.hands.map((_, other) =>
    melds.reduce((sum, { owner, cards }) => sum + (owner === other ? pointsOf(cards) : 0), 0),
  );
}
