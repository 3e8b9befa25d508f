import { type Result, rankBy } from '@tablee/kernel';
import type { TilesTypes, TilesView } from '../rules/types.ts';

/** DR-4, DR-12: how the match ended, from what everybody sees. */
export function resultFrom(view: TilesView): Result<TilesTypes> | null {
  if (view.phase !== 'over') return null;
  if (view.mode === 'junior') {
    const scores = view.kept.map((kept) => kept.length);
    return { rule: 'DR-4', ranks: rankBy(scores, 'highest'), scores };
  }
  return { rule: view.racks.includes(0) ? 'DR-12' : 'DR-A11', ranks: rankBy(view.racks, 'lowest'), scores: view.racks };
}
