import type { Connection, Link, LiveTable, Person } from '@tablee/host';
import { type Followed, follow, NOTHING_FOLLOWED, PROTOCOL, type ServerMessage } from '@tablee/protocol';

/** Slightly longer than the minimum interval between commands in the toy game. */
const BEAT_MS = 110;
const FULL_HAND = 5;

/** A player at another table who measures how long each answer takes. */
export class Neighbour implements Link {
  readonly #waits: number[] = [];
  readonly #connection: Connection;
  #followed: Followed = NOTHING_FOLLOWED;
  readonly #listeners: (() => void)[] = [];
  #dueAt = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(table: LiveTable, { guest }: Person) {
    this.#connection = table.connect(guest, this);
    this.#connection.receive({ type: 'hello', protocol: PROTOCOL, since: null });
    this.#await();
  }

  send(message: ServerMessage): void {
    if (message.type === 'snapshot' || message.type === 'frame')
      this.#followed = follow(this.#followed, message).followed;
    if (message.type === 'ack' || message.type === 'refusal') this.#hear();
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** Waits since the last call. */
  waits(): number[] {
    return this.#waits.splice(0);
  }

  nextAnswer(): Promise<void> {
    return new Promise((resolve) => this.#listeners.push(resolve));
  }

  #await(): void {
    this.#dueAt = performance.now() + BEAT_MS;
    this.#timer = setTimeout(() => this.#ask(), BEAT_MS);
  }

  #ask(): void {
    const { hand } = this.#followed.view as { readonly hand: readonly { readonly id: number }[] };
    const command = hand.length < FULL_HAND ? { do: 'draw' } : { do: 'drop', card: hand[0]?.id };
    const on = this.#followed.seq ?? 0;
    this.#connection.receive({ type: 'command', id: String(this.#dueAt), on, command });
  }

  /** Measured from when the command was due: a blocked thread delays the command as well. */
  #hear(): void {
    this.#waits.push(performance.now() - this.#dueAt);
    this.#await();
    for (const listener of this.#listeners.splice(0)) listener();
  }
}
