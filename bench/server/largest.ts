import type { TrialResult } from './trial.ts';

export interface Found {
  readonly tables: number;
  readonly result: TrialResult;
}

const CLOSE_ENOUGH = 1.1;

/**
 * The largest number of tables that is still carried: doubles until one is too many, then halves the way between. A
 * number that failed is tried once more, since a busy machine spoils a trial but never improves one.
 */
export async function largestCarried(
  first: number,
  attempt: (tables: number) => Promise<TrialResult>,
  isCarried: (result: TrialResult) => boolean,
): Promise<Found | null> {
  const carry = async (tables: number): Promise<Found | null> => {
    for (let tries = 0; tries < 2; tries += 1) {
      const result = await attempt(tables);
      if (isCarried(result)) return { tables, result };
    }
    return null;
  };
  let best: Found | null = null;
  let tooMany: number | null = null;
  let next = first;
  while (next > 0 && (best === null || tooMany === null || tooMany / best.tables > CLOSE_ENOUGH)) {
    const found = await carry(next);
    if (found === null) tooMany = next;
    else best = found;
    if (tooMany === null) next *= 2;
    else next = Math.floor(((best?.tables ?? 0) + tooMany) / 2);
    if (next === best?.tables) break;
  }
  return best;
}
