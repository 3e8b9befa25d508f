import { Allowances } from '@tablee/host';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Reasons for turning a request or a socket away. */
export type Turned =
  | 'other-origin'
  | 'too-many-requests'
  | 'too-many-connections'
  | 'too-many-sockets'
  | 'too-many-messages'
  | 'early-messages'
  | 'bad-messages'
  | 'no-hello'
  | 'too-many-tables'
  | 'too-many-joins'
  | 'too-many-changes'
  | 'too-many-codes'
  | 'too-many-reports'
  | 'bad-body'
  | 'bad-request'
  | 'no-such-socket'
  | 'slow-request'
  | 'unread'
  | 'stopping'
  | 'flood';

/** Log sentence for the operator, with what to do about it. */
const ADVICE: Readonly<Record<Turned, string>> = {
  'other-origin':
    'a page of another origin asked: where that is your own page behind a proxy, let the proxy pass on Host, or name the origin in TABLEE_ORIGINS',
  'too-many-requests': 'an address asked too often: where many people share it, raise TABLEE_REQUESTS_PER_MINUTE',
  'too-many-connections':
    'an address has too many connections open: where many people share it, raise TABLEE_CONNECTIONS_PER_ADDRESS; where it is your proxy, name it in TABLEE_TRUST_PROXY',
  'too-many-sockets':
    'an address opened too many sockets: where many people share it, raise TABLEE_UPGRADES_PER_MINUTE or TABLEE_SOCKETS_PER_ADDRESS',
  'too-many-messages':
    'a socket kept sending too many messages, and was closed: if players do, raise TABLEE_MESSAGES_PER_SECOND',
  'early-messages':
    'a socket sent too many messages before its table was open, and was closed: its client does not wait for `welcome`',
  'bad-messages':
    'a socket sent too many messages that cannot be read, and was closed: its client may be older than the server',
  'no-hello':
    'a socket sent no hello in time, and was closed: its page was frozen by the device, or this server is far too busy',
  'too-many-tables':
    'an address made too many tables, or it or a guest has too many on the list: where many people share an address, raise TABLEE_TABLES_PER_MINUTE and TABLEE_LISTED_PER_ADDRESS',
  'too-many-joins':
    'an address took too many seats at listed tables: where many people share it, raise TABLEE_JOINS_PER_MINUTE',
  'too-many-changes': 'an address changed tables with many spectators too often: each change is sent to all of them',
  'too-many-codes': 'an address asked for too many codes, most of them unknown: somebody may be guessing',
  'too-many-reports': 'a guest or an address reported others too often',
  'bad-body': 'a request body was not valid: the page may be older than the server',
  'bad-request': 'a request was not valid HTTP, or no valid WebSocket upgrade: its client is probably not a browser',
  'no-such-socket':
    'a socket was requested under a path that has none: a proxy may change the path, which begins with /ws/t/',
  'slow-request':
    'a request did not arrive completely in time: its client has a very slow connection, or holds connections open',
  unread: 'an answer was not read in time: its client has a very slow connection, or holds connections open',
  stopping: 'a request came while the server was stopping; the page retries by itself',
  flood: 'a connection sent far more than a player needs to, and was closed',
};

/** Log lines of each kind: a flood must not fill the disk. */
const LINES = { burst: 3, everyMs: 20_000 };

/** Counts all clients turned away, and logs some of them. */
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
