import type { Entry, GameTypes, Snapshot } from '@tablee/kernel';
import type { StoredTable, TableStore, ViewerSights, WriteOutcome } from '../ports.ts';
import type { TableDoc } from '../table/table-doc.ts';

interface Shelf {
  doc: TableDoc;
  entries: string[];
  snapshot: string | null;
  sights: readonly ViewerSights[];
}

/** A store that lives as long as its process, for tests and tables without a server. */
export class MemoryStore implements TableStore {
  readonly #tables = new Map<string, Shelf>();

  saveTable(doc: TableDoc): Promise<WriteOutcome> {
    const kept = this.#tables.get(doc.id);
    if (doc.revision !== (kept?.doc.revision ?? 0) + 1) return Promise.resolve('taken');
    if (kept === undefined) this.#tables.set(doc.id, { doc, entries: [], snapshot: null, sights: [] });
    else kept.doc = doc;
    return Promise.resolve('kept');
  }

  async savePair(doc: TableDoc, made: TableDoc): Promise<WriteOutcome> {
    if (this.#tables.has(made.id) || (await this.saveTable(doc)) === 'taken') return 'taken';
    return this.saveTable(made);
  }

  append(table: string, entries: readonly Entry<GameTypes>[]): Promise<WriteOutcome> {
    const kept = this.#tables.get(table);
    if (kept === undefined || entries[0]?.seq !== kept.entries.length + 1) return Promise.resolve('taken');
    kept.entries.push(...entries.map((entry) => JSON.stringify(entry)));
    return Promise.resolve('kept');
  }

  saveSnapshot(table: string, snapshot: Snapshot<GameTypes>): Promise<void> {
    const kept = this.#tables.get(table);
    if (kept !== undefined) kept.snapshot = JSON.stringify(snapshot);
    return Promise.resolve();
  }

  saveSights(table: string, sights: readonly ViewerSights[]): Promise<void> {
    const kept = this.#tables.get(table);
    if (kept !== undefined) kept.sights = [...kept.sights.filter(isOfAnother(sights)), ...sights];
    return Promise.resolve();
  }

  /** Frames by viewer. */
  sightsOf(table: string): Map<string, unknown[]> {
    const parts = this.#tables.get(table)?.sights ?? [];
    const byViewer = Map.groupBy(parts, ({ viewer }) => viewer);
    return new Map([...byViewer].map(([viewer, list]) => [viewer, list.flatMap(framesOf)]));
  }

  load(table: string): Promise<StoredTable | null> {
    const kept = this.#tables.get(table);
    if (kept === undefined) return Promise.resolve(null);
    const { doc, entries, snapshot } = kept;
    return Promise.resolve({
      doc,
      snapshot: snapshot === null ? null : (JSON.parse(snapshot) as Snapshot<GameTypes>),
      entries: entries.map((entry): unknown => JSON.parse(entry)),
    });
  }
}

function isOfAnother(sights: readonly ViewerSights[]): (one: ViewerSights) => boolean {
  return ({ viewer, part }) => !sights.some((sight) => sight.viewer === viewer && sight.part === part);
}

function framesOf({ frames }: ViewerSights): unknown[] {
  return JSON.parse(frames) as unknown[];
}
