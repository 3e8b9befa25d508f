import { Worker } from 'node:worker_threads';
import { readDoc, type StoredTable } from '@tablee/host';
import type { WriterData } from './messages.ts';
import type { TableTexts } from './records.ts';
import type { ServerStore, StoreOptions } from './server-store.ts';
import { Writer } from './writer.ts';

/** Opens the data of a folder for this process alone; rejects with `StoreNotOpened` where that cannot be. */
export async function openStore(folder: string, options: StoreOptions = {}): Promise<ServerStore> {
  const workerData: WriterData = { folder };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const writer = await Writer.open(worker, options);
  return {
    saveTable: (doc) => writer.ask('saveTable', doc),
    append: (table, entries) => {
      const texts = entries.map((entry) => ({ seq: entry.seq, text: JSON.stringify(entry) }));
      return writer.ask('append', table, texts);
    },
    saveSnapshot: (table, snapshot) => writer.ask('saveSnapshot', table, snapshot.seq, JSON.stringify(snapshot)),
    saveSights: (table, sights) => writer.ask('saveSights', table, sights),
    saveGuest: (guest) => writer.ask('saveGuest', guest),
    renewGuest: (guest) => writer.ask('renewGuest', guest),
    forgetGuest: (id) => writer.ask('forgetGuest', id),
    forgetUnseen: (since, limit) => writer.ask('forgetUnseen', since, limit),
    blankGuest: (id) => writer.ask('blankGuest', id),
    saveReport: (report) => writer.ask('saveReport', report),
    guestsToForget: () => writer.ask('guestsToForget'),
    load: async (table) => readTable(await writer.ask('load', table)),
    loadSights: (table, viewer) => writer.ask('loadSights', table, viewer),
    loadGuest: (id) => writer.ask('loadGuest', id),
    listWaiting: async (limit) => (await writer.ask('listWaiting', limit)).map(readDoc),
    tablesOf: async (guest, limit) => (await writer.ask('tablesOf', guest, limit)).map(readDoc),
    stats: () => writer.stats(),
    close: () => writer.close(),
  };
}

function readTable(texts: TableTexts | null): StoredTable | null {
  if (texts === null) return null;
  const { doc, snapshot, entries } = texts;
  return {
    doc: readDoc(doc),
    snapshot: snapshot === null ? null : (JSON.parse(snapshot) as StoredTable['snapshot']),
    entries: JSON.parse(entries) as unknown[],
  };
}
