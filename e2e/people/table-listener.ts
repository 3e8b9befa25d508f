import type { Page } from '@playwright/test';
import { type Followed, follow, NOTHING_FOLLOWED, readServerMessage, type ServerMessage } from '@tablee/protocol';

/** Follows all messages from the table to a page, from its first connection on. */
export class TableListener<View> {
  readonly texts: string[] = [];
  #followed: Followed = NOTHING_FOLLOWED;
  #viewer: number | 'spectator' = 'spectator';
  #answers = 0;
  /** The last entry that an ack to this page named. */
  #acknowledged = -1;

  constructor(page: Page) {
    let table: string | null = null;
    page.on('websocket', (socket) => {
      if (socket.url() !== table) this.#forget();
      table = socket.url();
      socket.on('framereceived', ({ payload }) => this.#read(String(payload)));
    });
  }

  get seq(): number {
    return this.#followed.seq ?? -1;
  }

  get view(): View | null {
    return this.#followed.view as View | null;
  }

  get viewer(): number | 'spectator' {
    return this.#viewer;
  }

  get answers(): number {
    return this.#answers;
  }

  get acknowledged(): number {
    return this.#acknowledged;
  }

  /**
   * True if more answers have come and the entries that they name have been received: an answer may come before its
   * entry.
   */
  isSettledSince(answers: number): boolean {
    return this.#answers > answers && this.seq >= this.#acknowledged;
  }

  /** Another table means another match. */
  #forget(): void {
    this.#followed = NOTHING_FOLLOWED;
    this.#acknowledged = -1;
  }

  #read(text: string): void {
    this.texts.push(text);
    const read = readServerMessage(text);
    if (read.ok) this.#apply(read.message);
  }

  #apply(message: ServerMessage): void {
    if (message.type === 'welcome') this.#viewer = message.viewer;
    if (message.type === 'snapshot' || message.type === 'frame') {
      this.#followed = follow(this.#followed, message).followed;
    }
    if (message.type === 'ack') this.#acknowledged = Math.max(this.#acknowledged, message.seq);
    if (message.type === 'ack' || message.type === 'refusal' || message.type === 'problem') this.#answers += 1;
  }
}
