/** Delays messages until the entry they depend on is durable. */
export class Outbox {
  #durable: number;
  readonly #waiting: { readonly seq: number; readonly leave: () => void }[] = [];

  constructor(durable: number) {
    this.#durable = durable;
  }

  /** Calls at once if entry `seq` is durable, else later in the order of registration. */
  after(seq: number, leave: () => void): void {
    if (seq <= this.#durable && this.#waiting.length === 0) leave();
    else this.#waiting.push({ seq, leave });
  }

  /** Goes before the messages that wait for entry `seq`, if there are any. */
  ahead(seq: number, leave: () => void): void {
    const place = this.#waiting.findIndex((one) => one.seq >= seq);
    if (place === -1) this.after(seq, leave);
    else this.#waiting.splice(place, 0, { seq, leave });
  }

  release(durable: number): void {
    this.#durable = Math.max(this.#durable, durable);
    while (this.#waiting[0] !== undefined && this.#waiting[0].seq <= this.#durable) this.#waiting.shift()?.leave();
  }

  /** Drops all waiting messages: their entries will never be durable here. */
  discard(): void {
    this.#waiting.length = 0;
  }
}
