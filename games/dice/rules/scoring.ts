import { leftOf, type Result, type Rounds, rankBy, type Seat } from '@tablee/kernel';
import { type Face, isJoker, numberOf } from './face.ts';
import { shownOf } from './hand.ts';
import { facesOf } from './lines.ts';
import type { DiceState, DiceTypes, RoundScore } from './types.ts';

/** RX-17, RX-19 */
export const JOKER_POINTS = 10;

/** RX-18: sum of the printed numbers. */
function printedOn(faces: readonly Face[]): number {
  return faces.reduce((sum, face) => sum + numberOf(face), 0);
}

function jokersAmong(faces: readonly Face[]): number {
  return faces.filter(isJoker).length;
}

/** RX-19: jokers count JOKER_POINTS. */
export function totalOf(faces: readonly Face[]): number {
  return printedOn(faces) + JOKER_POINTS * jokersAmong(faces);
}

export function scoreRound(state: DiceState, finisher: Seat | null): RoundScore {
  const left = state.hands.map((hand) => facesOf(shownOf(hand)));
  return finisher === null ? scoreBlocked(left) : scoreFinished(left, finisher, state);
}

/** RX-17, RX-18, RX-A12 */
function scoreFinished(left: readonly Face[][], winner: Seat, { options }: DiceState): RoundScore {
  const loser = leftOf(winner, left.length);
  const faces = left[loser] as Face[];
  const jokers = JOKER_POINTS * jokersAmong(faces);
  const doesLoserPay = options.jokerLeft === 'loser-pays';
  const won = printedOn(faces) + (doesLoserPay ? 0 : jokers);
  const lost = doesLoserPay && jokers > 0 ? -jokers : 0;
  return { rule: 'RX-18', winner, left, points: left.map((_, seat) => (seat === winner ? won : lost)) };
}

/** RX-19, RX-A13: the lower total wins the difference; nobody wins at equal totals. */
function scoreBlocked(left: readonly Face[][]): RoundScore {
  const totals = left.map(totalOf);
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
  const winner = lowest === highest ? null : (totals.indexOf(lowest) as Seat);
  return { rule: 'RX-19', winner, left, points: totals.map((_, seat) => (seat === winner ? highest - lowest : 0)) };
}

export function totalsOf({ hands, sheets }: DiceState): number[] {
  return hands.map((_, seat) => sheets.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
}

/** RX-21, RX-A16 */
export function resultOfDice(state: DiceState): Result<DiceTypes> | null {
  if (state.phase !== 'over') return null;
  const totals = totalsOf(state);
  return { rule: 'RX-21', ranks: rankBy(totals, 'highest'), scores: totals };
}

/** RX-20 */
export function roundsOfDice({ sheets }: DiceState): Rounds {
  return sheets.map(({ points }) => points);
}
