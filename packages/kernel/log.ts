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
  /** Id given by the sender, to recognise a retry; null for commands of bots and of the host. */
  readonly id: string | null;
  /** Transport data such as arrival and hold time. Never read by rules. */
  readonly meta?: Json;
}

/** Stamped with its due time, not with the time a timer fired. */
export interface WakeEntry extends Stamped {
  readonly kind: 'wake';
}

export interface UndoEntry extends Stamped {
  readonly kind: 'undo';
  readonly seat: Seat;
  /** `seq` of the command that is taken back. */
  readonly undoes: number;
}

/** 'bot': takes the seat for good. 'stand-in': plays until the person is back. */
export type TableNote =
  | { readonly what: 'bot' | 'stand-in'; readonly seat: Seat; readonly who: string }
  /** A person took the seat of a bot. No name: the log outlives a guest who asks to be forgotten. */
  | { readonly what: 'seated'; readonly seat: Seat }
  | { readonly what: 'away'; readonly seat: Seat }
  /** `played`: a stand-in has made moves in the meantime. */
  | { readonly what: 'back'; readonly seat: Seat; readonly played?: true }
  /** Ready for the wake that is due at that time, or done with reading the rules. */
  | { readonly what: 'ready'; readonly seat: Seat; readonly for: Millis | 'rules' }
  /** `seat` asked for it; absent if it was automatic. */
  | { readonly what: 'pause' | 'resume'; readonly seat?: Seat };

/** A note about something around the match. Does not change the state. */
export interface TableEntry extends Stamped {
  readonly kind: 'table';
  readonly note: TableNote;
}

/** Setup is step 0; entries count from 1 without gaps. */
export type Entry<G extends GameTypes> = CommandEntry<G> | WakeEntry | UndoEntry | TableEntry;

export const LOG_FORMAT = 1;

/** First line of a stored match. */
export interface LogHeader {
  readonly tablee: typeof LOG_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly table: TableSetup<GameTypes>;
  readonly players: readonly string[];
  readonly commitment: string;
}

/** Last line of a stored match. */
export interface LogEnd {
  readonly seed: SeedParts;
  readonly result: Result<GameTypes> | null;
  /** Null if the log was read by newer rules, whose states have another shape. */
  readonly stateHash: string | null;
}

/** A whole match, stored as one JSON value per line: header, entries, end. */
export interface StoredMatch {
  readonly header: LogHeader;
  readonly entries: readonly Entry<GameTypes>[];
  readonly end: LogEnd;
}
