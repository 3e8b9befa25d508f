import type { AnyClientRules } from '@tablee/kernel';
import type { AnySay } from '@tablee/words';

/** Seats by team, each seat in one of them; null in a game without teams. */
export type Teams = readonly (readonly number[])[] | null;

/** Name of a team in the words of its game, and the sentence about its win. */
export interface TeamWords {
  readonly name: string;
  readonly win: string;
}

/** In the order of the teams; empty if the game only numbers them. */
export function teamWordsOf(definition: AnyClientRules, options: object, say: AnySay): TeamWords[] {
  const names = definition.teamNames?.(options) ?? [];
  return names.map((name) => ({ name: say(`team.${name}`), win: say(`team.${name}.win`) }));
}

interface Team {
  /** Counted from 1. */
  readonly n: number;
  readonly seats: readonly number[];
  /** Null if the game only numbers its teams. */
  readonly name: string | null;
}

/** The team of a seat; null for a seat that is alone in a team without a name. */
export function teamOf(teams: Teams, words: readonly TeamWords[], seat: number): Team | null {
  const index = teams?.findIndex((seats) => seats.includes(seat)) ?? -1;
  const seats = teams?.[index];
  if (seats === undefined) return null;
  const name = words[index]?.name ?? null;
  return seats.length < 2 && name === null ? null : { n: index + 1, seats, name };
}

/** True for two different seats of one team. */
export function arePartners(teams: Teams, seat: number, other: number): boolean {
  return seat !== other && (teams?.some((seats) => seats.includes(seat) && seats.includes(other)) ?? false);
}
