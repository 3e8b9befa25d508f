import { type Acted, LiveTable, type OpenedTable, type TableDoc, type TablePorts } from '@tablee/host';
import type { Logger } from 'pino';
import { isId } from '../random-id.ts';

/** 'failed': the rules or the store threw; the error is in the log. */
type HallProblem = Extract<OpenedTable, { ok: false }>['problem'] | 'failed' | 'stopping';
export type HallOpened =
  | { readonly ok: true; readonly table: LiveTable }
  | { readonly ok: false; readonly problem: HallProblem };
export type HallActed = Acted | { readonly ok: false; readonly why: HallProblem };

/**
 * Above this an empty table is unloaded for each new one: otherwise one client that opens thousands of tables would
 * fill the memory.
 */
const MAX_LIVE_TABLES = 2_000;
/** Tables that emptied more recently are kept: the client that had one opened may still be connecting. */
const MIN_EMPTY_MS = 5_000;

/** Attempts to act on a table that is unloaded or lost at that moment. */
const MAX_ATTEMPTS = 3;

/** Live tables of this server, by id. Other tables are in the store until they are opened. */
export class Hall {
  readonly #live = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<HallOpened>>();
  readonly #unloading = new Map<string, Promise<void>>();
  readonly #ports: TablePorts;
  readonly #log: Logger;
  readonly #maxLiveTables: number;
  #isStopping = false;

  constructor(ports: Omit<TablePorts, 'onLost'>, log: Logger, mostAwake = MAX_LIVE_TABLES) {
    this.#maxLiveTables = mostAwake;
    this.#ports = { ...ports, onLost: (table, reason) => this.#onLost(table, reason) };
    this.#log = log;
  }

  get size(): number {
    return this.#live.size;
  }

  make(doc: TableDoc): Promise<HallOpened> {
    return this.#settle(doc.id, () => LiveTable.make(doc, this.#ports));
  }

  /** Concurrent callers share one opening, which waits for an unloading under way. */
  async open(id: string): Promise<HallOpened> {
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
      if (acted.ok || acted.why !== 'lost' || tries === MAX_ATTEMPTS) return acted;
    }
  }

  /** Unloads the table afterwards if it was not loaded before, unless somebody has connected. */
  async actInPassing(id: string, act: (table: LiveTable) => Promise<Acted>): Promise<HallActed> {
    const wasAsleep = !this.#live.has(id) && !this.#opening.has(id);
    const acted = await this.act(id, act);
    const table = this.#live.get(id);
    if (wasAsleep && table !== undefined && table.quietFor() !== null) await this.#unload(table);
    return acted;
  }

  /**
   * To be called after the stored document was changed: unloads the table, so that its clients reconnect and get the
   * new one.
   */
  async refresh(id: string): Promise<void> {
    await this.#opening.get(id);
    const table = this.#live.get(id);
    if (table !== undefined) await this.#unload(table);
  }

  /** Unloads tables without connections for `quietMs`. */
  sweep(quietMs: number): void {
    for (const table of this.#live.values()) {
      const quiet = table.quietFor();
      if (quiet !== null && quiet >= quietMs) void this.#unload(table);
    }
  }

  /** Opens no more tables; resolves once all entries are durable. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#opening.values());
    await Promise.all([...this.#live.values()].map((table) => this.#unload(table)));
    await Promise.all(this.#unloading.values());
  }

  async #openStored(id: string): Promise<HallOpened> {
    await this.#unloading.get(id);
    return this.#settle(id, () => LiveTable.open(id, this.#ports));
  }

  async #settle(id: string, make: () => Promise<OpenedTable>): Promise<HallOpened> {
    try {
      const opened = await make();
      if (opened.ok) return await this.#admit(opened.table);
      if (opened.problem !== 'no-such-table')
        this.#log.error({ table: id, problem: opened.problem }, 'table could not be opened');
      return opened;
    } catch (error) {
      this.#log.error({ table: id, err: error }, 'table could not be opened');
      return { ok: false, problem: 'failed' };
    }
  }

  async #admit(table: LiveTable): Promise<HallOpened> {
    this.#live.set(table.id, table);
    if (this.#live.size > this.#maxLiveTables) this.#makeRoom();
    if (!this.#isStopping) return { ok: true, table };
    await this.#unload(table);
    return { ok: false, problem: 'stopping' };
  }

  /** Unloads the table that has been empty for longest. */
  #makeRoom(): void {
    let longest: LiveTable | null = null;
    let quietest = MIN_EMPTY_MS;
    for (const table of this.#live.values()) {
      const quiet = table.quietFor() ?? 0;
      if (quiet < quietest) continue;
      longest = table;
      quietest = quiet;
    }
    if (longest !== null) void this.#unload(longest);
  }

  #unload(table: LiveTable): Promise<void> {
    const { id } = table;
    this.#live.delete(id);
    const unloaded = table
      .unload()
      .catch((error: unknown) => this.#log.error({ table: id, err: error }, 'table could not be unloaded cleanly'))
      .finally(() => this.#unloading.delete(id));
    this.#unloading.set(id, unloaded);
    return unloaded;
  }

  #onLost(table: LiveTable, reason: unknown): void {
    if (this.#live.get(table.id) === table) this.#live.delete(table.id);
    this.#log.error({ table: table.id, err: reason }, 'table failed; it is opened from its log on the next request');
  }
}
