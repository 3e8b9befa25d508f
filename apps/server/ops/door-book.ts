import { Allowances } from '@tablee/host';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Why somebody was turned away at the door. */
export type Turned = 'other-origin' | 'too-many-requests' | 'too-many-sockets' | 'bad-body' | 'flood';

/** What the person who runs the server can do about it. */
const ADVICE: Readonly<Record<Turned, string>> = {
  'other-origin':
    'a page of another origin asked: where that is your own page behind a proxy, let the proxy pass on Host, or name the origin in TABLEE_ORIGINS',
  'too-many-requests': 'an address asked too often: where many people share it, raise TABLEE_REQUESTS_PER_MINUTE',
  'too-many-sockets':
    'an address opened too many sockets: where many people share it, raise TABLEE_UPGRADES_PER_MINUTE or TABLEE_SOCKETS_PER_ADDRESS',
  'bad-body': 'a request was not what its call reads: the page may be older than the server',
  flood: 'a connection sent far more than a player has to say, and was cut off',
};

/** Of each kind so many lines a minute: a flood must not fill the disk. */
const LINES = { burst: 3, everyMs: 20_000 };

/** Writes down who was turned away, and counts all of them. */
export class DoorBook {
  readonly #lines = new Allowances(LINES);
  readonly #log: Logger;
  readonly #metrics: Metrics;

  constructor(log: Logger, metrics: Metrics) {
    this.#log = log;
    this.#metrics = metrics;
  }

  turnAway(why: Turned, facts: Readonly<Record<string, unknown>> = {}): void {
    this.#metrics.onTurnedAway(why);
    if (this.#lines.take(why, performance.now())) this.#log.warn({ ...facts, why }, ADVICE[why]);
  }
}
