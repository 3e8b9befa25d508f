import type { Bots } from '@tablee/bot-kit';
import type { AnyGame } from '@tablee/kernel';
import type { Setting } from '../tables.ts';

/** A toy with one fault, and the one law that must find it. They prove that the suite has teeth. */
export interface BrokenToy {
  readonly fault: string;
  readonly law: string;
  readonly definition: AnyGame;
  /** A table at which the fault shows, and the bots that play there where chance alone would not show it. */
  readonly at: Setting & { readonly bots?: Bots };
}
