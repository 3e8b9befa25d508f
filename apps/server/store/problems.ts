/** Reasons why a data folder cannot be opened. */
export type OpenTrouble = 'in-use' | 'newer-schema' | 'not-ours' | 'lost' | 'damaged' | 'unusable';

export interface DataProblem {
  readonly trouble: OpenTrouble;
  /** One sentence for the person who started the server. */
  readonly sentence: string;
}

/** The store did not open, and nothing was changed. */
export class StoreNotOpened extends Error {
  override readonly name = 'StoreNotOpened';
  readonly trouble: OpenTrouble;

  constructor({ trouble, sentence }: DataProblem) {
    super(sentence);
    this.trouble = trouble;
  }
}

/** The store can write no more; unanswered requests may or may not be durable. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
