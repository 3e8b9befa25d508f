import { defaultOptions, type GameTypes, type TableSetup } from '@tablee/kernel';
import { HOUSE, type HouseRules } from '@tablee/protocol';

export interface Person {
  readonly kind: 'person';
  /** The guest's id, which never leaves the host. Empty once the guest is forgotten. */
  readonly guest: string;
  readonly name: string;
  readonly avatar: string;
  /** Contribution of this person's client to the seed; empty until received. */
  readonly nonce: string;
  readonly seatOptions?: SeatOptions;
  readonly heldRoleAt?: number;
  /** Games new to this person: a match waits until they have read the rules. */
  readonly learning?: readonly string[];
}

/** Values by name of the game's `seatOptions`; they move along with the sitter. */
export type SeatOptions = Readonly<Record<string, unknown>>;

export interface BotSitter {
  readonly kind: 'bot';
  readonly level: string;
  /** The bot took over from a person during the match and keeps that person's choices. */
  readonly standsIn?: true;
  readonly name: string;
  readonly avatar: string;
  readonly seatOptions?: SeatOptions;
  /** Number of the match, from 0, in which this player last had the rotating role; absent for never. */
  readonly heldRoleAt?: number;
}

export type Sitter = Person | BotSitter | { readonly kind: 'open' };

/** Everything about a table that is not in its log. Every change makes a new revision. */
export interface TableDoc {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  readonly version: number;
  /** Before the match its `seatOptions` are unused: those of the sitters count. */
  readonly setup: TableSetup<GameTypes>;
  readonly house: HouseRules;
  /** True if the table is in the public list; else it is reached by its link only. */
  readonly listed: boolean;
  /** True if the table was listed before it was closed: strangers may have its link. */
  readonly wasListed?: true;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly Sitter[];
  /** Guest who may change the table. Empty once that guest is forgotten and nobody took over. */
  readonly maker: string;
  /** Guests who were removed and may not sit down again. */
  readonly barred: readonly string[];
  /** The host's part of the seed, 32 bytes in hex; published when the match is over. */
  readonly secret: string;
  /** The clients' parts of the seed by seat, fixed at the start of the match. */
  readonly nonces: readonly string[] | null;
  /** Id of the table of the rematch. */
  readonly next: string | null;
  /** Milliseconds since 1970, for lists and expiry only. */
  readonly madeAt: number;
}

/** Parses a stored document; fields that an earlier server did not write get their former behaviour. */
export function readDoc(text: string): TableDoc {
  const doc = JSON.parse(text) as TableDoc;
  return {
    ...doc,
    house: { ...defaultOptions(HOUSE), ...doc.house },
    barred: doc.barred ?? [],
  };
}
