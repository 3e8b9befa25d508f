import type { Entry, GameTypes, Match, Snapshot } from '@tablee/kernel';
import { takeSnapshot } from '@tablee/kernel';
import type { TableStore } from '../ports.ts';

const SNAPSHOT_EVERY = 200;

export interface JournalWatch {
  onDurable(seq: number): void;
  /** The store refused or failed: this host must let go of the table. */
  onLost(reason: unknown): void;
}

/** Writes entries in order with one append at a time; entries that arrive meanwhile form the next group. */
export class Journal {
  readonly #store: TableStore;
  readonly #table: string;
  readonly #watch: JournalWatch;
  #waiting: Entry<GameTypes>[] = [];
  #snapshot: Snapshot<GameTypes> | null = null;
  #writing: Promise<void> | null = null;

  constructor(store: TableStore, table: string, watch: JournalWatch) {
    this.#store = store;
    this.#table = table;
    this.#watch = watch;
  }

  /** `match` is the match right after the entry. */
  write(entry: Entry<GameTypes>, match: Match<GameTypes>): void {
    this.#waiting.push(entry);
    if (entry.seq % SNAPSHOT_EVERY === 0) this.#snapshot = takeSnapshot(match);
    this.#writing ??= this.#writeAll();
  }

  /** Resolves when all entries so far are durable or lost. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    try {
      while (this.#waiting.length > 0) {
        const [entries, snapshot] = [this.#waiting, this.#snapshot];
        this.#waiting = [];
        this.#snapshot = null;
        if ((await this.#store.append(this.#table, entries)) === 'taken') throw new Error('another host plays on');
        this.#watch.onDurable(entries.at(-1)?.seq ?? 0);
        if (snapshot !== null) await this.#store.saveSnapshot(this.#table, snapshot);
      }
    } catch (reason) {
      this.#waiting = [];
      this.#watch.onLost(reason);
    } finally {
      this.#writing = null; // in the same tick as the loop's end: an entry written right after it must start a new loop
    }
  }
}
