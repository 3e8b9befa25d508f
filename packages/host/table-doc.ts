import type { GameTypes, TableSetup } from '@tablee/kernel';

/** Who sits in a seat. A person is known by the guest's id, which never leaves the host. */
export type Sitter =
  | {
      readonly kind: 'person';
      readonly guest: string;
      readonly name: string;
      readonly avatar: string;
      readonly nonce: string;
    }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string; readonly avatar: string }
  | { readonly kind: 'open' };

/** All of a table that is not in its log. Every change is a new revision. */
export interface TableDoc {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  readonly version: number;
  readonly setup: TableSetup<GameTypes>;
  readonly listed: boolean;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly Sitter[];
  /** The guest who made it. */
  readonly maker: string;
  /** 32 bytes in hex: half of the seed, kept by the host until the end. */
  readonly secret: string;
  readonly next: string | null;
  /** Milliseconds since 1970, for lists and for forgetting; no rule reads it. */
  readonly madeAt: number;
}
