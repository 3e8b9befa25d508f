import type { Seat } from '@tablee/kernel';
import { playTurn } from '../rules/check.ts';
import { FINISH_BONUS, pointsOf, targetOf, totalsOf } from '../rules/scoring.ts';
import { bestTurn } from '../rules/search/best-turn.ts';
import { AS_COUNTED, problemOf } from '../rules/search/problem.ts';
import { areTogether } from '../rules/sides.ts';
import type { PlayCommand, RummuView } from '../rules/types.ts';
import { UNKNOWN_COST } from './preferences.ts';
import { leadsAlone } from './tempo.ts';

/** Worth more than any points: the search finds a finish wherever there is one. */
const FINISH_FIRST = 1_000;

/** A search at the table takes no longer than this. */
const NODES = 4_000;

/** From this part of a match on, the lead counts: earlier, players who end rounds for it keep all totals low. */
const LATE = 0.75;

/** The best turn that ends the round; null where none does. */
export function bestFinish(view: RummuView, seat: Seat): PlayCommand | null {
  const { command, finishes } = bestTurn(problemOf(view, seat, { ...AS_COUNTED, finish: FINISH_FIRST }), NODES);
  return finishes ? command : null;
}

/** Whether this finish wins the match or, late in the match, takes the only lead. */
export function decidesMatch(view: RummuView, seat: Seat, finish: PlayCommand): boolean {
  const before = totalsOf(view, view.hands.length);
  const after = totalsAfter(view, seat, finish, before);
  if (!leadsAlone(view, after, seat)) return false;
  const isWon = (after[seat] as number) >= targetOf(view.options) || view.round === view.options.rounds;
  return isWon || (isLate(view, before) && !leadsAlone(view, before, seat));
}

/** In the last quarter of the way to the target, or of the rounds. */
function isLate({ options, round }: RummuView, totals: readonly number[]): boolean {
  const isLastRounds = options.rounds !== 'any' && round > LATE * options.rounds;
  return isLastRounds || Math.max(...totals) >= LATE * targetOf(options);
}

/** Totals after the round, with the cards that others hold at what they cost on average. */
function totalsAfter(view: RummuView, seat: Seat, finish: PlayCommand, before: readonly number[]): number[] {
  const composed = playTurn(view, seat, finish);
  const melds = composed.ok ? composed.now.melds : view.melds;
  const seats = view.hands.length;
  const isOurs = (other: number): boolean => areTogether(view.options, seats, seat, other as Seat);
  const own = view.hands.map(({ count }, other) => {
    const laid = melds.reduce((sum, { owner, cards }) => sum + (owner === other ? pointsOf(cards) : 0), 0);
    return laid + (other === seat ? FINISH_BONUS : 0) - (isOurs(other) ? 0 : UNKNOWN_COST * count);
  });
  return before.map((total, one) =>
    own.reduce(
      (sum, points, other) => (areTogether(view.options, seats, one as Seat, other as Seat) ? sum + points : sum),
      total,
    ),
  );
}
