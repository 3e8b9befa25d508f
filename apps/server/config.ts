import { isIP } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { dataFolder } from './store/data-folder.ts';

export interface ServerConfig {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly data: string;
  /** The folder of the built page. */
  readonly page: string;
  readonly logLevel: string;
  /** Whose word is believed on where a request came from, and whether by https; false for nobody's. */
  readonly trustProxy: string | false;
  /** Of one address; 0 counts nobody's. */
  readonly requestsPerMinute: number;
  /** Of one socket; 0 counts nobody's. */
  readonly messagesPerSecond: number;
  /** Connections that one address has open, sockets among them; 0 counts nobody's. */
  readonly connectionsPerAddress: number;
  /** Sockets that one address opens; 0 counts nobody's. */
  readonly upgradesPerMinute: number;
  /** Sockets that one address has open; 0 counts nobody's. */
  readonly socketsPerAddress: number;
  /** Tables that one address may make in a minute; 0 does not count. */
  readonly tablesPerMinute: number;
  /** Listed tables of one address that wait at once; 0 counts nobody's. */
  readonly listedPerAddress: number;
  /** Seats at listed tables that one address may take in a minute; 0 counts nobody's. */
  readonly joinsPerMinute: number;
  /** Whose pages may ask, besides our own. */
  readonly origins: readonly string[];
  /** Who brings it is told the figures; where it is null, they are for this machine alone. */
  readonly metricsToken: string | null;
  /** How long a table at which nobody is connected stays awake. */
  readonly quietMs: number;
  /** How often it is looked who may sleep. */
  readonly sweepMs: number;
  /** After so many days of running without a visit a guest is forgotten; 0 never. */
  readonly forgetDays: number;
  /** How often it is looked who is to be forgotten. */
  readonly forgetEveryMs: number;
  /** Threads for bots that search. */
  readonly thinkers: number;
  /** How many times sooner than a person bots act. */
  readonly botSpeed: number;
}

/** How much one address, or one socket, may do. */
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

/** For tests and trials, in which one address is many people. */
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
  // A class of thirty that opens the page in the same minute, behind one address.
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

/** The name of a network, an address, or an address with the length of its prefix. */
function isProxy(text: string): boolean {
  if (NETWORKS.has(text)) return true;
  const [address = '', prefix = '1', ...more] = text.split('/');
  const family = isIP(address);
  const bits = Number(prefix);
  return more.length === 0 && family !== 0 && Number.isInteger(bits) && bits > 0 && bits <= (family === 4 ? 32 : 128);
}

/** As browsers write it: nothing after the port. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.parse(text)?.origin === text;
}

function listIn(text: string): string[] {
  return text.split(',').filter((item) => item !== '');
}

/** What the environment says; what it leaves out or leaves empty takes its default. */
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
