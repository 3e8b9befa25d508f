import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LineProcess } from './process.ts';
import type { LoaderResult, TrialPlan, TrialResult } from './trial.ts';

const SERVED = new URL('../../apps/server/faults/sockets/served.ts', import.meta.url);
const BARE = new URL('./bare-server.ts', import.meta.url);
const LOADER = new URL('./loader.ts', import.meta.url);
const NEVER_MS = 2 ** 31 - 1;
/** As in `npm start`. The loader has it too, because its own pauses would count as latency of the server. */
const SEMI_SPACE_FLAG = '--max-semi-space-size=64';

/** Asks for CPU time only; a heap measurement would block the server. */
const ASK_CPU_TIME = 'time';

export type TrialKind = TrialPlan['kind'];

/** A server of one kind in a process of its own; the folder with its log is removed at the end. */
export class BenchServer {
  readonly port: number;
  readonly #process: LineProcess;
  readonly #folder: string;

  private constructor(port: number, process: LineProcess, folder: string) {
    this.port = port;
    this.#process = process;
    this.#folder = folder;
  }

  static async open(kind: TrialKind, flags: readonly string[] = []): Promise<BenchServer> {
    const folder = mkdtempSync(join(tmpdir(), 'tablee-bench-'));
    const plan = JSON.stringify({ folder, speed: 1, quietMs: NEVER_MS, sweepMs: NEVER_MS });
    const server =
      kind === 'bare'
        ? new LineProcess(BARE, [], [SEMI_SPACE_FLAG])
        : new LineProcess(SERVED, [plan], ['--expose-gc', SEMI_SPACE_FLAG, ...flags]);
    return new BenchServer(Number(await server.line()), server, folder);
  }

  /** CPU time of all threads since the start. */
  async cpuMs(): Promise<number> {
    return (JSON.parse(await this.#process.ask(ASK_CPU_TIME)) as { cpuMs: number }).cpuMs;
  }

  /** Only our server measures its heap. */
  async heapBytes(): Promise<number> {
    return (JSON.parse(await this.#process.ask()) as { heapBytes: number }).heapBytes;
  }

  async close(): Promise<void> {
    await this.#process.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Starts a new server for every trial: leftovers of the last one would count against the next. */
export async function runTrial(plan: Omit<TrialPlan, 'port'>, flags: readonly string[] = []): Promise<TrialResult> {
  const side = await BenchServer.open(plan.kind, flags);
  try {
    return await runLoader(side, { ...plan, port: side.port });
  } finally {
    await side.close();
  }
}

/**
 * The loader prints a line when it begins to measure and one when it ends: the CPU time in between is that of its
 * commands.
 */
async function runLoader(side: BenchServer, plan: TrialPlan): Promise<TrialResult> {
  const loader = new LineProcess(LOADER, [JSON.stringify(plan)], [SEMI_SPACE_FLAG]);
  await loader.line();
  const before = await side.cpuMs();
  await loader.line();
  const after = await side.cpuMs();
  const heard = JSON.parse(await loader.line()) as LoaderResult;
  await loader.end();
  return { ...heard, cpuUs: (1000 * (after - before)) / heard.sent };
}
