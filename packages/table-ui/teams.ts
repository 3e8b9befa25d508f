/** The seats that win together, everybody in one of them; null where everybody plays alone. */
export type Teams = readonly (readonly number[])[] | null;

interface Team {
  /** Counted from 1. */
  readonly n: number;
  readonly seats: readonly number[];
}

/** The team of a seat that has partners; null for one that plays alone. */
export function teamOf(teams: Teams, seat: number): Team | null {
  const index = teams?.findIndex((seats) => seats.includes(seat)) ?? -1;
  const seats = teams?.[index] ?? [];
  return seats.length < 2 ? null : { n: index + 1, seats };
}

/** Whether two seats win together and are not one and the same. */
export function arePartners(teams: Teams, seat: number, other: number): boolean {
  return seat !== other && (teamOf(teams, seat)?.seats.includes(other) ?? false);
}
