/**
 * The things of a table, as values. Each has a name, which stands in `data-thing` so that the page finds its element;
 * a value is found again by its name and never read out of it.
 */
export class Things<T> {
  readonly #named = new Map<string, T>();
  readonly #nameOf: (thing: T) => string;

  /** Two things that are not the same have different names. */
  constructor(nameOf: (thing: T) => string) {
    this.#nameOf = nameOf;
  }

  readonly nameOf = (thing: T): string => {
    const name = this.#nameOf(thing);
    this.#named.set(name, thing);
    return name;
  };

  named(name: string | null | undefined): T | null {
    return name == null ? null : (this.#named.get(name) ?? null);
  }

  /** The thing that somebody has touched. */
  under(target: EventTarget): T | null {
    if (!(target instanceof Element)) return null;
    return this.named(target.closest<HTMLElement>('[data-thing]')?.dataset['thing']);
  }
}
