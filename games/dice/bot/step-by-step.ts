import type { Rng } from '@tablee/kernel';
import { faultOf } from '../rules/grid.ts';
import { additionsTo, tableOf } from '../rules/search/additions.ts';
import { countOf, firstBits, isAtMostOne } from '../rules/search/bits.ts';
import { ownSets } from '../rules/search/find-placement.ts';
import { Puzzle } from '../rules/search/puzzle.ts';
import { settle } from '../rules/search/settle.ts';
import type { Placed, ShownDie } from '../rules/types.ts';

/** Limits of what a player notices who lays step by step and moves no dice. */
export interface NoticeLimits {
  /** True if lines that cross another one in a single die are noticed. */
  readonly crossings: boolean;
  /** Percentage of possible lays that are noticed. */
  readonly notices: number;
}

/** Lays the largest noticed group of dice repeatedly, until none is left. */
export function layStepByStep(
  table: readonly Placed[],
  own: readonly ShownDie[],
  limits: NoticeLimits,
  rng: Rng,
): readonly Placed[] {
  let [laid, left] = [table, own];
  for (;;) {
    const next = bestStep(laid, left, limits, rng);
    if (next === null) return laid;
    laid = next;
    left = left.filter(({ die }) => !next.some((placed) => placed.die === die));
  }
}

function bestStep(
  table: readonly Placed[],
  own: readonly ShownDie[],
  limits: NoticeLimits,
  rng: Rng,
): readonly Placed[] | null {
  let best: readonly Placed[] | null = null;
  const isBetter = (count: number): boolean =>
    table.length + count > (best?.length ?? table.length) &&
    (limits.notices === 100 || rng.below(100) < limits.notices);
  for (const set of ownSets(own)) if (isBetter(set.length)) best = [...table, ...settle(table, set, new Map())];
  const puzzle = new Puzzle([...table, ...own]);
  const lying = [...table, ...own.map(() => null)];
  const may = firstBits(own.length) << table.length;
  for (const { lying: next, added, beside } of additionsTo(puzzle, lying, may)) {
    if ((!limits.crossings && isAtMostOne(beside)) || !isBetter(countOf(added))) continue;
    const laid = tableOf(puzzle, next);
    if (faultOf(laid) === null) best = laid;
  }
  return best;
}
