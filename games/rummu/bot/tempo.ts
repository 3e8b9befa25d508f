import type { Seat } from '@tablee/kernel';
import { targetOf, totalsOf } from '../rules/scoring.ts';
import { areTogether } from '../rules/sides.ts';
import type { RoundScore, RummuView } from '../rules/types.ts';

/** A round is ended in a hurry if the finisher’s combinations score less and others hold more cards on average. */
const POOR = 30;
const MANY_CARDS = 1.5;
/** Number of hurried rounds after the first such end; each further one doubles it. */
const FIRST_HURRIED_ROUNDS = 16;
const MAX_HURRIED_ROUNDS = 64;
/** From this part of a match on, the lead counts. Earlier, ending rounds for it keeps all totals low. */
const LATE = 0.75;

/** RM-A32: true if the number of rounds is limited, so that the match ends even if all totals stay low. */
export function isRace({ options }: RummuView): boolean {
  return options.rounds !== 'any';
}

/**
 * True if rounds at this table are ended in a hurry. Patience pays only where everybody is patient: a bot that waits for long
 * runs loses to players who go out at once, and where all go out at once totals sink and nobody reaches the target. So the table
 * starts patient; a round that somebody hurries is followed by hurried rounds, twice as many each time.
 */
export function isHurried(view: RummuView): boolean {
  let [next, hurriedLeft] = [FIRST_HURRIED_ROUNDS, 0];
  for (const [index, sheet] of view.sheets.entries()) {
    if (hurriedLeft > 0) hurriedLeft -= 1;
    else if (isEndedInHurry(view, index, sheet)) {
      hurriedLeft = next;
      next = Math.min(MAX_HURRIED_ROUNDS, 2 * next);
    }
  }
  return hurriedLeft > 0;
}

/** An end for few points that costs others much, unless the lead was to be taken late in the match. */
function isEndedInHurry(view: RummuView, index: number, { finisher, seats }: RoundScore): boolean {
  if (finisher === null || (seats[finisher]?.laid ?? 0) >= POOR) return false;
  const left = seats.map((seat) => seat.left.length);
  if (cardsOfOthers(view, finisher, left) <= MANY_CARDS) return false;
  const before = totalsOf({ ...view, sheets: view.sheets.slice(0, index) }, view.hands.length);
  return !isLate(view, index + 1, before) || leadsAlone(view, before, finisher);
}

/** In the last quarter of the way to the target, or of the rounds. */
export function isLate({ options }: RummuView, round: number, totals: readonly number[]): boolean {
  const isLastRounds = options.rounds !== 'any' && round > LATE * options.rounds;
  return isLastRounds || Math.max(...totals) >= LATE * targetOf(options);
}

/** Average number of cards of the players who are not on the seat’s side. */
export function cardsOfOthers({ options }: RummuView, seat: Seat, counts: readonly number[]): number {
  const others = counts.filter((_, other) => !areTogether(options, counts.length, seat, other as Seat));
  return others.reduce((sum, count) => sum + count, 0) / others.length;
}

/** True if no other side has as much as the seat’s. */
export function leadsAlone(view: RummuView, totals: readonly number[], seat: Seat): boolean {
  const own = totals[seat] as number;
  return totals.every((total, other) => total < own || areTogether(view.options, totals.length, seat, other as Seat));
}
