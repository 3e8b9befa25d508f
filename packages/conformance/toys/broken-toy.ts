import type { Bots } from '@tablee/bot-kit';
import type { AnyGame } from '@tablee/kernel';
import type { Setting } from '../tables.ts';

/** A toy with one fault, and the only law that must report it. teeth.test.ts verifies both. */
export interface BrokenToy {
  readonly fault: string;
  readonly law: string;
  readonly definition: AnyGame;
  /** A table at which the fault shows; `bots` if random play would not show it. */
  readonly at: Setting & { readonly bots?: Bots };
}
