import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LineProcess } from './process.ts';
import type { LoaderResult, TrialPlan, TrialResult } from './trial.ts';

const SERVED = new URL('../../apps/server/faults/sockets/served.ts', import.meta.url);
const BARE = new URL('./bare-server.ts', import.meta.url);
const LOADER = new URL('./loader.ts', import.meta.url);
const NEVER_MS = 2 ** 31 - 1;
/** As `npm start` does; the loader as well, since its own pauses would count against the server. */
const SEMI_SPACE_FLAG = '--max-semi-space-size=64';

/** The line that asks a server for its time. */
const ASK_CPU_TIME = 'time';

export type Kind = TrialPlan['kind'];

/** A server of one kind in a process of its own; ours keeps its log in a folder that goes with it. */
export class BenchServer {
  readonly port: number;
  readonly #process: LineProcess;
  readonly #folder: string;

  private constructor(port: number, process: LineProcess, folder: string) {
    this.port = port;
    this.#process = process;
    this.#folder = folder;
  }

  static async open(kind: Kind, flags: readonly string[] = []): Promise<BenchServer> {
    const folder = mkdtempSync(join(tmpdir(), 'tablee-bench-'));
    const plan = JSON.stringify({ folder, speed: 1, quietMs: NEVER_MS, sweepMs: NEVER_MS });
    const server =
      kind === 'bare'
        ? new LineProcess(BARE, [], [SEMI_SPACE_FLAG])
        : new LineProcess(SERVED, [plan], ['--expose-gc', SEMI_SPACE_FLAG, ...flags]);
    return new BenchServer(Number(await server.line()), server, folder);
  }

  /** Of all its threads, since it began. */
  async cpuMs(): Promise<number> {
    return (JSON.parse(await this.#process.ask(ASK_CPU_TIME)) as { cpuMs: number }).cpuMs;
  }

  /** Only ours weighs itself. */
  async heapBytes(): Promise<number> {
    return (JSON.parse(await this.#process.ask()) as { heapBytes: number }).heapBytes;
  }

  async close(): Promise<void> {
    await this.#process.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Every trial has a new server: what the last one left behind would count against the next. */
export async function runTrial(plan: Omit<TrialPlan, 'port'>, flags: readonly string[] = []): Promise<TrialResult> {
  const side = await BenchServer.open(plan.kind, flags);
  try {
    return await runLoader(side, { ...plan, port: side.port });
  } finally {
    await side.close();
  }
}

/** The loader says when it begins to measure and when it ends: in between, the time of the server is its commands'. */
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
