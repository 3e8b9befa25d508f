import { leftOf, type Seat, toSeat } from '@tablee/kernel';
import { type Face, isJoker } from '../../rules/face.ts';
import { totalOf } from '../../rules/scoring.ts';
import type { RoundScore } from '../../rules/types.ts';

/** One step of how a round was counted. */
export interface CountLine {
  /**
   * RX-18 'numbers': the winner gets those of the other. RX-17 'paid': jokers cost the loser; RX-A12 'earned': or give the
   * winner. RX-19 'left': what a seat has; 'difference': what the winner gets; RX-A13 'equal': nobody gets anything.
   */
  readonly kind: 'numbers' | 'paid' | 'earned' | 'left' | 'difference' | 'equal';
  /** Who writes the points, or whose dice are counted. */
  readonly seat: Seat;
  /** What is added up, in this order. */
  readonly terms: readonly (Face | number)[];
  readonly sum: number;
  /** What is written; null where it is only counted. */
  readonly points: number | null;
}

/** All that makes the points of a round: those of a seat add up to what it wrote. */
export function countingOf(score: RoundScore): CountLine[] {
  return score.rule === 'RX-18' && score.winner !== null ? countFinished(score, score.winner) : countBlocked(score);
}

function countFinished({ left, points }: RoundScore, winner: Seat): CountLine[] {
  const loser = leftOf(winner, left.length);
  const faces = left[loser] ?? [];
  const [numbers, jokers] = [faces.filter((face) => !isJoker(face)), faces.filter(isJoker)];
  const won = totalOf(numbers);
  const lines: CountLine[] = [{ kind: 'numbers', seat: winner, terms: numbers, sum: won, points: won }];
  if (jokers.length === 0) return lines;
  const sum = totalOf(jokers);
  const isPaid = (points[loser] ?? 0) < 0;
  const seat = isPaid ? loser : winner;
  return [...lines, { kind: isPaid ? 'paid' : 'earned', seat, terms: jokers, sum, points: isPaid ? -sum : sum }];
}

function countBlocked({ left, winner, points }: RoundScore): CountLine[] {
  const lines = left.map((faces, seat): CountLine => {
    return { kind: 'left', seat: toSeat(seat), terms: faces, sum: totalOf(faces), points: null };
  });
  const totals = lines.map(({ sum }) => sum).toSorted((a, b) => b - a);
  const won = winner === null ? 0 : (points[winner] ?? 0);
  const last: CountLine = {
    kind: winner === null ? 'equal' : 'difference',
    seat: winner ?? toSeat(0),
    terms: totals,
    sum: won,
    points: won,
  };
  return [...lines, last];
}
