import type { GameTypes, Refusal } from '@tablee/kernel';
import type { Kept, TableStore } from '../ports.ts';
import type { Changed, SeatingProblem } from './changed.ts';
import type { TableDoc } from './table-doc.ts';

/** 'lost': the table is no longer hosted here; ask again. 'listed': only friends do that, at a table by link. */
export type ActProblem = SeatingProblem | 'lost' | 'not-over' | 'not-playing' | 'not-away' | 'listed';
export type Acted =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: ActProblem; readonly refusal?: Refusal<GameTypes> };

/** Null where the document stays as it is, and only what follows is done. */
export type Change = (doc: TableDoc) => Changed | { readonly ok: false; readonly why: ActProblem } | null;

export interface RevisionsWatch {
  isLost(): boolean;
  /** A revision is durable: before what follows from it. */
  onChanged(): void;
  /** And what followed is done. */
  onActed(): void;
  onLost(reason: unknown): void;
}

/** The document of a table, changed by one act after the other: each is durable before anybody hears of it. */
export class Revisions {
  readonly #store: TableStore;
  readonly #watch: RevisionsWatch;
  #doc: TableDoc;
  #acting: Promise<unknown> = Promise.resolve();

  constructor(doc: TableDoc, store: TableStore, watch: RevisionsWatch) {
    this.#doc = doc;
    this.#store = store;
    this.#watch = watch;
  }

  get doc(): TableDoc {
    return this.#doc;
  }

  async settled(): Promise<void> {
    await this.#acting;
  }

  act(change: Change, then?: (before: TableDoc) => void | Promise<void>): Promise<Acted> {
    const act = this.#acting.then(async (): Promise<Acted> => {
      if (this.#watch.isLost()) return { ok: false, why: 'lost' };
      try {
        const before = this.#doc;
        const changed = change(before);
        if (changed !== null) {
          if (!changed.ok) return changed;
          if ((await this.#save(changed)) === 'taken') throw new Error('another host changed it');
          this.#doc = changed.doc;
          this.#watch.onChanged();
        }
        await then?.(before);
        this.#watch.onActed();
        return { ok: true };
      } catch (reason) {
        this.#watch.onLost(reason); // one act that rejects would make all that come after it reject
        return { ok: false, why: 'lost' };
      }
    });
    this.#acting = act;
    return act;
  }

  #save({ doc, made }: Extract<Changed, { ok: true }>): Promise<Kept> {
    return made === undefined ? this.#store.saveTable(doc) : this.#store.savePair(doc, made);
  }
}
