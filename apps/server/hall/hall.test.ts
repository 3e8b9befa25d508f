import { AT_ONCE, type LiveTable, MemoryStore, type StoredTable, type TableStore, VirtualClock } from '@tablee/host';
import type { AnyGame } from '@tablee/kernel';
import { PROTOCOL } from '@tablee/protocol';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { randomId } from '../random-id.ts';
import { CATALOG } from '../server.scenario.ts';
import { turnGame } from '../turn-game.scenario.ts';
import { Hall } from './hall.ts';
import { newTable } from './new-table.ts';

const ANN = { id: randomId(), name: 'Ann', avatar: 'fox', seenAt: 0 };
const log = pino({ level: 'silent' });

let store: MemoryStore;
let clock: VirtualClock;
let id: string;

async function storeTable(): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
  const wanted = {
    game: turnGame.id,
    preset: null,
    options: {},
    house: {},
    seats,
    listed: false,
    learning: [],
    nonce: '',
  };
  const table = newTable(CATALOG.games, wanted, ANN, 0);
  if (!table.ok) throw new Error(table.why);
  await store.saveTable(table.doc);
  return table.doc.id;
}

beforeEach(async () => {
  store = new MemoryStore();
  clock = new VirtualClock();
  id = await storeTable();
});

function hallWith(changes: Partial<TableStore> = {}, catalog = CATALOG.games, mostAwake?: number): Hall {
  const changed: TableStore = {
    saveTable: (doc) => store.saveTable(doc),
    savePair: (doc, made) => store.savePair(doc, made),
    append: (table, entries) => store.append(table, entries),
    saveSnapshot: (table, snapshot) => store.saveSnapshot(table, snapshot),
    saveSights: (table, sights) => store.saveSights(table, sights),
    load: (table) => store.load(table),
    ...changes,
  };
  return new Hall({ clock, store: changed, catalog, thinker: { decide: () => null }, slices: AT_ONCE }, log, mostAwake);
}

describe('the hall', () => {
  it('opens a table once for all who ask at the same time', async () => {
    const load = vi.fn<TableStore['load']>((table) => store.load(table));
    const hall = hallWith({ load });
    const opened = await Promise.all([hall.open(id), hall.open(id), hall.open(id)]);
    expect(load).toHaveBeenCalledOnce();
    expect(new Set(opened.map((one) => (one.ok ? one.table : one.problem))).size).toBe(1);
    expect(hall.size).toBe(1);
  });

  it('reports a missing table, and looks in the store again on the next request', async () => {
    const load = vi.fn<TableStore['load']>(() => Promise.resolve(null));
    const hall = hallWith({ load });
    expect(await hall.open(id)).toEqual({ ok: false, problem: 'no-such-table' });
    expect(await hall.open(id)).toEqual({ ok: false, problem: 'no-such-table' });
    expect(load).toHaveBeenCalledTimes(2);
    expect(await hall.open('no id')).toEqual({ ok: false, problem: 'no-such-table' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('unloads an empty table, and opens it again for a client that connects meanwhile', async () => {
    const hall = hallWith();
    const first = await hall.open(id);
    await clock.pass(1_000);
    hall.sweep(1_001);
    expect(hall.size).toBe(1);
    hall.sweep(1_000);
    expect(hall.size).toBe(0);
    const second = await hall.open(id);
    expect(second.ok && first.ok && second.table !== first.table).toBe(true);
    expect(hall.size).toBe(1);
  });

  it('unloads the table that has been empty for longest when too many are live, and never one with connections', async () => {
    const hall = hallWith({}, CATALOG.games, 2);
    const [busy, empty, emptier] = [id, await storeTable(), await storeTable()];
    const opened = await hall.open(busy);
    if (!opened.ok) throw new Error(opened.problem);
    const link = { send: () => undefined, close: () => undefined };
    opened.table.connect(null, link).receive({ type: 'hello', protocol: PROTOCOL, since: null });
    await hall.open(emptier);
    await clock.pass(6_000);
    await hall.open(empty);
    expect(hall.size).toBe(2);
    await hall.open(await storeTable());
    expect(hall.size).toBe(3); // the last one is kept: its client may still be connecting
    await clock.pass(6_000);
    expect(await hall.open(busy)).toEqual(opened);
  });

  it('unloads a table after an act in passing, unless it was live before', async () => {
    const hall = hallWith();
    expect(await hall.actInPassing(id, (table) => table.start(ANN.id))).toMatchObject({ ok: true });
    expect(hall.size).toBe(0);
    await hall.open(id);
    await hall.actInPassing(id, (table) => table.pause(ANN.id));
    expect(hall.size).toBe(1);
  });

  it('opens a table that is being unloaded only once all of it is durable', async () => {
    const disk = Promise.withResolvers<void>();
    const done: string[] = [];
    const hall = hallWith({
      saveTable: async (doc) => {
        await disk.promise;
        done.push('saved');
        return store.saveTable(doc);
      },
      load: (table) => {
        done.push('loaded');
        return store.load(table);
      },
    });
    const starting = hall.act(id, (table) => table.start(ANN.id));
    await clock.pass(1);
    hall.sweep(0);
    const opening = hall.open(id);
    await clock.pass(1);
    expect(done).toEqual(['loaded']);
    disk.resolve();
    expect(await starting).toEqual({ ok: true });
    const opened = await opening;
    expect(done).toEqual(['loaded', 'saved', 'loaded']);
    expect(opened.ok && opened.table.doc.status).toBe('playing');
  });

  it('retries an act at the reopened table if the first one was unloaded meanwhile', async () => {
    const hall = hallWith();
    const tables = new Set<LiveTable>();
    const acted = await hall.act(id, (table) => {
      tables.add(table);
      if (tables.size === 1) hall.sweep(0);
      return table.start(ANN.id);
    });
    expect(acted).toEqual({ ok: true });
    expect(tables.size).toBe(2);
  });

  it('drops a table that another host has changed, and reads it again', async () => {
    const hall = hallWith();
    const opened = await hall.open(id);
    if (!opened.ok) throw new Error(opened.problem);
    await store.saveTable({ ...opened.table.doc, revision: 2, listed: true });
    expect(await hall.act(id, (table) => table.start(ANN.id))).toEqual({ ok: true });
    const again = await hall.open(id);
    expect(again.ok && again.table.doc).toMatchObject({ listed: true, status: 'playing', revision: 3 });
  });

  it.each([
    ['damaged-log', (stored: StoredTable) => ({ ...stored, entries: [{ kind: 'nonsense' }] })],
    ['damaged-log', (stored: StoredTable) => ({ ...stored, entries: [null] })],
    ['unknown-game', (stored: StoredTable) => ({ ...stored, doc: { ...stored.doc, game: 'nothing' } })],
    [
      'unknown-game',
      (stored: StoredTable) => ({ ...stored, doc: { ...stored.doc, game: 'nothing', status: 'waiting' as const } }),
    ],
    ['unknown-version', (stored: StoredTable) => ({ ...stored, doc: { ...stored.doc, version: 99 } })],
    ['failed', () => Promise.reject(new Error('disk'))],
  ])('does not open a table with %s, and goes on', async (problem, damage) => {
    const hall = hallWith({
      load: async (table) => {
        const stored = (await store.load(table)) as StoredTable;
        return damage({ ...stored, doc: { ...stored.doc, status: 'playing', nonces: [] } });
      },
    });
    expect(await hall.open(id)).toEqual({ ok: false, problem });
    expect(hall.size).toBe(0);
  });

  it('loses a table whose rules throw, and only that one', async () => {
    const broken: AnyGame = {
      ...turnGame,
      setup: () => {
        throw new Error('no idea');
      },
    };
    const bots = CATALOG.games[turnGame.id]?.bots ?? {};
    const hall = hallWith({}, { ...CATALOG.games, [turnGame.id]: { versions: [broken], bots } });
    expect(await hall.act(id, (table) => table.start(ANN.id))).toEqual({ ok: false, why: 'failed' });
    expect(hall.size).toBe(0);
  });

  it('opens no table once it stops', async () => {
    const hall = hallWith();
    const opening = hall.open(id);
    await hall.stop();
    expect(await opening).toEqual({ ok: false, problem: 'stopping' });
    expect(await hall.open(id)).toEqual({ ok: false, problem: 'stopping' });
    expect(hall.size).toBe(0);
  });
});
