import { written } from '../findings.ts';

const MAX_COMPLAINTS = 20;

export type End = 'answered' | 'closed' | 'silent';

/** Counts the inputs and their outcomes. */
export class InputTally {
  readonly complaints: string[] = [];
  total = 0;
  answered = 0;
  closed = 0;
  silent = 0;
  readonly #kinds = new Map<string, number>();

  count(kind: string, end: End, describe: () => string, times = 1): void {
    this.total += times;
    this[end] += times;
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + times);
    if (end === 'silent') this.complain(`${kind}: no answer to ${describe()}`);
  }

  complain(what: string): void {
    if (this.complaints.length < MAX_COMPLAINTS) this.complaints.push(what);
  }

  /** Number of inputs of each kind. */
  get kinds(): Record<string, string> {
    return Object.fromEntries(
      [...this.#kinds.keys()].toSorted().map((kind) => [kind, written(this.#kinds.get(kind) ?? 0)]),
    );
  }
}
