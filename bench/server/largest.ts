import type { TrialResult } from './trial.ts';

export interface Largest {
  readonly tables: number;
  readonly result: TrialResult;
}

const MAX_RATIO = 1.1;
/** A busy machine spoils a trial, but never improves one. */
const MAX_TRIES = 3;

/**
 * Searches for the largest number of tables that is still carried: doubles until one is too many, then bisects. Yields
 * the number to try, is sent the result, and returns the largest; two searches can therefore alternate, so that other
 * load falls on both.
 */
export function* searchLargest(
  first: number,
  isCarried: (result: TrialResult) => boolean,
): Generator<number, Largest | null, TrialResult> {
  let best = null as Largest | null;
  let tooMany: number | null = null;
  let next = first;
  while (next > 0 && next !== best?.tables) {
    const found: Largest | null = yield* tryOften(next, isCarried);
    if (found === null) tooMany = next;
    else best = found;
    if (best !== null && tooMany !== null && tooMany / best.tables <= MAX_RATIO) break;
    next = tooMany === null ? next * 2 : Math.floor(((best?.tables ?? 0) + tooMany) / 2);
  }
  return best;
}

function* tryOften(
  tables: number,
  isCarried: (result: TrialResult) => boolean,
): Generator<number, Largest | null, TrialResult> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const result = yield tables;
    if (isCarried(result)) return { tables, result };
  }
  return null;
}

type LargestSearch = ReturnType<typeof searchLargest>;

/** Runs one trial of each search in turn until all have ended. */
export async function searchInTurn<Kind extends string>(
  searches: Readonly<Record<Kind, LargestSearch>>,
  attempt: (kind: Kind, tables: number) => Promise<TrialResult>,
): Promise<Record<Kind, Largest | null>> {
  const found: Partial<Record<Kind, Largest | null>> = {};
  const asked = new Map((Object.keys(searches) as Kind[]).map((kind) => [kind, searches[kind].next()]));
  while (asked.size > 0) {
    for (const [kind, question] of asked) {
      if (question.done === true) {
        found[kind] = question.value;
        asked.delete(kind);
      } else asked.set(kind, searches[kind].next(await attempt(kind, question.value)));
    }
  }
  return found as Record<Kind, Largest | null>;
}
