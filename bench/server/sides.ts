import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LineProcess } from './process.ts';
import type { Heard, TrialPlan, TrialResult } from './trial.ts';

const SERVED = new URL('../../apps/server/faults/sockets/served.ts', import.meta.url);
const BARE = new URL('./bare-server.ts', import.meta.url);
const LOADER = new URL('./loader.ts', import.meta.url);
const NEVER = 2 ** 31 - 1;

export type Kind = TrialPlan['kind'];

/** What a server says of itself when it is asked; the bare one knows only its time. */
export interface Figures {
  readonly cpuMs: number;
  readonly heapBytes: number;
}

/** A server of one kind in a process of its own; ours keeps its log in a folder that goes with it. */
export class Side {
  readonly port: number;
  readonly #process: LineProcess;
  readonly #folder: string;

  private constructor(port: number, process: LineProcess, folder: string) {
    this.port = port;
    this.#process = process;
    this.#folder = folder;
  }

  static async open(kind: Kind, flags: readonly string[] = []): Promise<Side> {
    const folder = mkdtempSync(join(tmpdir(), 'tablee-bench-'));
    const plan = JSON.stringify({ folder, speed: 1, quietMs: NEVER, sweepMs: NEVER });
    const server = kind === 'bare' ? new LineProcess(BARE) : new LineProcess(SERVED, [plan], ['--expose-gc', ...flags]);
    return new Side(Number(await server.line()), server, folder);
  }

  async figures(): Promise<Figures> {
    return JSON.parse(await this.#process.ask()) as Figures;
  }

  async close(): Promise<void> {
    await this.#process.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Every trial has a new server: what the last one left behind would count against the next. */
export async function tryOut(plan: Omit<TrialPlan, 'port'>, flags: readonly string[] = []): Promise<TrialResult> {
  const side = await Side.open(plan.kind, flags);
  try {
    return await load(side, { ...plan, port: side.port });
  } finally {
    await side.close();
  }
}

/** The loader says when it begins to measure and when it ends: in between, the time of the server is its commands'. */
async function load(side: Side, plan: TrialPlan): Promise<TrialResult> {
  const loader = new LineProcess(LOADER, [JSON.stringify(plan)]);
  await loader.line();
  const before = await side.figures();
  await loader.line();
  const after = await side.figures();
  const heard = JSON.parse(await loader.line()) as Heard;
  await loader.end();
  return { ...heard, cpuUs: (1000 * (after.cpuMs - before.cpuMs)) / heard.sent };
}
