import type { Teams, TeamWords } from '../teams.ts';

/** A seat or a team: partners share rank and score. */
export interface Standing {
  readonly seats: readonly [number, ...number[]];
  /** Name of the team, if the game has one. */
  readonly words: TeamWords | null;
  readonly rank: number;
  readonly score: number;
}

const PODIUM_STEPS = 3;

export function standingsOf(
  { ranks, scores }: { readonly ranks: readonly number[]; readonly scores: readonly number[] },
  teams: Teams = null,
  words: readonly TeamWords[] = [],
): Standing[] {
  const standings = (teams ?? ranks.map((_, seat) => [seat]))
    .map((team) => team as Standing['seats'])
    .map((seats, index) => ({
      seats,
      words: words[index] ?? null,
      rank: ranks[seats[0]] as number,
      score: scores[seats[0]] as number,
    }))
    .toSorted((a, b) => a.rank - b.rank || a.seats[0] - b.seats[0]);
  return teams === null ? standings : standings.map((one) => ({ ...one, rank: placeAmong(standings, one) }));
}

/** Ranks by team: the team after two partners is second. */
function placeAmong(standings: readonly Standing[], { rank }: Standing): number {
  return 1 + standings.filter((other) => other.rank < rank).length;
}

/** From left to right: second, first, third, then the others. */
export function asPodium(standings: readonly Standing[]): Standing[] {
  const [first, second, ...rest] = standings;
  return [second, first, ...rest].filter((standing) => standing !== undefined);
}

/** True if another side won. Spectators never lose. */
export function hasLost(standings: readonly Standing[], viewer: number | null): boolean {
  return viewer !== null && !standings.some(({ rank, seats }) => rank === 1 && seats.includes(viewer));
}

/** False for fourth and later places, which stand beside the steps. */
export function hasStep({ rank }: Standing): boolean {
  return rank <= PODIUM_STEPS;
}
