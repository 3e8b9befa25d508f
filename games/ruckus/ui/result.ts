import { type Result, rankBy } from '@tablee/kernel';
import type { RuckusTypes, RuckusView } from '../rules/types.ts';

/** RK-20: how the match ended, from what everybody sees. */
export function resultFrom({ phase, totals }: RuckusView): Result<RuckusTypes> | null {
  return phase === 'over' ? { rule: 'RK-20', ranks: rankBy(totals, 'highest'), scores: totals } : null;
}

/** What each seat won in each round, for the paper at the end. */
export function roundsFrom({ sheets }: RuckusView): readonly (readonly number[])[] {
  return sheets.map((sheet) => sheet.map(({ points }) => points));
}
