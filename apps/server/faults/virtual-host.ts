import {
  AT_ONCE,
  type HostCatalog,
  LiveTable,
  MemoryStore,
  type TableDoc,
  type TablePorts,
  VirtualClock,
} from '@tablee/host';
import { think } from '../thinking/thought.ts';

/** A host on virtual time: hours of play take moments, and the same seed gives the same match. */
export class VirtualHost {
  readonly clock = new VirtualClock();
  readonly store = new MemoryStore();
  /** Errors that lost a table. */
  readonly lost: unknown[] = [];
  readonly #ports: TablePorts;

  constructor(catalog: HostCatalog) {
    this.#ports = {
      clock: this.clock,
      store: this.store,
      catalog,
      slices: AT_ONCE,
      thinker: { decide: (game, level, question, chance) => think(catalog, { game, level, question, chance }) },
      onLost: (_, reason) => this.lost.push(reason),
    };
  }

  async make(doc: TableDoc): Promise<LiveTable> {
    const made = await LiveTable.make(doc, this.#ports);
    if (!made.ok) throw new Error(made.problem);
    return made.table;
  }

  async open(id: string): Promise<LiveTable> {
    const opened = await LiveTable.open(id, this.#ports);
    if (!opened.ok) throw new Error(opened.problem);
    return opened.table;
  }
}
