import { isRecord, type TableNote } from '@tablee/kernel';
import type { Frame, TableInfo } from '@tablee/protocol';

/** A note of the log (away, pause, undo …) or a time-out, announced once. */
export interface LogNote {
  readonly seq: number;
  readonly what: TableNote['what'] | 'time-out';
  /** Null if no seat caused it. */
  readonly seat: number | null;
  /** Name of the player in the seat. */
  readonly name: string;
  /** On return: a bot has made moves for the player. */
  readonly hasPlayed: boolean;
}

const MAX_NOTES = 8;

/** The newest is last; the oldest are dropped. */
export function withNoted(noted: readonly LogNote[], frame: Frame, table: TableInfo | null): readonly LogNote[] {
  const newest = notedIn(frame, table);
  return newest === null ? noted : [...noted, newest].slice(-MAX_NOTES);
}

function notedIn({ seq, note, timeOut }: Frame, table: TableInfo | null): LogNote | null {
  if (timeOut !== undefined)
    return { seq, what: 'time-out', seat: timeOut, name: nameIn(table, timeOut), hasPlayed: false };
  if (!isRecord(note) || typeof note['what'] !== 'string') return null;
  const seat = typeof note['seat'] === 'number' ? note['seat'] : null;
  const what = note['what'] as TableNote['what'];
  return { seq, what, seat, name: nameIn(table, seat), hasPlayed: note['played'] === true };
}

function nameIn(table: TableInfo | null, seat: number | null): string {
  const info = seat === null ? undefined : table?.seats[seat];
  return info === undefined || info.kind === 'open' ? '' : info.name;
}
