import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { dataFile } from './data-folder.ts';
import { StoreFailed } from './problems.ts';
import { emptyFolder, entries, openFor, seqsOf, snapshotAt, tableOf } from './store.scenario.ts';

const GUEST = { id: 'ana', name: 'Ana', avatar: 'fox', seenAt: 7 };

describe('a store', () => {
  it('returns everything that was stored, also after a restart', async () => {
    const folder = emptyFolder();
    const first = await openFor(folder);
    expect(await first.saveTable(tableOf('t'))).toBe('kept');
    expect(await first.append('t', entries(1, 3))).toBe('kept');
    await first.saveSnapshot('t', snapshotAt(2));
    await first.saveSights('t', [{ viewer: '0', part: 0, frames: '[{"seq":0}]' }]);
    await first.saveGuest(GUEST);
    await first.close();
    const again = await openFor(folder);
    expect(await again.load('t')).toStrictEqual({ doc: tableOf('t'), snapshot: snapshotAt(2), entries: entries(1, 3) });
    expect(await again.load('u')).toBeNull();
    expect(await again.listWaiting(9)).toStrictEqual([tableOf('t')]);
    expect(await again.tablesOf('ana', 9)).toStrictEqual([tableOf('t')]);
    expect(await again.loadSights('t', '0')).toBe('[{"seq":0}]');
    expect(await again.loadGuest('ana')).toStrictEqual({ ...GUEST, isIdle: false });
  });

  it.each([500, 501, 1_000])('returns a log of %i entries completely', async (count) => {
    const store = await openFor(emptyFolder());
    await store.saveTable(tableOf('t'));
    await store.append('t', entries(1, count));
    expect((await store.load('t'))?.entries).toStrictEqual(entries(1, count));
  });

  it('returns null for an entry that was cut, and the others in their places', async () => {
    const folder = emptyFolder();
    const store = await openFor(folder);
    await store.saveTable(tableOf('t'));
    await store.append('t', entries(1, 700));
    const database = new DatabaseSync(dataFile(folder));
    database.exec('update entries set entry = substr(entry, 1, 5) where seq in (3, 600)');
    database.close();
    const read = (await store.load('t'))?.entries ?? [];
    expect(read.flatMap((entry, index) => (entry === null ? [index + 1] : []))).toEqual([3, 600]);
    expect(read.filter((entry) => entry !== null)).toStrictEqual(
      entries(1, 700).filter(({ seq }) => seq !== 3 && seq !== 600),
    );
  });

  it('answers in the order of requests', async () => {
    const store = await openFor(emptyFolder());
    const asked = [store.saveTable(tableOf('t')), store.append('t', entries(1, 2)), seqsOf(store, 't')];
    expect(await Promise.all(asked)).toEqual(['kept', 'kept', [1, 2]]);
  });

  it('rejects only the request that cannot be carried out', async () => {
    const store = await openFor(emptyFolder());
    const nowhere = store.append('nowhere', entries(1, 1));
    const kept = store.saveTable(tableOf('t'));
    await expect(nowhere).rejects.toThrow('append: FOREIGN KEY constraint failed');
    expect([await kept, store.stats().failure]).toEqual(['kept', null]);
  });

  it('rejects only the request that cannot be passed to its thread', async () => {
    const store = await openFor(emptyFolder());
    const kept = store.saveTable(tableOf('beside'));
    await expect(store.saveTable(tableOf('t', { maker: (() => '') as never }))).rejects.toThrow('could not be cloned');
    expect([await kept, store.stats().pending]).toEqual(['kept', 0]);
  });

  it('answers everything before it closes, and rejects later requests', async () => {
    const folder = emptyFolder();
    const store = await openFor(folder, { windowMs: 10_000 });
    await store.saveTable(tableOf('t'));
    const asked = store.append('t', entries(1, 5));
    await store.close();
    expect(await asked).toBe('kept');
    await expect(store.load('t')).rejects.toThrow(new StoreFailed('The store is closed.'));
    expect(await seqsOf(await openFor(folder), 't')).toHaveLength(5);
  });
});
