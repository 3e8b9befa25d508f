import type { Millis, Seat } from './brands.ts';
import type { GameTypes, Result, TableSetup } from './game.ts';
import type { Json } from './json.ts';
import type { SeedParts } from './seed.ts';

interface Stamped {
  readonly seq: number;
  readonly at: Millis;
}

export interface CommandEntry<G extends GameTypes> extends Stamped {
  readonly kind: 'command';
  readonly seat: Seat;
  readonly command: G['command'];
  /** The sender's own id for it, so that a retry is recognised; null where nobody retries. */
  readonly id: string | null;
  /** How it reached the table (arrival, hold). Rules never read it. */
  readonly meta?: Json;
}

/** Stamped with the time it was due, not with the time a timer fired. */
export interface WakeEntry extends Stamped {
  readonly kind: 'wake';
}

export interface UndoEntry extends Stamped {
  readonly kind: 'undo';
  readonly seat: Seat;
  /** The number of the command that was taken back. */
  readonly undoes: number;
}

/** 'bot': it has the seat for good. 'stand-in': it plays until the person of that seat is back. */
export type TableNote =
  | { readonly what: 'bot' | 'stand-in'; readonly seat: Seat; readonly who: string }
  /** A person took the seat of a bot. Carries no name: a log outlives a guest who asks to be forgotten. */
  | { readonly what: 'seated'; readonly seat: Seat }
  | { readonly what: 'away'; readonly seat: Seat }
  /** `played`: a bot has made moves for them meanwhile. */
  | { readonly what: 'back'; readonly seat: Seat; readonly played?: true }
  /** The seat need not wait for the wake that is due then; or has read the rules. */
  | { readonly what: 'ready'; readonly seat: Seat; readonly for: Millis | 'rules' }
  /** The seat that asked for it; absent where it came by itself. */
  | { readonly what: 'pause' | 'resume'; readonly seat?: Seat };

/** What happens around the match: it changes nothing in the game's state. */
export interface TableEntry extends Stamped {
  readonly kind: 'table';
  readonly note: TableNote;
}

/** One line of the truth. Setup is step 0; entries count from 1 without a gap. */
export type Entry<G extends GameTypes> = CommandEntry<G> | WakeEntry | UndoEntry | TableEntry;

export const LOG_FORMAT = 1;

/** What stands before the entries of a stored match. */
export interface LogHeader {
  readonly tablee: typeof LOG_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly table: TableSetup<GameTypes>;
  readonly players: readonly string[];
  readonly commitment: string;
}

/** What stands after them. */
export interface LogEnd {
  readonly seed: SeedParts;
  readonly result: Result<GameTypes> | null;
  readonly stateHash: string;
}

/** A whole match as a file: one JSON value a line; the first is the header, the last the end. */
export interface StoredMatch {
  readonly header: LogHeader;
  readonly entries: readonly Entry<GameTypes>[];
  readonly end: LogEnd;
}
