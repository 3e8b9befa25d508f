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
  /** How long a table at which nobody is connected stays awake. */
  readonly quietMs: number;
  /** How often it is looked who may sleep. */
  readonly sweepMs: number;
  /** Threads for bots that search. */
  readonly thinkers: number;
  /** How many times sooner than a person bots act. */
  readonly botSpeed: number;
}

export type ReadConfig =
  | { readonly ok: true; readonly config: ServerConfig }
  | { readonly ok: false; readonly variable: string };

const PAGE = join(import.meta.dirname, '../web/dist');
const MINUTE_MS = 60_000;
const SWEEP_MS = 30_000;

const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));

const variables = z.object({
  HOST: z.string(),
  PORT: whole(0, 65_535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  TABLEE_TRUST_PROXY: z.string().check(z.refine((value) => value === 'none' || value.split(',').every(isProxy))),
  TABLEE_REQUESTS_PER_MINUTE: whole(0, 1_000_000),
  TABLEE_QUIET_MINUTES: whole(1, 10_000),
  TABLEE_THINKERS: whole(1, 64),
  TABLEE_BOT_SPEED: whole(1, 1_000),
});

const DEFAULTS = {
  HOST: '0.0.0.0',
  PORT: '3000',
  LOG_LEVEL: 'info',
  TABLEE_TRUST_PROXY: 'loopback',
  TABLEE_REQUESTS_PER_MINUTE: '1200',
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

/** What the environment says; what it leaves out or leaves empty takes its default. */
export function readConfig(env: NodeJS.ProcessEnv): ReadConfig {
  const said = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = variables.safeParse({ ...DEFAULTS, ...said });
  if (!read.success) return { ok: false, variable: String(read.error.issues[0]?.path[0]) };
  const { HOST, PORT, LOG_LEVEL, TABLEE_TRUST_PROXY, TABLEE_REQUESTS_PER_MINUTE } = read.data;
  return {
    ok: true,
    config: {
      host: HOST,
      port: PORT,
      data: dataFolder(env),
      page: PAGE,
      logLevel: LOG_LEVEL,
      trustProxy: TABLEE_TRUST_PROXY === 'none' ? false : TABLEE_TRUST_PROXY,
      requestsPerMinute: TABLEE_REQUESTS_PER_MINUTE,
      quietMs: read.data.TABLEE_QUIET_MINUTES * MINUTE_MS,
      sweepMs: SWEEP_MS,
      thinkers: read.data.TABLEE_THINKERS,
      botSpeed: read.data.TABLEE_BOT_SPEED,
    },
  };
}
