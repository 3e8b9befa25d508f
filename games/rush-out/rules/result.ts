import type { Result, Rounds, Seat } from '@tablee/kernel';
import { campOf } from './camps.ts';
import type { Camp, RoundWin, RushTable, RushTypes } from './types.ts';

/** RO-4: heroes win and lose together. Both camps win if the match is ended while the cups are even (RO-A94). */
export function resultOfRush(table: RushTable): Result<RushTypes> | null {
  const { win } = table;
  if (win === null) return null;
  const camps = campsOf(table);
  const won = wonRounds(table);
  return {
    rule: win.rule,
    ranks: camps.map((camp) => (win.camp === null || win.camp === camp ? 1 : 2)),
    scores: camps.map((camp) => won.filter((round) => round.camp === camp).length),
  };
}

/** One cup for each seat of the camp that won the round (RO-39). */
export function roundsOfRush(table: RushTable): Rounds {
  const camps = campsOf(table);
  return (table.rounds?.won ?? []).map((round) => camps.map((camp) => (camp === round.camp ? 1 : 0)));
}

function campsOf(table: RushTable): Camp[] {
  return table.seatOptions.map((_, seat) => campOf(table, seat as Seat));
}

/** A training is won by one round. */
function wonRounds({ rounds, win }: RushTable): readonly Pick<RoundWin, 'camp'>[] {
  if (rounds !== null) return rounds.won;
  return win === null || win.camp === null ? [] : [{ camp: win.camp }];
}
