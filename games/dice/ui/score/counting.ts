import { leftOf, type Seat, toSeat } from '@tablee/kernel';
import { type Face, isJoker } from '../../rules/face.ts';
import { totalOf } from '../../rules/scoring.ts';
import type { RoundScore } from '../../rules/types.ts';

/** One step of scoring a round. */
export interface CountLine {
  /**
   * RX-18 'numbers': the winner gets the numbers left. RX-17 'paid': the loser pays for jokers; RX-A12 'earned': or the
   * winner gets them. RX-19 'left': total of a seat; 'difference': points of the winner; RX-A13 'equal': no points.
   */
  readonly kind: 'numbers' | 'paid' | 'earned' | 'left' | 'difference' | 'equal';
  /** The seat that gets the points, or whose dice are added. */
  readonly seat: Seat;
  /** Terms of the sum, in order. */
  readonly terms: readonly (Face | number)[];
  readonly sum: number;
  /** Points written on the pad; null for an intermediate sum. */
  readonly points: number | null;
}

/** All steps of a round's score; those of a seat add up to its points. */
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
