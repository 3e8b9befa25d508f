import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesCatalog } from '@tablee/games/catalog.rules';
import type { Clock } from '@tablee/host';
import { systemClock } from './clock.ts';
import { NO_LIMITS, type ServerConfig } from './config.ts';
import { type OtherParts, type RunningServer, startServer } from './start-server.ts';
import type { ServedCatalog } from './thinking/catalog.ts';

const SPEED = 400;

/** Speeds up the waits of bots: an hour takes nine seconds. */
const fastClock: Clock = {
  now: () => systemClock.now() * SPEED,
  after: (ms, call) => systemClock.after(ms / SPEED, call),
};

export const CATALOG: ServedCatalog = {
  games: rulesCatalog,
  module: import.meta.resolve('@tablee/games/catalog.rules'),
};

export function configFor(data: string): ServerConfig {
  return {
    host: '127.0.0.1',
    port: 0,
    data,
    page: '',
    logLevel: 'silent',
    trustProxy: 'loopback',
    ...NO_LIMITS,
    origins: [],
    metricsToken: null,
    quietMs: Number.POSITIVE_INFINITY,
    sweepMs: 60_000,
    forgetDays: 0,
    forgetEveryMs: 60_000,
    thinkers: 1,
    botSpeed: 1,
  };
}

export interface InProcessParts extends OtherParts {
  readonly config?: Partial<ServerConfig>;
  readonly catalog?: ServedCatalog;
}

/** A server with its own data folder that can be stopped and restarted. */
export class InProcessServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'tablee-server-'));
  readonly #parts: InProcessParts;
  #server: RunningServer | null = null;

  /** Call `start` before use. */
  constructor(parts: InProcessParts = {}) {
    this.#parts = parts;
  }

  static async open(parts: InProcessParts = {}): Promise<InProcessServer> {
    const server = new InProcessServer(parts);
    await server.start();
    return server;
  }

  get port(): number {
    return this.#server?.port ?? 0;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const { config, catalog, ...others } = this.#parts;
    const full = { ...configFor(this.folder), ...config };
    const started = await startServer(full, catalog ?? CATALOG, { clock: fastClock, ...others });
    if (!started.ok) throw new Error(started.sentence);
    this.#server = started.server;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = null;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }

  /** Value of a metric, read from /metrics. */
  async figure(name: string): Promise<number> {
    const text = await (await fetch(`${this.base}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  }
}
