import type { Seat } from '@tablee/kernel';
import { totalsOf } from '../rules/scoring.ts';
import { areTogether } from '../rules/sides.ts';
import type { RoundScore, RummuView } from '../rules/types.ts';

/** A finisher whose own combinations score less ended the round in a hurry. */
const HURRIED_BELOW = 18;
/** Three teams need openings of five and six cards, which keep every round poor: little is no sign of hurry there. */
const HURRIED_BELOW_IN_THREE_TEAMS = 6;
/** Longest run of hurried rounds before patience is tried again. */
const MAX_HURRIED_ROUNDS = 64;
/** How far one patient round makes up for a hurried one. */
const FORGIVENESS = 0.5;

/**
 * Whether rounds at this table are ended in a hurry. Patience pays only where everybody is patient: a bot that waits for long
 * runs loses to players who go out at once, and where all go out at once totals sink and nobody reaches the target. So the table
 * starts patient; each round that somebody hurries is followed by twice as many hurried rounds as the one before.
 */
export function isHurried(view: RummuView): boolean {
  let [strikes, hurriedLeft] = [0, 0];
  for (const [index, sheet] of view.sheets.entries()) {
    if (hurriedLeft > 0) hurriedLeft -= 1;
    else if (isEndedInHurry(view, index, sheet)) {
      strikes += 1;
      hurriedLeft = Math.min(MAX_HURRIED_ROUNDS, Math.round(2 ** strikes));
    } else strikes = Math.max(0, strikes - FORGIVENESS);
  }
  return hurriedLeft > 0;
}

/** A finish for few points, unless it took the only lead or the match. */
function isEndedInHurry(view: RummuView, index: number, { finisher, seats }: RoundScore): boolean {
  const isThreeTeams = view.options.sides === 'pairs' && seats.length === 6;
  const limit = isThreeTeams ? HURRIED_BELOW_IN_THREE_TEAMS : HURRIED_BELOW;
  if (finisher === null || (seats[finisher]?.laid ?? 0) >= limit) return false;
  const [before, after] = [index, index + 1].map((rounds) =>
    totalsOf({ ...view, sheets: view.sheets.slice(0, rounds) }, view.hands.length),
  ) as [number[], number[]];
  return leadsAlone(view, before, finisher) || !leadsAlone(view, after, finisher);
}

/** Whether nobody outside the seat's team has as much. */
export function leadsAlone(view: RummuView, totals: readonly number[], seat: Seat): boolean {
  const own = totals[seat] as number;
  return totals.every((total, other) => total < own || areTogether(view.options, totals.length, seat, other as Seat));
}
