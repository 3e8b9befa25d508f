import type { ClientMessage } from '@tablee/protocol';
import type { Surroundings } from './surroundings.ts';

type DraftMessage = Extract<ClientMessage, { type: 'draft' }>;

/** Minimum interval between drafts: leaves room for the other messages under the server's rate limit. */
const MIN_DRAFT_INTERVAL_MS = 300;

/** Sends the newest draft to the host, and sends it again after a reconnect. */
export class DraftLine {
  readonly #send: (message: ClientMessage) => void;
  readonly #after: Surroundings['after'];
  #newest: DraftMessage | null = null;
  #told: DraftMessage | null = null;
  #cancel: (() => void) | null = null;

  constructor(send: (message: ClientMessage) => void, after: Surroundings['after']) {
    this.#send = send;
    this.#after = after;
  }

  /** `on` is the entry of the view for which the draft was composed. */
  keep(on: number, command: object | null): void {
    this.#newest = { type: 'draft', on, command };
    if (this.#cancel === null) this.#tell();
  }

  /** After a reconnect: the host may not have received the draft. */
  repeat(): void {
    this.#told = null;
    this.#rest();
    this.#tell();
  }

  forget(): void {
    this.#newest = null;
    this.#rest();
  }

  #tell(): void {
    if (this.#newest === this.#told || this.#newest === null) return;
    this.#told = this.#newest;
    this.#send(this.#newest);
    this.#cancel = this.#after(MIN_DRAFT_INTERVAL_MS, () => {
      this.#cancel = null;
      this.#tell();
    });
  }

  #rest(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
