import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostCatalog } from '@tablee/host';
import { atRest } from '../ageing/rest.ts';
import { chanceOf } from '../chance.ts';
import { BusyTables } from '../crash/busy-tables.ts';
import { LogAudit } from '../crash/log-audit.ts';
import { type Delays, delaysOf } from '../delays.ts';
import { type PrintProgress, type SuiteFindings, written } from '../findings.ts';
import { isLost, LatencyProbe, type Notes } from '../latency-probe.ts';
import { ServedProcess } from '../sockets/served-process.ts';
import { type AssaultPorts, assault } from './assault.ts';
import { InputTally } from './tally.ts';

export interface InputPlan {
  /** Inputs before the first measurement, while code is compiled and caches are filled. */
  readonly warmUp: number;
  readonly inputs: number;
  /** Tables at which others play meanwhile. */
  readonly tables: number;
  /** Heap bytes that an input may leave behind; null if not judged. */
  readonly maxBytesPerInput: number | null;
  readonly seed: string;
}

const SPEED = 8;
const BEAT_MS = 80;
const QUIET_MS = 2_000 * SPEED;
const REQUEST_MS = 6_000;
const SWEEP_MS = 100;
const CALM_MS = 2_000;
const MEGABYTE = 1e6;

const WORDS = [
  'A server in a process of its own; matches run eight times as fast as in life, and the pace that sockets are held to with them. 64 intruders at once, with seats of their own, as spectators at the tables of others and where there is no table, say what is malformed, oversized, mistyped, premature, out of turn or a replay; flood sockets; ask the API for what it does not do, with bodies, headers and cookies that are no such thing; open connections with bytes that are neither HTTP nor WebSocket; greet again and again; flood one socket or four, known or not, with pings and pongs; send half a request and wait, here for six seconds instead of thirty; ask for views and never read one; forge addresses; and choose names and words that nobody sees or that are drawn over others. Every input is answered or its connection closed within 20 seconds; what the API refuses is refused with a code, nobody is told what cannot be seen, and nothing fails in the server.',
  'Beside them tables of all games are played by people on sockets, bots and watchers. Afterwards their logs are played again: every acknowledged command stands in them once, and every frame and view was true. Somebody else asks now at a table and now the API, and notes how long each answer takes, before the assault and during it. Garbage is collected and the heap weighed when everybody has left, after a first assault and after the second.',
];

/** Under hostile input the server stays up, answers, keeps no memory, and others play on. */
export async function tryInput(catalog: HostCatalog, plan: InputPlan, progress: PrintProgress): Promise<SuiteFindings> {
  const folder = await mkdtemp(join(tmpdir(), 'tablee-input-'));
  const server = await ServedProcess.start({
    folder,
    speed: SPEED,
    quietMs: QUIET_MS,
    sweepMs: SWEEP_MS,
    requestMs: REQUEST_MS,
  });
  const audit = new LogAudit(catalog, folder);
  const tally = new InputTally();
  const played: BusyTables[] = [];
  const round = async (count: number, word: string): Promise<Round> => {
    const rng = chanceOf('input', plan.seed, word);
    const now = (): number => performance.now() * SPEED;
    const tables = new BusyTables(plan.tables, { catalog, served: server, rng, beatMs: BEAT_MS, now });
    played.push(tables);
    const ports = { catalog, server, tables, word: `${plan.seed} ${word}` };
    const delays = await underWatch(count, ports, tally);
    tables.close();
    const { heapBytes } = await atRest(server);
    progress(`${written(tally.total)} inputs, ${megabytes(heapBytes)}`);
    return { ...delays, heapBytes };
  };
  try {
    progress(`seed ${plan.seed}`);
    const first = await round(plan.warmUp, 'first');
    const before = tally.total;
    const second = await round(plan.inputs - before, 'second');
    const growth = (second.heapBytes - first.heapBytes) / Math.max(1, tally.total - before);
    await server.kill();
    for (const tables of played) {
      await audit.hold(tables);
      audit.countUnfinished(tables);
    }
    const complaints = [...complaintsOf(tally, audit, second), ...troublesOf(server, plan, growth)];
    return {
      figures: figuresOf(tally, audit, first, second, growth),
      words: WORDS,
      complaints: complaints.map((what) => `seed ${plan.seed}: ${what}`),
    };
  } finally {
    for (const tables of played) tables.close();
    await server.kill();
    await rm(folder, { recursive: true });
  }
}

interface Watched {
  readonly calm: Delays;
  readonly storm: Delays;
}

interface Round extends Watched {
  readonly heapBytes: number;
}

async function underWatch(count: number, ports: AssaultPorts, tally: InputTally): Promise<Watched> {
  const probe = await LatencyProbe.come(ports.server);
  await sleep(CALM_MS);
  const calm = allOf(probe.notes());
  await assault(count, ports, tally);
  const storm = allOf(probe.notes());
  await probe.leave();
  return { calm, storm };
}

function allOf({ table, api }: Notes): Delays {
  return delaysOf([...table, ...api]);
}

function complaintsOf(tally: InputTally, { lost, doubled, untrue }: LogAudit, { storm }: Round): string[] {
  const delayed = isLost(storm) ? [`somebody else waited ${written(storm.longest)} ms`] : [];
  return [...tally.complaints, ...lost, ...doubled, ...untrue, ...delayed];
}

function troublesOf({ trouble }: ServedProcess, { maxBytesPerInput }: InputPlan, growth: number): string[] {
  const isGrowing = maxBytesPerInput !== null && growth > maxBytesPerInput;
  return [
    ...(trouble === '' ? [] : [`the server complained: ${trouble}`]),
    ...(isGrowing ? [`each input leaves ${written(growth)} bytes behind`] : []),
  ];
}

function figuresOf(
  tally: InputTally,
  audit: LogAudit,
  first: Round,
  second: Round,
  growth: number,
): SuiteFindings['figures'] {
  return {
    inputs: written(tally.total),
    ...tally.kinds,
    answered: written(tally.answered),
    'connection closed': written(tally.closed),
    silent: written(tally.silent),
    'matches finished beside': written(audit.finished),
    'commands acknowledged beside': written(audit.acked),
    'frames seen beside': written(audit.frames),
    'lost, doubled or untrue': written(audit.lost.size + audit.doubled.size + audit.untrue.size),
    'answer to somebody else before, median': milliseconds(second.calm.median),
    'answer to somebody else meanwhile, median': milliseconds(second.storm.median),
    'answer to somebody else meanwhile, longest': milliseconds(second.storm.longest),
    'heap after the first assault': megabytes(first.heapBytes),
    'heap after the second': megabytes(second.heapBytes),
    'growth, bytes an input': written(growth),
  };
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(1)} ms`;
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(2)} MB`;
}
