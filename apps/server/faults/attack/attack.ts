import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { HostCatalog } from '@tablee/host';
import { chanceOf } from '../chance.ts';
import { type Delays, delaysOf } from '../delays.ts';
import { type PrintProgress, type SuiteFindings, written } from '../findings.ts';
import { LatencyProbe, type Notes } from '../latency-probe.ts';
import { GuestClient } from '../sockets/guest.ts';
import { ServedProcess } from '../sockets/served-process.ts';
import { sitDown } from '../sockets/sit-down.ts';
import { type AttackPlan, type AttackTally, BEGUN } from './attack-plan.ts';
import { ATTACKS, BARS, type Bar } from './attacks.ts';
import type { Cores } from './cores.ts';
import { attackedSetting, layTables } from './many-tables.ts';

export interface AttackRun {
  /** Names of attacks; all by default. */
  readonly names?: readonly string[];
  /** Duration of each attack. */
  readonly ms: number;
  /** Waiting tables, each with a code, that exist during the attacks. */
  readonly waiting: number;
  /** Players elsewhere, each with a table and an address of their own. */
  readonly probes: number;
  /** Limit for the 99th percentile of their latency; null if not judged. */
  readonly maxMs: number | null;
  readonly cores: Cores;
  readonly seed: string;
}

const NEVER_MS = 2 ** 31 - 1;
const MIB = 1024 * 1024;
const CALM = 'nobody attacks';
const CALM_AGAIN = 'nobody attacks any more';
const ATTACKERS = fileURLToPath(new URL('./attackers.ts', import.meta.url));

const WORDS = [
  'A server in a process of its own, with the limits that it has by default. One address attacks at a time, from another process, for the time and up to the number that its row allows; each attack comes from an address of its own. Within: as much as the limits let one address do. Beyond: as much as the attackers can; attackers that are cut off dial again. Said: frames, requests or bytes of a request that never ends.',
  'Beside them others, each with a table and an address of their own, play against a bot and ask the API in turn, about eight times a second each. A table answers when the command is on disk. Rows are p99 and the longest answer at their tables, p99 of the API, and what the attackers did.',
  'The last five have bars of their own. After the clock of the server was set back by an hour, no call within the limits is turned away. One address takes 13 listed seats at most. Before 900 spectators, which come from the same address, what these read while the table changes is at most 20 MiB, and others wait at most three times as long as in calm right before and after; time counts from when all of them are there.',
];

/** Attacks from one address do not slow down the answers to others. */
export async function tryAttack(catalog: HostCatalog, run: AttackRun, progress: PrintProgress): Promise<SuiteFindings> {
  const folder = await mkdtemp(join(tmpdir(), 'tablee-attack-'));
  await layTables(catalog, folder, run.waiting, run.seed);
  const plan = { folder, speed: 1, quietMs: NEVER_MS, sweepMs: NEVER_MS, isGuarded: true };
  const server = await ServedProcess.start(plan, run.cores.server);
  const figures: Record<string, string> = { 'tables that wait': written(run.waiting) };
  const complaints: string[] = [];
  let watch: ProbeGroup;
  const note = (name: string, { table, api, tally }: Measurement): void => {
    figures[name] = said(table, api, tally);
    progress(`${name}: ${figures[name]}`);
    const isSlow = run.maxMs !== null && table.p99 > run.maxMs;
    if (tally !== null && isSlow) complaints.push(`seed ${run.seed}: ${name}: ${figures[name]}`);
  };
  const calm = async (name: string): Promise<Measurement> => {
    const row = await watch.during(() => sleep(run.ms, null));
    note(name, row);
    return row;
  };
  try {
    const target = await attacked(catalog, server.port, run.seed);
    watch = await ProbeGroup.come(server.port, run.probes);
    await calm(CALM);
    for (const [index, name] of (run.names ?? Object.keys(ATTACKS)).entries()) {
      const attack = { ...target, name, from: `203.0.113.${index + 1}`, ms: run.ms };
      const bar = BARS[name] ?? {};
      const isCompared = bar.maxTimesIdle !== undefined && run.maxMs !== null;
      const idle = isCompared ? [await calm(`before: ${name}`)] : [];
      const back = bar.setBackMs;
      if (back !== undefined) setTimeout(() => server.setClockBack(back), run.ms / 2);
      const row = await watch.during(() => launch(attack, run.cores, () => watch.forget()));
      note(name, row);
      if (isCompared) idle.push(await calm(`after: ${name}`));
      for (const what of beyond(bar, row, idle)) complaints.push(`seed ${run.seed}: ${name}: ${what}`);
    }
    await calm(CALM_AGAIN);
    await watch.leave();
    if (server.trouble !== '') complaints.push(`seed ${run.seed}: the server complained: ${server.trouble}`);
  } finally {
    await server.kill();
    await rm(folder, { recursive: true });
  }
  return { figures, words: [...WORDS, run.cores.said], complaints };
}

interface Measurement {
  readonly table: Delays;
  readonly api: Delays;
  readonly tally: AttackTally | null;
}

/** The players elsewhere, whose latency is measured. */
class ProbeGroup {
  readonly #probes: readonly LatencyProbe[];

  private constructor(probes: readonly LatencyProbe[]) {
    this.#probes = probes;
  }

  static async come(port: number, count: number): Promise<ProbeGroup> {
    const addresses = Array.from({ length: count }, (_, number) => `198.51.100.${number + 1}`);
    return new ProbeGroup(await Promise.all(addresses.map((from) => LatencyProbe.come({ port, from }))));
  }

  async during(act: () => Promise<AttackTally | null>): Promise<Measurement> {
    this.#notes();
    const tally = await act();
    const notes = this.#notes();
    const all = (where: keyof Notes): Delays => delaysOf(notes.flatMap((note) => note[where]));
    return { table: all('table'), api: all('api'), tally };
  }

  /** Discards all measurements so far. */
  forget(): void {
    this.#notes();
  }

  async leave(): Promise<void> {
    await Promise.all(this.#probes.map((probe) => probe.leave()));
  }

  #notes(): Notes[] {
    return this.#probes.map((probe) => probe.notes());
  }
}

type AttackTarget = Pick<AttackPlan, 'port' | 'table' | 'cookie'>;

/** A table at which somebody plays with bots. The attackers know its link and have its maker's cookie. */
async function attacked(catalog: HostCatalog, port: number, seed: string): Promise<AttackTarget> {
  const guest = new GuestClient({ port, from: '192.0.2.1' });
  const table = await sitDown(catalog, attackedSetting(catalog), [guest], chanceOf('attacked', seed));
  return { port, table, cookie: guest.cookie };
}

async function launch(plan: AttackPlan, { attackers }: Cores, onBegun: () => void): Promise<AttackTally> {
  const [command, ...args] = [...attackers, process.execPath, ATTACKERS, JSON.stringify(plan)];
  const running = promisify(execFile)(command, args);
  running.child.stdout?.on('data', (text: string) => {
    if (text.includes(BEGUN)) onBegun();
  });
  const { stdout } = await running;
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as AttackTally;
}

function said(table: Delays, api: Delays, tally: AttackTally | null): string {
  const others = `p99 ${ms(table.p99)}, longest ${ms(table.longest)} of ${written(table.count)}; API p99 ${ms(api.p99)}`;
  if (tally === null) return others;
  const { said: count, opened, turnedAway, taken, bytes } = tally;
  const did = `said ${written(count)}, opened ${written(opened)}, turned away ${written(turnedAway)}`;
  const seats = taken > 0 ? `, seats taken ${written(taken)}` : '';
  const read = bytes > 0 ? `, read ${(bytes / MIB).toFixed(1)} MiB` : '';
  return `${others}; ${did}${seats}${read}`;
}

/** Lists the bars that an attack exceeded. */
function* beyond(bar: Bar, { table, api, tally }: Measurement, idle: readonly Measurement[]): Generator<string> {
  const { turnedAway = 0, taken = 0, bytes = 0 } = tally ?? {};
  if (turnedAway > (bar.maxTurnedAway ?? Infinity)) yield `${turnedAway} calls were turned away`;
  if (taken > (bar.maxTaken ?? Infinity)) yield `${taken} seats were taken`;
  if (bytes > (bar.maxBytes ?? Infinity)) yield `spectators read ${(bytes / MIB).toFixed(1)} MiB`;
  if (idle.length === 0 || bar.maxTimesIdle === undefined) return;
  const usual = { table: slowest(idle, 'table'), api: slowest(idle, 'api') };
  if (table.p99 > bar.maxTimesIdle * usual.table)
    yield `p99 at other tables was ${ms(table.p99)}, and ${ms(usual.table)} in calm`;
  if (api.p99 > bar.maxTimesIdle * usual.api) yield `p99 of the API was ${ms(api.p99)}, and ${ms(usual.api)} in calm`;
}

function slowest(rows: readonly Measurement[], where: 'table' | 'api'): number {
  return Math.max(...rows.map((row) => row[where].p99));
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}
