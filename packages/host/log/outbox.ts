/** What waits to leave until the entry it tells of is durable. */
export class Outbox {
  #durable: number;
  readonly #waiting: { readonly seq: number; readonly leave: () => void }[] = [];

  constructor(durable: number) {
    this.#durable = durable;
  }

  /** Calls at once where entry `seq` is durable already; else in the order of asking. */
  after(seq: number, leave: () => void): void {
    if (seq <= this.#durable && this.#waiting.length === 0) leave();
    else this.#waiting.push({ seq, leave });
  }

  /** Before what waits for entry `seq`, where something does. */
  ahead(seq: number, leave: () => void): void {
    const place = this.#waiting.findIndex((one) => one.seq >= seq);
    if (place === -1) this.after(seq, leave);
    else this.#waiting.splice(place, 0, { seq, leave });
  }

  release(durable: number): void {
    this.#durable = Math.max(this.#durable, durable);
    while (this.#waiting[0] !== undefined && this.#waiting[0].seq <= this.#durable) this.#waiting.shift()?.leave();
  }

  /** Nothing that waits will ever be durable here. */
  discard(): void {
    this.#waiting.length = 0;
  }
}
