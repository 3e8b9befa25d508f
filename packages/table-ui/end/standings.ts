export interface Standing {
  readonly seat: number;
  readonly rank: number;
  readonly score: number;
}

const STEPS = 3;

export function standingsOf(result: {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
}): Standing[] {
  return result.ranks
    .map((rank, seat) => ({ seat, rank, score: result.scores[seat] as number }))
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** As a podium stands: the second at the left of the first, the third at the right, the others beside it. */
export function asPodium(standings: readonly Standing[]): Standing[] {
  const [first, second, ...rest] = standings;
  return [second, first, ...rest].filter((standing) => standing !== undefined);
}

/** Whoever is fourth or later stands on the felt. */
export function hasStep({ rank }: Standing): boolean {
  return rank <= STEPS;
}
