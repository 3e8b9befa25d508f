import type { Slices, Speech, TableDoc, TableStore } from '@tablee/host';
import type { StoreFailed } from './problems.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

export interface KnownGuest extends Guest {
  /** Marked as idle: forgotten soon, unless the guest returns. */
  readonly isIdle: boolean;
}

/** A report about another guest, for the operator. */
export interface NewReport {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly table: string;
  readonly why: string;
  /** Ids of guests. */
  readonly reporter: string;
  readonly reported: string;
  /** Number of the line in the talk; null if the report is about the person. */
  readonly about: number | null;
  readonly lines: Speech['lines'];
}

/** A report as the operator reads it, with names, which are empty once the guest is forgotten. */
export interface KeptReport extends NewReport {
  readonly id: number;
  readonly game: string;
}

/** Storage of the server. Requests run in the order of asking, and writes are answered once they are durable. */
export interface ServerStore extends TableStore {
  saveGuest(guest: Guest): Promise<void>;
  /** False if the guest was forgotten meanwhile; nothing is stored then. */
  renewGuest(guest: Guest): Promise<boolean>;
  loadGuest(id: string): Promise<KnownGuest | null>;
  /** Invalidates the guest's id; documents still name the guest until `blankGuest`. */
  forgetGuest(id: string): Promise<void>;
  /** Records that the server is up on this day, in days since 1970. */
  countDay(day: number): Promise<void>;
  /**
   * Forgets up to `limit` guests not seen for `days` days of uptime, and returns them. Guests are marked as idle first
   * and forgotten on a later day, unless they sit in a running match.
   */
  forgetUnseen(days: number, limit: number): Promise<string[]>;
  /**
   * Continues `forgetGuest`: removes the guest from up to `limit` documents and returns their tables. Fewer than
   * `limit` means that it is complete.
   */
  blankGuest(id: string, limit: number): Promise<string[]>;
  /** False only for a data folder that was never used. */
  isUsed(): Promise<boolean>;
  /** Days on which the server has been up. */
  daysUp(): Promise<number>;
  /** Guests whose removal is not complete. */
  guestsToForget(): Promise<string[]>;
  /** Listed tables at which somebody waits for players, newest first. */
  listWaiting(limit: number): Promise<TableDoc[]>;
  /** The waiting table with this code. */
  findWaiting(code: string): Promise<string | null>;
  /** Code of a table that waits. No other waiting table has the same one. */
  codeOf(table: string): Promise<string | null>;
  /** Those of these tables that are stored and no longer in `listWaiting`. */
  unlistedOf(tables: readonly string[]): Promise<string[]>;
  /** The guest's tables that are not over, newest first. */
  tablesOf(guest: string, limit: number): Promise<TableDoc[]>;
  /** Ids of the guest's tables that are not over, in ascending order: at most `limit` after `after`. */
  seatsOf(guest: string, after: string, limit: number): Promise<string[]>;
  /** The frames given to `saveSights` for this viewer, all parts in one list, as JSON. */
  loadSights(table: string, viewer: string): Promise<string | null>;
  saveReport(report: NewReport): Promise<void>;
  stats(): StoreStats;
  /** Answers all pending requests, then stops. */
  close(): Promise<void>;
}

export interface StoreStats {
  /** Requests not answered yet. */
  readonly pending: number;
  readonly commits: number;
  /** Writes in those commits. */
  readonly requests: number;
  /** Entries in those commits. */
  readonly entries: number;
  /** Reason why nothing more can be written; null while the store is healthy. */
  readonly failure: string | null;
}

export interface CommitFigures {
  readonly requests: number;
  readonly entries: number;
  readonly ms: number;
}

export interface StoreOptions {
  /** Minimum interval between commits in milliseconds, so that writes share them; default 4. */
  readonly windowMs?: number;
  /** For reading long logs in slices; without it they are read in one go. */
  readonly slices?: Slices;
  readonly onCommit?: (figures: CommitFigures) => void;
  /** Called once. All later requests are rejected: the folder has to be opened again. */
  readonly onFailure?: (failure: StoreFailed) => void;
}
