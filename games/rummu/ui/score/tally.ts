import type { Seat } from '@tablee/kernel';
import { cardsNeeded, type OpeningStep, openingAt } from '../../rules/opening.ts';
import { totalsOf } from '../../rules/scoring.ts';
import { areTogether, sidesOf } from '../../rules/sides.ts';
import type { RoundScore, RummuView, SeatScore } from '../../rules/types.ts';

/** The score of one player in one round, with what the sheet tells of it. */
export interface SeatTally extends SeatScore {
  readonly seat: Seat;
  /** Points of this player without the partner's. */
  readonly own: number;
  readonly isFinisher: boolean;
  /** RM-25: the partner who finished, so that this hand costs nothing; null if there is none. */
  readonly forgivenBy: Seat | null;
  /** RM-15: number of cards that opened in this round. */
  readonly needed: number;
}

/** A player or a team, from the old total to the new one. */
export interface SideTally {
  readonly seats: readonly SeatTally[];
  readonly before: number;
  readonly gained: number;
  readonly after: number;
  /** RM-15: the opening of the next round; null after the last one. */
  readonly next: OpeningStep | null;
}

/** RM-21 to RM-26: the tallies of one round, by side. */
export function tallyRound(view: RummuView, round: number): SideTally[] {
  const { options, sheets, phase } = view;
  const score = sheets[round - 1];
  if (score === undefined) return [];
  const seats = score.seats.length;
  const before = totalsOf({ ...view, sheets: sheets.slice(0, round - 1) }, seats);
  const isLast = phase === 'over' && round === sheets.length;
  return sidesOf(options, seats).map((side) => {
    const [first] = side as [Seat];
    const [had, gained] = [before[first] ?? 0, score.points[first] ?? 0];
    return {
      seats: side.map((seat) => tallySeat(view, round, score, seat)),
      before: had,
      gained,
      after: had + gained,
      next: isLast ? null : openingAt(options.sides, had + gained),
    };
  });
}

function tallySeat(view: RummuView, round: number, { finisher, seats }: RoundScore, seat: Seat): SeatTally {
  const own = seats[seat] as SeatScore;
  const isForgiven = finisher !== null && finisher !== seat && areTogether(view.options, seats.length, seat, finisher);
  return {
    ...own,
    seat,
    own: own.laid + own.bonus - own.penalty,
    isFinisher: seat === finisher,
    forgivenBy: isForgiven ? finisher : null,
    needed: cardsNeeded({ ...view, round, sheets: view.sheets.slice(0, round - 1) }, seat),
  };
}
