import type { TableStore } from '@tablee/host';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CommitFigures } from '../store/server-store.ts';

export type CommandOutcome = 'ack' | 'refusal' | 'problem';

const LATENCIES_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const MS = 1000;

/** Metrics for /metrics. */
export class Metrics {
  readonly registry = new Registry();
  readonly #answers = new Counter({
    name: 'tablee_commands_total',
    help: 'Answers to commands',
    labelNames: ['answer'],
    registers: [this.registry],
  });
  readonly #appends = new Histogram({
    name: 'tablee_append_seconds',
    help: 'From an entry to its durability',
    buckets: LATENCIES_S,
    registers: [this.registry],
  });
  readonly #commits = new Histogram({
    name: 'tablee_commit_seconds',
    help: 'Commits of the store',
    buckets: LATENCIES_S,
    registers: [this.registry],
  });
  readonly #entries = new Counter({
    name: 'tablee_entries_total',
    help: 'Entries that are durable',
    registers: [this.registry],
  });

  readonly #turned = new Counter({
    name: 'tablee_turned_away_total',
    help: 'Turned away at the door, by reason',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly #requests = new Histogram({
    name: 'tablee_http_seconds',
    help: 'HTTP requests, by status',
    labelNames: ['status'],
    buckets: LATENCIES_S,
    registers: [this.registry],
  });

  constructor(version: string) {
    collectDefaultMetrics({ register: this.registry });
    const build = new Gauge({
      name: 'tablee_build_info',
      help: 'The version that runs',
      labelNames: ['version'],
      registers: [this.registry],
    });
    build.set({ version }, 1);
  }

  /** Gauge whose value is read at each scrape. */
  watch(name: string, help: string, read: () => number): void {
    const gauge = new Gauge({ name, help, registers: [] });
    Object.assign(gauge, { collect: () => gauge.set(read()) });
    this.registry.registerMetric(gauge);
  }

  readonly onTurnedAway = (why: string): void => this.#turned.inc({ why });

  readonly onRequest = (status: number, ms: number): void => this.#requests.observe({ status }, ms / MS);

  readonly onAnswer = (answer: CommandOutcome): void => this.#answers.inc({ answer });

  readonly onCommit = ({ entries, ms }: CommitFigures): void => {
    this.#commits.observe(ms / MS);
    this.#entries.inc(entries);
  };

  timed<Store extends TableStore>(store: Store): Store {
    return {
      ...store,
      append: async (...args: Parameters<TableStore['append']>) => {
        const done = this.#appends.startTimer();
        const kept = await store.append(...args);
        done();
        return kept;
      },
    };
  }
}
