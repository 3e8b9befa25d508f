import { type Entry, type GameTypes, isRecord, type Seat } from '@tablee/kernel';

/** How the entry of a command says that the host played it for a seat without time. */
export const TIME_OUT = { timeOut: true } as const;

/** The seat for which it was played. */
export function timedOutBy(entry: Entry<GameTypes> | null): Seat | null {
  if (entry?.kind !== 'command' || !isRecord(entry.meta)) return null;
  return entry.meta['timeOut'] === true ? entry.seat : null;
}
