import { type Acted, LiveTable, type OpenedTable, type TableDoc, type TablePorts } from '@tablee/host';
import type { Logger } from 'pino';
import { isId } from '../random-id.ts';

/** 'failed': the rules or the store threw; what they said is in the log. */
type OpenProblem = Extract<OpenedTable, { ok: false }>['problem'] | 'failed' | 'stopping';
export type Opened =
  | { readonly ok: true; readonly table: LiveTable }
  | { readonly ok: false; readonly problem: OpenProblem };
export type HallActed = Acted | { readonly ok: false; readonly why: OpenProblem };

/** Where so many are awake, one at which nobody is makes room: else somebody who opens thousands of tables would fill the memory. */
const MOST_AWAKE = 2_000;
/** Whoever has a table opened is there by then. */
const COMES_WITHIN_MS = 5_000;

/** How often an act is tried at a table that falls asleep, or is lost, just then. */
const TRIES = 3;

/** Every table that is hosted here, by its id. The others sleep in the store until somebody asks for them. */
export class Hall {
  readonly #live = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<Opened>>();
  readonly #fallingAsleep = new Map<string, Promise<void>>();
  readonly #ports: TablePorts;
  readonly #log: Logger;
  readonly #mostAwake: number;
  #isStopping = false;

  constructor(ports: Omit<TablePorts, 'onLost'>, log: Logger, mostAwake = MOST_AWAKE) {
    this.#mostAwake = mostAwake;
    this.#ports = { ...ports, onLost: (table, reason) => this.#onLost(table, reason) };
    this.#log = log;
  }

  get size(): number {
    return this.#live.size;
  }

  make(doc: TableDoc): Promise<Opened> {
    return this.#settle(doc.id, () => LiveTable.make(doc, this.#ports));
  }

  /** Everybody who asks while it is being opened, or falls asleep, waits for the same opening. */
  async open(id: string): Promise<Opened> {
    if (!isId(id)) return { ok: false, problem: 'no-such-table' };
    if (this.#isStopping) return { ok: false, problem: 'stopping' };
    const table = this.#live.get(id);
    if (table !== undefined) return { ok: true, table };
    const opening = this.#opening.get(id) ?? this.#openStored(id);
    this.#opening.set(id, opening);
    return opening.finally(() => this.#opening.delete(id));
  }

  async act(id: string, act: (table: LiveTable) => Promise<Acted>): Promise<HallActed> {
    for (let tries = 1; ; tries += 1) {
      const opened = await this.open(id);
      if (!opened.ok) return { ok: false, why: opened.problem };
      const acted = await act(opened.table);
      if (acted.ok || acted.why !== 'lost' || tries === TRIES) return acted;
    }
  }

  /** A table that slept before sleeps again afterwards, unless somebody has come. */
  async actInPassing(id: string, act: (table: LiveTable) => Promise<Acted>): Promise<HallActed> {
    const wasAsleep = !this.#live.has(id) && !this.#opening.has(id);
    const acted = await this.act(id, act);
    const table = this.#live.get(id);
    if (wasAsleep && table !== undefined && table.quietFor() !== null) await this.#lull(table);
    return acted;
  }

  /** Its document was changed in the store: everybody there is disconnected, and comes back to the table as it is now. */
  async refresh(id: string): Promise<void> {
    await this.#opening.get(id);
    const table = this.#live.get(id);
    if (table !== undefined) await this.#lull(table);
  }

  /** Puts those to sleep at which nobody has been for so long. */
  sweep(quietMs: number): void {
    for (const table of this.#live.values()) {
      const quiet = table.quietFor();
      if (quiet !== null && quiet >= quietMs) void this.#lull(table);
    }
  }

  /** No table is opened any more; what was played everywhere is durable when this resolves. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#opening.values());
    await Promise.all([...this.#live.values()].map((table) => this.#lull(table)));
    await Promise.all(this.#fallingAsleep.values());
  }

  async #openStored(id: string): Promise<Opened> {
    await this.#fallingAsleep.get(id);
    return this.#settle(id, () => LiveTable.open(id, this.#ports));
  }

  async #settle(id: string, make: () => Promise<OpenedTable>): Promise<Opened> {
    try {
      const opened = await make();
      if (opened.ok) return await this.#admit(opened.table);
      if (opened.problem !== 'no-such-table') this.#log.error({ table: id, problem: opened.problem }, 'not opened');
      return opened;
    } catch (error) {
      this.#log.error({ table: id, err: error }, 'not opened');
      return { ok: false, problem: 'failed' };
    }
  }

  async #admit(table: LiveTable): Promise<Opened> {
    this.#live.set(table.id, table);
    if (this.#live.size > this.#mostAwake) this.#makeRoom();
    if (!this.#isStopping) return { ok: true, table };
    await this.#lull(table);
    return { ok: false, problem: 'stopping' };
  }

  /** The one at which nobody has been for longest sleeps now. */
  #makeRoom(): void {
    let longest: LiveTable | null = null;
    let quietest = COMES_WITHIN_MS;
    for (const table of this.#live.values()) {
      const quiet = table.quietFor() ?? 0;
      if (quiet < quietest) continue;
      longest = table;
      quietest = quiet;
    }
    if (longest !== null) void this.#lull(longest);
  }

  #lull(table: LiveTable): Promise<void> {
    const { id } = table;
    this.#live.delete(id);
    const asleep = table
      .sleep()
      .catch((error: unknown) => this.#log.error({ table: id, err: error }, 'slept badly'))
      .finally(() => this.#fallingAsleep.delete(id));
    this.#fallingAsleep.set(id, asleep);
    return asleep;
  }

  #onLost(table: LiveTable, reason: unknown): void {
    if (this.#live.get(table.id) === table) this.#live.delete(table.id);
    this.#log.error({ table: table.id, err: reason }, 'lost');
  }
}
