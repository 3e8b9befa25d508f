import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostCatalog } from '@tablee/host';
import { chanceOf } from '../chance.ts';
import { type PrintProgress, type SuiteFindings, written } from '../findings.ts';
import { ServedProcess } from '../sockets/served-process.ts';
import { playTables } from './play-tables.ts';
import { atRest, type HeldResources } from './rest.ts';
import { firstAndLast, growthPerTable } from './trend.ts';

export interface AgeingPlan {
  /** Tables played before the first measurement, while code is compiled and caches are filled. */
  readonly warmUp: number;
  readonly tables: number;
  /** Tables between two measurements. */
  readonly batch: number;
  /** Heap bytes that a table may leave behind; null if not judged. */
  readonly maxBytesPerTable: number | null;
  readonly seed: string;
}

const SPEED = 200;
const BEAT_MS = 20;
const QUIET_MS = 1_000 * SPEED;
const SWEEP_MS = 100;
const MEGABYTE = 1e6;

interface Sample extends HeldResources {
  readonly played: number;
}

const WORDS = [
  'One server in a process of its own; tables of all games, presets and seat counts, 16 at once, are made over the API, played to the end over sockets by people who play by chance, bots and a watcher, and left. Matches run 200 times as fast as in life, and tables are unloaded a second after everybody has left.',
  'After every batch, when all tables sleep and all sockets are gone, garbage is collected and the heap is weighed; V8 is told to keep compiled code, which it else throws away by the megabyte. Growth: the slope of the straight line nearest to all samples; more than 1,000 bytes a table would be a complaint.',
];

/** A server that plays for a long time does not accumulate memory. */
export async function tryAgeing(
  catalog: HostCatalog,
  plan: AgeingPlan,
  progress: PrintProgress,
): Promise<SuiteFindings> {
  const folder = await mkdtemp(join(tmpdir(), 'tablee-ageing-'));
  const server = await ServedProcess.start({ folder, speed: SPEED, quietMs: QUIET_MS, sweepMs: SWEEP_MS });
  const rng = chanceOf('ageing', plan.seed);
  const ports = { catalog, served: server, beatMs: BEAT_MS, rng, now: () => performance.now() * SPEED };
  const samples: Sample[] = [];
  const complaints: string[] = [];
  try {
    const fresh = await atRest(server);
    complaints.push(...(await playTables(plan.warmUp, ports)));
    progress(`${plan.warmUp} tables to warm up: ${megabytes((await atRest(server)).heapBytes)}`);
    for (let tables = plan.batch; tables <= plan.tables; tables += plan.batch) {
      complaints.push(...(await playTables(plan.batch, ports)));
      const held = await atRest(server);
      complaints.push(...stillHeld(fresh, held).map((what) => `after ${tables} tables there are ${what}`));
      samples.push({ played: tables, ...held });
      progress(`${tables} of ${plan.tables} tables: ${megabytes(held.heapBytes)}`);
    }
  } finally {
    await server.kill();
    await rm(folder, { recursive: true });
  }
  const growth = growthPerTable(samples);
  const isGrowing = plan.maxBytesPerTable !== null && growth > plan.maxBytesPerTable;
  if (isGrowing) complaints.push(`each table leaves ${written(growth)} bytes behind`);
  if (server.trouble !== '') complaints.push(`the server complained: ${server.trouble}`);
  const seeded = complaints.map((what) => `seed ${plan.seed}: ${what}`);
  return { figures: figuresOf(plan, samples, growth), words: WORDS, complaints: seeded };
}

function stillHeld(fresh: HeldResources, now: HeldResources): string[] {
  const kinds = ['tables', 'sockets', 'timers'] as const;
  return kinds.filter((kind) => now[kind] > fresh[kind]).map((kind) => `${now[kind]} ${kind}`);
}

function figuresOf({ warmUp }: AgeingPlan, samples: readonly Sample[], growth: number): SuiteFindings['figures'] {
  const [first, last] = firstAndLast(samples);
  const held = samples.at(-1);
  return {
    'tables played before it is weighed': written(warmUp),
    'tables played': written(held?.played ?? 0),
    'heap, first quarter of the samples': megabytes(first),
    'heap, last quarter of the samples': megabytes(last),
    'growth, bytes a table': written(growth),
    'tables loaded in the end': written(held?.tables ?? 0),
    'sockets open in the end': written(held?.sockets ?? 0),
    'timers running in the end': written(held?.timers ?? 0),
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(2)} MB`;
}
