import type { Stepped } from './frames.ts';

/** How long a tail may be before a whole view is the better answer. */
const LONGEST_TAIL = 200;

/** The latest steps of a match, for those who come back. */
export class History {
  readonly #steps: Stepped[] = [];

  add(step: Stepped): void {
    this.#steps.push(step);
    if (this.#steps.length > 2 * LONGEST_TAIL) this.#steps.splice(0, LONGEST_TAIL);
  }

  /** The steps after entry `since`, up to `until`; null where they are too many or no longer here. */
  between(since: number, until: number): readonly Stepped[] | null {
    if (since > until || until - since > LONGEST_TAIL) return null;
    const steps = this.#steps.filter(({ seq }) => seq > since && seq <= until);
    return steps.length === until - since ? steps : null;
  }

  at(seq: number): Stepped | undefined {
    const first = this.#steps[0];
    return first === undefined ? undefined : this.#steps[seq - first.seq];
  }
}
