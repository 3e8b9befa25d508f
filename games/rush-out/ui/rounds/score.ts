import type { Camp, RushView } from '../../rules/types.ts';

type WithRounds = Pick<RushView, 'rounds'>;

export function cupsOf({ rounds }: WithRounds, camp: Camp): number {
  return (rounds?.won ?? []).filter((round) => round.camp === camp).length;
}

/** Null if the cups are even. */
export function leaderOf(view: WithRounds): Camp | null {
  const lead = cupsOf(view, 'heroes') - cupsOf(view, 'sorcerer');
  if (lead === 0) return null;
  return lead > 0 ? 'heroes' : 'sorcerer';
}

/** 'next' and 'maybe': rounds to come; 'decider': the third after one cup each. */
export type ShelfPlace = Camp | 'next' | 'maybe' | 'decider';

const ROUNDS = [1, 2, 3] as const;

/** RO-39: who won each of the three rounds. */
export function shelfOf(view: WithRounds): readonly { readonly round: number; readonly place: ShelfPlace }[] {
  return ROUNDS.map((round) => ({ round, place: placeOf(view, round) }));
}

function placeOf(view: WithRounds, round: number): ShelfPlace {
  const won = view.rounds?.won[round - 1];
  if (won !== undefined) return won.camp;
  if (round < ROUNDS.length) return 'next';
  return leaderOf(view) === null ? 'decider' : 'maybe';
}
