/** A small honour at the end of a match: what somebody did best, as `title` in a word or two and the rest of the sentence. */
export interface Honour {
  readonly seat: number;
  readonly title: string;
  readonly words: string;
}

const MOST = 3;

/** Three at most, for as many players as possible: the first of each player, then the others in their order. */
export function chooseHonours(candidates: readonly (Honour | null)[]): readonly Honour[] {
  const won = candidates.filter((honour) => honour !== null);
  const isFirst = (honour: Honour): boolean => won.find(({ seat }) => seat === honour.seat) === honour;
  return [...won.filter(isFirst), ...won.filter((honour) => !isFirst(honour))].slice(0, MOST);
}

/** The seat that alone has the most; null where nobody has any, or several have as many. */
export function leaderOf(counts: readonly number[]): { readonly seat: number; readonly count: number } | null {
  const count = Math.max(0, ...counts);
  const seat = counts.indexOf(count);
  return count === 0 || counts.lastIndexOf(count) !== seat ? null : { seat, count };
}
