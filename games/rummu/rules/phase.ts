import type { Seat } from '@tablee/kernel';
import type { RummuTable } from './types.ts';

/** True while a round is played, false once it is counted. */
export function isRoundOn({ phase }: Pick<RummuTable, 'phase'>): boolean {
  return phase !== 'sheet' && phase !== 'over';
}

/** RM-4: true if the table waits for this seat. */
export function isToAct(table: Pick<RummuTable, 'phase' | 'turn'>, seat: Seat): boolean {
  return table.turn === seat && isRoundOn(table);
}
