import { defaultOptions, type GameTypes, type TableSetup } from '@tablee/kernel';
import { HOUSE, type HouseRules } from '@tablee/protocol';

export interface Person {
  readonly kind: 'person';
  /** The guest's id: it never leaves the host. Empty, like the name and the avatar, once they are forgotten. */
  readonly guest: string;
  readonly name: string;
  readonly avatar: string;
  /** What this person's client adds to the seed; empty until it has spoken. */
  readonly nonce: string;
  readonly seatOptions?: SeatOptions;
  readonly heldRoleAt?: number;
  /** The games that are new to this person: a match of one begins when they have read its rules. */
  readonly learning?: readonly string[];
}

/** What was chosen for a player, by the names of the game's `seatOptions`; it moves along to another seat. */
export type SeatOptions = Readonly<Record<string, unknown>>;

export interface BotSitter {
  readonly kind: 'bot';
  readonly level: string;
  /** It took over from a person during the match: what is chosen for it, they chose for themselves. */
  readonly standsIn?: true;
  readonly name: string;
  readonly avatar: string;
  readonly seatOptions?: SeatOptions;
  /** In which match of the evening, counted from 0, this player last had the role that rotates; absent for never. */
  readonly heldRoleAt?: number;
}

export type Sitter = Person | BotSitter | { readonly kind: 'open' };

/** All of a table that is not in its log. Every change is a new revision. */
export interface TableDoc {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  readonly version: number;
  /** Arranged from the start of the match on; before, its `seatOptions` mean nothing: those of the sitters count. */
  readonly setup: TableSetup<GameTypes>;
  readonly house: HouseRules;
  /** Whether it stands in the list of open tables, or is reached by its link only. */
  readonly listed: boolean;
  /** It stood in that list before it was closed: strangers may have its link. */
  readonly wasListed?: true;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly Sitter[];
  /** The guest who may change it: its maker, or the one who took over from them. Empty once that guest is forgotten and nobody took over. */
  readonly maker: string;
  /** Guests who were sent away, and may not sit down again. */
  readonly barred: readonly string[];
  /** 32 bytes in hex: the host's part of the seed, shown when the match is over. */
  readonly secret: string;
  /** What each person's client added, in the order of seats, when the match began: it stays here when that person leaves. */
  readonly nonces: readonly string[] | null;
  /** The table at which the same people play again. */
  readonly next: string | null;
  /** Milliseconds since 1970, for lists and for forgetting; no rule reads it. */
  readonly madeAt: number;
}

/** A document as it was kept: what an earlier server did not know of yet is as it was then. */
export function readDoc(text: string): TableDoc {
  const doc = JSON.parse(text) as TableDoc;
  return {
    ...doc,
    house: { ...defaultOptions(HOUSE), ...doc.house },
    barred: doc.barred ?? [],
  };
}
