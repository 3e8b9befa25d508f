import type { GameTypes, TableSetup } from '@tablee/kernel';

export interface Person {
  readonly kind: 'person';
  /** The guest's id: it never leaves the host. Empty, like the name and the avatar, once they are forgotten. */
  readonly guest: string;
  readonly name: string;
  readonly avatar: string;
  /** What this person's client adds to the seed; empty until it has spoken. */
  readonly nonce: string;
}

export interface BotSitter {
  readonly kind: 'bot';
  readonly level: string;
  readonly name: string;
  readonly avatar: string;
}

export type Sitter = Person | BotSitter | { readonly kind: 'open' };

/** All of a table that is not in its log. Every change is a new revision. */
export interface TableDoc {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  readonly version: number;
  readonly setup: TableSetup<GameTypes>;
  /** Whether it stands in the list of open tables, or is reached by its link only. */
  readonly listed: boolean;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly Sitter[];
  /** The guest who made it; empty once they are forgotten. */
  readonly maker: string;
  /** 32 bytes in hex: the host's part of the seed, shown when the match is over. */
  readonly secret: string;
  /** What each person's client added, in the order of seats, when the match began: whoever leaves later leaves it here. */
  readonly nonces: readonly string[] | null;
  /** The table at which the same people play again. */
  readonly next: string | null;
  /** Milliseconds since 1970, for lists and for forgetting; no rule reads it. */
  readonly madeAt: number;
  /** Whether races are evened out between near and far; so they are where nothing was said. */
  readonly fair?: boolean;
}

export function isFair({ fair }: TableDoc): boolean {
  return fair !== false;
}
