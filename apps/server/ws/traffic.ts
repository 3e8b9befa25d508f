import { type Allowance, TokenBucket } from '@tablee/host';

const KIB = 1024;
const SECOND_MS = 1000;

/** Control frames of the transport. A browser sends one for each of our pings, and none by itself. */
const CONTROL: Allowance = { burst: 30, everyMs: 200 };
/** Everything that comes in, also what is no message yet: fragments that never end cost as much as messages. */
const BYTES: Allowance = { burst: 256 * KIB, everyMs: SECOND_MS / (32 * KIB) };

/** What one socket sends besides messages, which are counted where they are read. */
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
