import { setTimeout as sleep } from 'node:timers/promises';
import type { Weight } from '../sockets/plan.ts';
import type { ServedProcess } from '../sockets/served-process.ts';

const LONGEST_WAIT_MS = 30_000;
const LOOK_EVERY_MS = 100;

/** Resources that a server still holds once everybody has left. */
export interface HeldResources extends Weight {
  readonly tables: number;
  readonly sockets: number;
  readonly timers: number;
}

/** Waits until all tables are unloaded and all sockets closed, then measures. */
export async function atRest(server: ServedProcess): Promise<HeldResources> {
  const until = performance.now() + LONGEST_WAIT_MS;
  let held = await look(server);
  while (held.tables + held.sockets > 0 && performance.now() < until) {
    await sleep(LOOK_EVERY_MS);
    held = await look(server);
  }
  const weight = await server.weigh();
  return { ...weight, ...held, timers: weight.resources['Timeout'] ?? 0 };
}

async function look({ port }: ServedProcess): Promise<{ tables: number; sockets: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  return { tables: figure('tablee_tables'), sockets: figure('tablee_sockets') };
}
