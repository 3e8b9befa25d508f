import { createInterface } from 'node:readline';
import { systemClock } from '../../clock.ts';
import { NO_LIMITS, readConfig, type ServerConfig } from '../../config.ts';
import { startServer } from '../../start-server.ts';
import { SOCKET_TIMES } from '../../ws/socket-times.ts';
import { playground } from '../playground.ts';
import { type ServedPlan, setBackMs, TIME, type Time, type Weight } from './plan.ts';

/**
 * A server for the faults to kill and to measure. It prints its port, and for each input line a heap measurement, its
 * CPU time or nothing (a change of the clock). It ends with the process that started it.
 */

/** The default rate, for players as fast as their matches. */
const PEOPLE_PER_SECOND = 20;
const NEVER_MS = 2 ** 31 - 1;

const plan = JSON.parse(process.argv[2] ?? '') as ServedPlan;
const { folder, speed, quietMs, sweepMs, isGuarded = false } = plan;

const unguarded: ServerConfig = {
  host: '127.0.0.1',
  port: 0,
  data: folder,
  page: '',
  logLevel: 'error',
  trustProxy: false,
  ...NO_LIMITS,
  messagesPerSecond: PEOPLE_PER_SECOND * speed,
  origins: [],
  metricsToken: null,
  quietMs,
  sweepMs,
  forgetDays: 0,
  forgetEveryMs: NEVER_MS,
  thinkers: 1,
  botSpeed: 1,
};
const config = isGuarded ? { ...unguarded, ...usualLimits() } : unguarded;
const clock = {
  now: () => systemClock.now() * speed,
  after: (ms: number, call: () => void) => systemClock.after(ms / speed, call),
};
const times = { ...SOCKET_TIMES, requestMs: plan.requestMs ?? SOCKET_TIMES.requestMs };
const catalog = { games: playground, module: import.meta.resolve('@tablee/games/catalog.rules') };

const started = await startServer(config, catalog, { clock, times });
if (!started.ok) throw new Error(started.sentence);
console.log(started.server.port);
for await (const line of createInterface({ input: process.stdin })) {
  const back = setBackMs(line);
  if (back === null) console.log(JSON.stringify(line === TIME ? timeSpent() : weigh()));
  else setClockBack(back);
}
process.exit(0);

function usualLimits(): Partial<ServerConfig> {
  const read = readConfig({});
  if (!read.ok) throw new Error(`${read.variable} has no default`);
  const { trustProxy, requestsPerMinute, messagesPerSecond, upgradesPerMinute, socketsPerAddress } = read.config;
  const { tablesPerMinute, listedPerAddress, joinsPerMinute, connectionsPerAddress } = read.config;
  const asked = { requestsPerMinute, messagesPerSecond, upgradesPerMinute, socketsPerAddress };
  return { trustProxy, ...asked, connectionsPerAddress, tablesPerMinute, listedPerAddress, joinsPerMinute };
}

function setClockBack(ms: number): void {
  const real = Date.now.bind(Date);
  Date.now = () => real() - ms;
}

function weigh(): Weight {
  if (globalThis.gc === undefined) throw new Error('start it with --expose-gc');
  globalThis.gc();
  globalThis.gc(); // frees objects that the first collection only finalized
  const resources: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  return { heapBytes: process.memoryUsage().heapUsed, resources };
}

function timeSpent(): Time {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000 };
}
