type LitElement = Pick<HTMLElement, 'dataset'>;

/** Marks elements for a tip with `data-coached`; the game that draws them knows nothing of tips. */
export class Lights {
  #lit = new Set<LitElement>();

  /**
   * Marks exactly these elements. Existing marks are left alone, since setting them again would count as a page change.
   */
  show(things: Iterable<LitElement>): void {
    const now = new Set(things);
    for (const thing of this.#lit) if (!now.has(thing)) delete thing.dataset['coached'];
    for (const thing of now) if (thing.dataset['coached'] === undefined) thing.dataset['coached'] = '';
    this.#lit = now;
  }
}
