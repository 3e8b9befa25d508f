import type { Seat } from '@tablee/kernel';
import type { RummuTable } from './types.ts';

/** Whether a round is being played: it is neither counted nor the last one over. */
export function isRoundOn({ phase }: Pick<RummuTable, 'phase'>): boolean {
  return phase !== 'sheet' && phase !== 'over';
}

/** Whether the table waits for this seat (RM-4). */
export function isToAct(table: Pick<RummuTable, 'phase' | 'turn'>, seat: Seat): boolean {
  return table.turn === seat && isRoundOn(table);
}
