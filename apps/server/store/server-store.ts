import type { Slices, Speech, TableDoc, TableStore } from '@tablee/host';
import type { StoreFailed } from './problems.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

/** A guest as the store knows them. */
export interface KnownGuest extends Guest {
  /** Found to be gone for long: forgotten soon, unless they come. */
  readonly isIdle: boolean;
}

/** What one guest tells the operator about another. */
export interface NewReport {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly table: string;
  readonly why: string;
  /** Guests, by their ids. */
  readonly reporter: string;
  readonly reported: string;
  /** The number of what was said; null where the report is about somebody and not about a word. */
  readonly about: number | null;
  readonly lines: Speech['lines'];
}

/** A report as the operator reads it: people by their names, which are empty once they are forgotten. */
export interface KeptReport extends NewReport {
  readonly id: number;
  readonly game: string;
}

/** All that the server keeps. Whatever it is asked, in the order asked, is answered when it is durable. */
export interface ServerStore extends TableStore {
  saveGuest(guest: Guest): Promise<void>;
  /** False where the guest was forgotten meanwhile, and stays so. */
  renewGuest(guest: Guest): Promise<boolean>;
  loadGuest(id: string): Promise<KnownGuest | null>;
  /** The guest is nobody from now on; what documents say of them is still there until `blankGuest`. */
  forgetGuest(id: string): Promise<void>;
  /** The server is up on this day, in days since 1970. */
  countDay(day: number): Promise<void>;
  /**
   * The same for some of those who were not seen on so many days on which the server was up; the answer is who. They are
   * marked first, and forgotten on a later day, unless they sit at a match that runs.
   */
  forgetUnseen(days: number, limit: number): Promise<string[]>;
  /**
   * Goes on with what `forgetGuest` began: gives up to `limit` documents that name the guest a new revision. The answer
   * is their tables; fewer than the limit means that it is done.
   */
  blankGuest(id: string, limit: number): Promise<string[]>;
  /** Whether anybody was ever here. */
  isUsed(): Promise<boolean>;
  /** On how many days the server has been up. */
  daysUp(): Promise<number>;
  /** Whose forgetting was begun and not ended. */
  guestsToForget(): Promise<string[]>;
  /** Listed tables at which somebody waits for players, the newest first. */
  listWaiting(limit: number): Promise<TableDoc[]>;
  /** The table that waits under this code. */
  findWaiting(code: string): Promise<string | null>;
  /** The code of a table that waits, which no other has meanwhile. */
  codeOf(table: string): Promise<string | null>;
  /** Those of these tables that are not in the list of `listWaiting` any more. */
  unlistedOf(tables: readonly string[]): Promise<string[]>;
  /** Tables that are not over and at which the guest sits, the newest first. */
  tablesOf(guest: string, limit: number): Promise<TableDoc[]>;
  /** The ids of those tables, in their order: at most `limit` after the one that is named. */
  seatsOf(guest: string, after: string, limit: number): Promise<string[]>;
  /** What `saveSights` was given for this viewer, all parts in one list of frames, as JSON. */
  loadSights(table: string, viewer: string): Promise<string | null>;
  saveReport(report: NewReport): Promise<void>;
  stats(): StoreStats;
  /** Answers everything that was asked, then stops. */
  close(): Promise<void>;
}

export interface StoreStats {
  /** Asked and not yet answered. */
  readonly pending: number;
  readonly commits: number;
  /** Writes in those commits. */
  readonly requests: number;
  /** Entries in those commits. */
  readonly entries: number;
  /** Why nothing is written any more; null while all is well. */
  readonly failure: string | null;
}

export interface CommitFigures {
  readonly requests: number;
  readonly entries: number;
  readonly ms: number;
}

export interface StoreOptions {
  /** Commits begin at least so many milliseconds apart, so that writes share them; 2 if not said. */
  readonly windowMs?: number;
  /** In which a long log is read; at once if not said. */
  readonly slices?: Slices;
  readonly onCommit?: (figures: CommitFigures) => void;
  /** Called once. Whatever is asked afterwards is rejected: only opening the folder again helps. */
  readonly onFailure?: (failure: StoreFailed) => void;
}
