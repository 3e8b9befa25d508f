import type { DataProblem } from './problems.ts';
import type { Records } from './records.ts';
import type { CommitFigures } from './server-store.ts';

/** Messages between the main thread and the writer's thread. */

export type Call = keyof Records;

interface RequestOf<C extends Call> {
  readonly id: number;
  readonly call: C;
  readonly args: Parameters<Records[C]>;
}

export type StoreRequest = { [C in Call]: RequestOf<C> }[Call];

/** Sent in groups: a message between threads costs more than its content. */
export type ToWriter = readonly StoreRequest[] | 'close';

export type RequestResult =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  /** The request is at fault, as when the table does not exist; the store is intact. */
  | { readonly id: number; readonly ok: false; readonly reason: string };

export interface Group {
  readonly answers: readonly RequestResult[];
  /** Null if the group wrote nothing. */
  readonly commit: CommitFigures | null;
}

export type FromWriter =
  | { readonly kind: 'opened' }
  | { readonly kind: 'not-opened'; readonly problem: DataProblem }
  | { readonly kind: 'answered'; readonly group: Group }
  | { readonly kind: 'failed'; readonly reason: string };

export interface WriterData {
  readonly folder: string;
}

const READS: ReadonlySet<Call> = new Set<Call>([
  'load',
  'loadEntries',
  'loadSights',
  'loadGuest',
  'listWaiting',
  'findWaiting',
  'codeOf',
  'unlistedOf',
  'tablesOf',
  'seatsOf',
  'guestsToForget',
  'isUsed',
  'daysUp',
]);

export function isWrite({ call }: StoreRequest): boolean {
  return !READS.has(call);
}
