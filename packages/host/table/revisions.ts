import type { GameTypes, Refusal } from '@tablee/kernel';
import type { TableStore, WriteOutcome } from '../ports.ts';
import type { Changed, SeatingProblem } from './changed.ts';
import type { TableDoc } from './table-doc.ts';

/** 'lost': this host no longer has the table; ask again. 'listed': not allowed at a listed table. */
export type ActProblem = SeatingProblem | 'lost' | 'not-over' | 'not-playing' | 'not-away' | 'listed';
export type Acted =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: ActProblem; readonly refusal?: Refusal<GameTypes> };

/** Returns null if the document does not change and only the follow-up runs. */
export type Revision = (doc: TableDoc) => Changed | { readonly ok: false; readonly why: ActProblem } | null;

export interface RevisionsWatch {
  isLost(): boolean;
  /** A revision is durable; the follow-up has not run yet. */
  onChanged(): void;
  /** The follow-up is done. */
  onActed(): void;
  onLost(reason: unknown): void;
}

/** The document of a table. Acts run one after the other, and each revision is durable before it is announced. */
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

  act(change: Revision, then?: (before: TableDoc) => void | Promise<void>): Promise<Acted> {
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
        this.#watch.onLost(reason); // a rejection would make all later acts reject
        return { ok: false, why: 'lost' };
      }
    });
    this.#acting = act;
    return act;
  }

  #save({ doc, made }: Extract<Changed, { ok: true }>): Promise<WriteOutcome> {
    return made === undefined ? this.#store.saveTable(doc) : this.#store.savePair(doc, made);
  }
}
