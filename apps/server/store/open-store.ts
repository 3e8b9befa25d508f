import { Worker } from 'node:worker_threads';
import { AT_ONCE, readDoc, type Slices, type StoredTable } from '@tablee/host';
import type { WriterData } from './messages.ts';
import type { ServerStore, StoreOptions } from './server-store.ts';
import { Writer } from './writer.ts';

/** Opens the data of a folder for this process alone; rejects with `StoreNotOpened`. */
export async function openStore(folder: string, options: StoreOptions = {}): Promise<ServerStore> {
  const workerData: WriterData = { folder };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const writer = await Writer.open(worker, options);
  return {
    saveTable: (doc) => writer.ask('saveTable', doc),
    savePair: (doc, made) => writer.ask('savePair', doc, made),
    append: (table, entries) => {
      const texts = entries.map((entry) => ({ seq: entry.seq, text: JSON.stringify(entry) }));
      return writer.ask('append', table, texts);
    },
    saveSnapshot: (table, snapshot) => writer.ask('saveSnapshot', table, snapshot.seq, JSON.stringify(snapshot)),
    saveSights: (table, sights) => writer.ask('saveSights', table, sights),
    saveGuest: (guest) => writer.ask('saveGuest', guest),
    renewGuest: (guest) => writer.ask('renewGuest', guest),
    forgetGuest: (id) => writer.ask('forgetGuest', id),
    countDay: (day) => writer.ask('countDay', day),
    forgetUnseen: (days, limit) => writer.ask('forgetUnseen', days, limit),
    blankGuest: (id, limit) => writer.ask('blankGuest', id, limit),
    saveReport: (report) => writer.ask('saveReport', report),
    guestsToForget: () => writer.ask('guestsToForget'),
    load: (table) => loadTable(writer, table, options.slices ?? AT_ONCE),
    loadSights: (table, viewer) => writer.ask('loadSights', table, viewer),
    loadGuest: (id) => writer.ask('loadGuest', id),
    isUsed: () => writer.ask('isUsed'),
    daysUp: () => writer.ask('daysUp'),
    findWaiting: (code) => writer.ask('findWaiting', code),
    unlistedOf: (tables) => writer.ask('unlistedOf', tables),
    codeOf: (table) => writer.ask('codeOf', table),
    listWaiting: async (limit) => (await writer.ask('listWaiting', limit)).map(readDoc),
    tablesOf: async (guest, limit) => (await writer.ask('tablesOf', guest, limit)).map(readDoc),
    seatsOf: (guest, after, limit) => writer.ask('seatsOf', guest, after, limit),
    stats: () => writer.stats(),
    close: () => writer.close(),
  };
}

/** Entries that both threads read in about a millisecond. */
const PAGE = 500;

async function loadTable(writer: Writer, table: string, slices: Slices): Promise<StoredTable | null> {
  const texts = await writer.ask('load', table);
  if (texts === null) return null;
  const { doc, snapshot } = texts;
  return {
    doc: readDoc(doc),
    snapshot: snapshot === null ? null : (JSON.parse(snapshot) as StoredTable['snapshot']),
    entries: await loadEntries(writer, table, slices),
  };
}

/** Reads in pages, so that other tables are served in between. */
async function loadEntries(writer: Writer, table: string, slices: Slices): Promise<unknown[]> {
  const entries: unknown[] = [];
  for (let isMore = true; isMore; ) {
    await slices.next();
    const page = await loadPage(writer, table, entries.length, PAGE);
    entries.push(...page);
    isMore = page.length === PAGE;
  }
  return entries;
}

/** Broken JSON becomes null: the other entries keep their positions, and the rebuild reports a damaged log. */
async function loadPage(writer: Writer, table: string, after: number, limit: number): Promise<unknown[]> {
  const text = await writer.ask('loadEntries', table, after, limit);
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    if (limit === 1) return [null];
    const half = Math.floor(limit / 2);
    const first = await loadPage(writer, table, after, half);
    return [...first, ...(await loadPage(writer, table, after + half, limit - half))];
  }
}
