import { isIP } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { dataFolder } from './store/data-folder.ts';

export interface ServerConfig {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly data: string;
  /** Folder of the built page. */
  readonly page: string;
  readonly logLevel: string;
  /** Proxies whose forwarding headers are trusted; false for none. */
  readonly trustProxy: string | false;
  /** Per address; 0 for no limit. */
  readonly requestsPerMinute: number;
  /** Per socket; 0 for no limit. */
  readonly messagesPerSecond: number;
  /** Open connections per address, sockets included; 0 for no limit. */
  readonly connectionsPerAddress: number;
  /** New sockets per address; 0 for no limit. */
  readonly upgradesPerMinute: number;
  /** Open sockets per address; 0 for no limit. */
  readonly socketsPerAddress: number;
  /** New tables per address; 0 for no limit. */
  readonly tablesPerMinute: number;
  /** Listed tables per address that wait at the same time; 0 for no limit. */
  readonly listedPerAddress: number;
  /** Seats at listed tables that one address may take; 0 for no limit. */
  readonly joinsPerMinute: number;
  /** Origins whose pages may call the server, besides its own. */
  readonly origins: readonly string[];
  /** Required to read the metrics; null restricts them to this machine. */
  readonly metricsToken: string | null;
  /** Time without connections after which a table is unloaded. */
  readonly quietMs: number;
  /** Interval between checks for tables to unload. */
  readonly sweepMs: number;
  /** Guests are forgotten after this many days of uptime without a visit; 0 keeps them. */
  readonly forgetDays: number;
  /** Interval between checks for guests to forget. */
  readonly forgetEveryMs: number;
  /** Worker threads for bots that search. */
  readonly thinkers: number;
  /** Divides the pauses of bots; 1 is the pace of a person. */
  readonly botSpeed: number;
}

/** Limits per address or per socket. */
type Limits = Pick<
  ServerConfig,
  | 'requestsPerMinute'
  | 'messagesPerSecond'
  | 'connectionsPerAddress'
  | 'upgradesPerMinute'
  | 'socketsPerAddress'
  | 'tablesPerMinute'
  | 'listedPerAddress'
  | 'joinsPerMinute'
>;

/** For tests and trials, in which all players share one address. */
export const NO_LIMITS: Limits = {
  requestsPerMinute: 0,
  messagesPerSecond: 0,
  connectionsPerAddress: 0,
  upgradesPerMinute: 0,
  socketsPerAddress: 0,
  tablesPerMinute: 0,
  listedPerAddress: 0,
  joinsPerMinute: 0,
};

export type ReadConfig =
  | { readonly ok: true; readonly config: ServerConfig }
  | { readonly ok: false; readonly variable: string };

const PAGE = join(import.meta.dirname, '../web/dist');
const MINUTE_MS = 60_000;
const SWEEP_MS = 30_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));

const variables = z.object({
  HOST: z.string(),
  PORT: whole(0, 65_535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  TABLEE_TRUST_PROXY: z.string().check(z.refine((value) => value === 'none' || value.split(',').every(isProxy))),
  TABLEE_REQUESTS_PER_MINUTE: whole(0, 1_000_000),
  TABLEE_MESSAGES_PER_SECOND: whole(0, 1_000_000),
  TABLEE_CONNECTIONS_PER_ADDRESS: whole(0, 1_000_000),
  TABLEE_UPGRADES_PER_MINUTE: whole(0, 1_000_000),
  TABLEE_SOCKETS_PER_ADDRESS: whole(0, 1_000_000),
  TABLEE_TABLES_PER_MINUTE: whole(0, 1_000_000),
  TABLEE_LISTED_PER_ADDRESS: whole(0, 1_000_000),
  TABLEE_JOINS_PER_MINUTE: whole(0, 1_000_000),
  TABLEE_ORIGINS: z.string().check(z.refine((value) => listIn(value).every(isOrigin))),
  TABLEE_METRICS_TOKEN: z.string(),
  TABLEE_FORGET_DAYS: whole(0, 10_000),
  TABLEE_QUIET_MINUTES: whole(1, 10_000),
  TABLEE_THINKERS: whole(1, 64),
  TABLEE_BOT_SPEED: whole(1, 1_000),
});

const DEFAULTS = {
  HOST: '0.0.0.0',
  PORT: '3000',
  LOG_LEVEL: 'info',
  TABLEE_TRUST_PROXY: 'loopback',
  // Enough for a class of thirty behind one address that opens the page in the same minute.
  TABLEE_REQUESTS_PER_MINUTE: '3000',
  TABLEE_MESSAGES_PER_SECOND: '20',
  TABLEE_CONNECTIONS_PER_ADDRESS: '2000',
  TABLEE_UPGRADES_PER_MINUTE: '1200',
  TABLEE_SOCKETS_PER_ADDRESS: '1000',
  TABLEE_TABLES_PER_MINUTE: '60',
  TABLEE_LISTED_PER_ADDRESS: '10',
  TABLEE_JOINS_PER_MINUTE: '10',
  TABLEE_ORIGINS: '',
  TABLEE_METRICS_TOKEN: '',
  TABLEE_FORGET_DAYS: '90',
  TABLEE_QUIET_MINUTES: '15',
  TABLEE_THINKERS: '1',
  TABLEE_BOT_SPEED: '1',
};

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A named network, an address, or an address with a prefix length. */
function isProxy(text: string): boolean {
  if (NETWORKS.has(text)) return true;
  const [address = '', prefix = '1', ...more] = text.split('/');
  const family = isIP(address);
  const bits = Number(prefix);
  return more.length === 0 && family !== 0 && Number.isInteger(bits) && bits > 0 && bits <= (family === 4 ? 32 : 128);
}

/** Origins as browsers send them: nothing after the port. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.parse(text)?.origin === text;
}

function listIn(text: string): string[] {
  return text.split(',').filter((item) => item !== '');
}

/** Reads the environment; missing and empty variables take their defaults. */
export function readConfig(env: NodeJS.ProcessEnv): ReadConfig {
  const said = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = variables.safeParse({ ...DEFAULTS, ...said });
  if (!read.success) return { ok: false, variable: String(read.error.issues[0]?.path[0]) };
  const { data } = read;
  return {
    ok: true,
    config: {
      host: data.HOST,
      port: data.PORT,
      data: dataFolder(env),
      page: PAGE,
      logLevel: data.LOG_LEVEL,
      trustProxy: data.TABLEE_TRUST_PROXY === 'none' ? false : data.TABLEE_TRUST_PROXY,
      requestsPerMinute: data.TABLEE_REQUESTS_PER_MINUTE,
      messagesPerSecond: data.TABLEE_MESSAGES_PER_SECOND,
      connectionsPerAddress: data.TABLEE_CONNECTIONS_PER_ADDRESS,
      upgradesPerMinute: data.TABLEE_UPGRADES_PER_MINUTE,
      tablesPerMinute: data.TABLEE_TABLES_PER_MINUTE,
      listedPerAddress: data.TABLEE_LISTED_PER_ADDRESS,
      joinsPerMinute: data.TABLEE_JOINS_PER_MINUTE,
      socketsPerAddress: data.TABLEE_SOCKETS_PER_ADDRESS,
      origins: listIn(data.TABLEE_ORIGINS),
      metricsToken: data.TABLEE_METRICS_TOKEN === '' ? null : data.TABLEE_METRICS_TOKEN,
      quietMs: data.TABLEE_QUIET_MINUTES * MINUTE_MS,
      sweepMs: SWEEP_MS,
      forgetDays: data.TABLEE_FORGET_DAYS,
      forgetEveryMs: DAY_MS,
      thinkers: data.TABLEE_THINKERS,
      botSpeed: data.TABLEE_BOT_SPEED,
    },
  };
}
