import type { AnyGame } from '@tablee/kernel';
import type { AnySay } from '@tablee/words';

/** The seats that win together, everybody in one of them; null where everybody plays alone. */
export type Teams = readonly (readonly number[])[] | null;

/** What a game calls one of its teams, and what it says when that team wins. */
export interface TeamWords {
  readonly name: string;
  readonly win: string;
}

/** In the order of the teams; empty where the game only counts them. */
export function teamWordsOf(definition: AnyGame, options: object, say: AnySay): TeamWords[] {
  const names = definition.teamNames?.(options) ?? [];
  return names.map((name) => ({ name: say(`team.${name}`), win: say(`team.${name}.win`) }));
}

interface Team {
  /** Counted from 1. */
  readonly n: number;
  readonly seats: readonly number[];
  /** Null where the game only counts its teams. */
  readonly name: string | null;
}

/** The team of a seat; null for one that plays alone and has no name for it. */
export function teamOf(teams: Teams, words: readonly TeamWords[], seat: number): Team | null {
  const index = teams?.findIndex((seats) => seats.includes(seat)) ?? -1;
  const seats = teams?.[index];
  if (seats === undefined) return null;
  const name = words[index]?.name ?? null;
  return seats.length < 2 && name === null ? null : { n: index + 1, seats, name };
}

/** Whether two seats win together and are not one and the same. */
export function arePartners(teams: Teams, seat: number, other: number): boolean {
  return seat !== other && (teams?.some((seats) => seats.includes(seat) && seats.includes(other)) ?? false);
}
