type Thing = Pick<HTMLElement, 'dataset'>;

/** Marks things of a game that knows nothing of it. */
export class Lights {
  #lit = new Set<Thing>();

  /** These and no others. A mark that is there is not set again: that would be one more change of the page. */
  show(things: Iterable<Thing>): void {
    const now = new Set(things);
    for (const thing of this.#lit) if (!now.has(thing)) delete thing.dataset['coached'];
    for (const thing of now) if (thing.dataset['coached'] === undefined) thing.dataset['coached'] = '';
    this.#lit = now;
  }
}
