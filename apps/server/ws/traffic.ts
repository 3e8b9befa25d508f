import { type Allowance, TokenBucket } from '@tablee/host';

const KIB = 1024;
const SECOND_MS = 1000;

/** Control frames. A browser sends one for each of our pings, and none by itself. */
const CONTROL: Allowance = { burst: 30, everyMs: 200 };
/** All incoming bytes, incomplete messages included: fragments that never end cost as much as messages. */
const BYTES: Allowance = { burst: 256 * KIB, everyMs: SECOND_MS / (32 * KIB) };

/** Limits what one socket sends besides messages, which are limited in `Visitor`. */
export class Traffic {
  readonly #control = new TokenBucket(CONTROL);
  readonly #bytes = new TokenBucket(BYTES);

  /** False for a flood. */
  takeControl(now: number): boolean {
    return this.#control.take(now);
  }

  /** False for a flood. */
  takeBytes(count: number, now: number): boolean {
    return this.#bytes.take(now, count);
  }
}
