import type { DatabaseSync } from 'node:sqlite';
import type { TableDoc, ViewerSights, WriteOutcome } from '@tablee/host';
import { dayRecords } from './day-records.ts';
import { forgettingRecords } from './forgetting-records.ts';
import { guestRecords } from './guest-records.ts';
import { listRecords } from './list-records.ts';
import { logRecords } from './log-records.ts';
import { reportRecords } from './report-records.ts';
import type { Guest, KnownGuest, NewReport } from './server-store.ts';
import { sightRecords } from './sight-records.ts';
import { tableRecords } from './table-records.ts';

interface EntryText {
  readonly seq: number;
  /** As JSON. */
  readonly text: string;
}

/** A stored table without its entries, as JSON: text is cheapest to pass between threads. */
interface TableTexts {
  readonly doc: string;
  readonly snapshot: string | null;
}

/** Operations of the writer, one at a time, each in a transaction that its caller commits. */
export interface Records {
  saveTable(doc: TableDoc): WriteOutcome;
  savePair(doc: TableDoc, made: TableDoc): WriteOutcome;
  append(table: string, entries: readonly EntryText[]): WriteOutcome;
  saveSnapshot(table: string, seq: number, snapshot: string): void;
  saveSights(table: string, sights: readonly ViewerSights[]): void;
  saveGuest(guest: Guest): void;
  renewGuest(guest: Guest): boolean;
  forgetGuest(guest: string): void;
  countDay(day: number): void;
  forgetUnseen(days: number, limit: number): string[];
  blankGuest(guest: string, limit: number): string[];
  saveReport(report: NewReport): void;
  load(table: string): TableTexts | null;
  /**
   * At most `limit` entries after number `after`, as one JSON list. Bounded, since a long log read at once would hold
   * up all other tables.
   */
  loadEntries(table: string, after: number, limit: number): string;
  loadSights(table: string, viewer: string): string | null;
  loadGuest(id: string): KnownGuest | null;
  listWaiting(limit: number): string[];
  findWaiting(code: string): string | null;
  codeOf(table: string): string | null;
  unlistedOf(tables: readonly string[]): string[];
  tablesOf(guest: string, limit: number): string[];
  seatsOf(guest: string, after: string, limit: number): string[];
  guestsToForget(): string[];
  /** True if a day was ever counted or a guest kept. */
  isUsed(): boolean;
  /** Days on which the server has been up. */
  daysUp(): number;
}

export function openRecords(database: DatabaseSync): Records {
  const tables = tableRecords(database);
  return {
    ...tables,
    ...listRecords(database),
    ...dayRecords(database),
    ...forgettingRecords(database, tables.saveTable),
    ...logRecords(database),
    ...sightRecords(database),
    ...guestRecords(database),
    ...reportRecords(database),
  };
}
