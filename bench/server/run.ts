import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ResultsChapter, writeChapter, writeCount } from '../report.ts';
import { updateResults } from '../results.ts';
import { runTrial, type TrialKind } from './bench-server.ts';
import { type HeapSizes, measureHeap } from './heap-sizes.ts';
import { type Largest, searchInTurn, searchLargest } from './largest.ts';
import { readProfiles, splitOf } from './profile.ts';
import type { TrialResult } from './trial.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const TIMES = values.quick ? { warmUpMs: 500, measureMs: 1_000 } : { warmUpMs: 4_000, measureMs: 10_000 };
const FIRST_TABLES = values.quick ? 4 : 200;
const IDLE_TABLES = values.quick ? 20 : 500;
const MAX_P99_MS = 50;
const MIN_ACCEPTED_SHARE = 0.95;
const NAMES: Readonly<Record<TrialKind, string>> = { tablee: 'Tablée', bare: 'bare ws' };

const searches = { bare: searchLargest(FIRST_TABLES, isCarried), tablee: searchLargest(FIRST_TABLES, isCarried) };
const carried = await searchInTurn(searches, attemptTrial);
const busy = await cpuSplit(Math.max(1, Math.floor((carried.tablee?.tables ?? FIRST_TABLES) / 2)));
const chapter = chapterOf(carried.tablee, carried.bare, busy, await measureHeap(IDLE_TABLES));
console.log(writeChapter(chapter));
if (!values.quick) updateResults([chapter]); // a quick run proves only that the bench works

async function attemptTrial(kind: TrialKind, tables: number): Promise<TrialResult> {
  const result = await runTrial({ kind, tables, ...TIMES });
  console.error(`${NAMES[kind]}, ${tables} tables: ${JSON.stringify(result)}`);
  return result;
}

/** Commands whose frames never arrived count against it, too. */
function isCarried({ p99, sent, accepted, missing }: TrialResult): boolean {
  return p99 <= MAX_P99_MS && accepted >= MIN_ACCEPTED_SHARE * sent && missing <= sent / 1000;
}

async function cpuSplit(tables: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-profile-'));
  await runTrial({ kind: 'tablee', tables, ...TIMES }, ['--cpu-prof', `--cpu-prof-dir=${folder}`]);
  const split = [...splitOf(readProfiles(folder))].toSorted(([, one], [, other]) => other - one);
  rmSync(folder, { recursive: true, force: true });
  const all = split.reduce((sum, [, time]) => sum + time, 0);
  return split.map(([part, time]) => `${part} ${((100 * time) / all).toFixed(0)} %`).join(', ');
}

function chapterOf(ours: Largest | null, bare: Largest | null, parts: string, weights: HeapSizes): ResultsChapter {
  const ratio = (ours?.tables ?? 0) / (bare?.tables ?? Number.NaN);
  return {
    title: 'Server: how many tables one process carries',
    table: [
      ['server', 'tables', 'commands/s', 'p50 ms', 'p99 ms', 'accepted', 'CPU µs a command', 'loader busy'],
      rowOf('tablee', ours),
      rowOf('bare', bare),
    ],
    words: [
      `\`npm run bench:server\`: tables of four on the toy snatch, every seat five commands a second, from the moment a command leaves to its frame on the socket of the last seat; the largest number of tables with p99 ≤ ${MAX_P99_MS} ms and at least 95 % accepted. The two searches take turns, and a number that failed is tried three times: a busy machine spoils a trial, but never improves one. The loader is a second process on the same machine. Ours checks every command, makes each seat its own view and patch, and tells nobody before the entry is on disk; the bare side is the library ws alone, which reads a command as JSON and sends one answer of the same length to the same four sockets.`,
      `**${ratio.toFixed(2)} of bare ws.** Busy time of our server at half that load, all threads: ${parts}.`,
      `An idle table holds ${writeCount(weights.bytesPerTable)} bytes of heap, a connection to it ${writeCount(weights.bytesPerConnection)}.`,
    ],
  };
}

function rowOf(kind: TrialKind, found: Largest | null): string[] {
  if (found === null) return [NAMES[kind], '0', '', '', '', '', '', ''];
  const { tables, result } = found;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return [
    NAMES[kind],
    String(tables),
    writeCount((1000 * result.sent) / TIMES.measureMs),
    result.p50.toFixed(1),
    result.p99.toFixed(1),
    percent(result.accepted / result.sent),
    result.cpuUs.toFixed(0),
    percent(result.loaderBusy),
  ];
}
