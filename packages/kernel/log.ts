import type { Millis, Seat } from './brands.ts';
import type { GameTypes } from './game.ts';
import type { Json } from './json.ts';

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
}

export type TableNote =
  | { readonly what: 'seated' | 'bot'; readonly seat: Seat; readonly who: string }
  | { readonly what: 'away' | 'back'; readonly seat: Seat }
  | { readonly what: 'pause' | 'resume' };

/** What happens around the match: it changes nothing in the game's state. */
export interface TableEntry extends Stamped {
  readonly kind: 'table';
  readonly note: TableNote;
}

/** One line of the truth. Setup is step 0; entries count from 1 without a gap. */
export type Entry<G extends GameTypes> = CommandEntry<G> | WakeEntry | UndoEntry | TableEntry;
