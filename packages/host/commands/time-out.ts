import { type Entry, type GameTypes, isRecord, type Seat } from '@tablee/kernel';

/** `meta` of an entry that the host played for a seat whose time was out. */
export const TIME_OUT = { timeOut: true } as const;

export function timedOutBy(entry: Entry<GameTypes> | null): Seat | null {
  if (entry?.kind !== 'command' || !isRecord(entry.meta)) return null;
  return entry.meta['timeOut'] === true ? entry.seat : null;
}
