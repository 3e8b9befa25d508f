/** A small honour at the end of a match: `title` in a word or two, and the rest of the sentence. */
export interface Honour {
  readonly seat: number;
  readonly title: string;
  readonly words: string;
}

const MAX_HONOURS = 3;

/** At most three, for as many players as possible: each player's first, then others in order. */
export function chooseHonours(candidates: readonly (Honour | null)[]): readonly Honour[] {
  const won = candidates.filter((honour) => honour !== null);
  const isFirst = (honour: Honour): boolean => won.find(({ seat }) => seat === honour.seat) === honour;
  return [...won.filter(isFirst), ...won.filter((honour) => !isFirst(honour))].slice(0, MAX_HONOURS);
}

/** The seat with the highest number; null for a tie or if all are 0. */
export function leaderOf(counts: readonly number[]): { readonly seat: number; readonly count: number } | null {
  const count = Math.max(0, ...counts);
  const seat = counts.indexOf(count);
  return count === 0 || counts.lastIndexOf(count) !== seat ? null : { seat, count };
}
