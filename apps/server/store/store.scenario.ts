import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Sitter, TableDoc } from '@tablee/host';
import { type Entry, type GameTypes, type Snapshot, toMillis } from '@tablee/kernel';
import { onTestFinished } from 'vitest';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { openStore } from './open-store.ts';
import type { ServerStore, StoreOptions } from './server-store.ts';

/** Stores, tables and entries for tests. */

export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tablee-store-'));
}

/** An in-memory database in the newest schema. */
export function memoryDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  migrate(database, 0, MIGRATIONS);
  return database;
}

/** Opens a store that is closed when its test is over. */
export async function openFor(folder: string, options?: StoreOptions): Promise<ServerStore> {
  const store = await openStore(folder, options);
  onTestFinished(() => store.close());
  return store;
}

const SETUP = { seats: 2, options: {}, seatOptions: [{}, {}] } as unknown as TableDoc['setup'];

export function tableOf(id: string, changes: Partial<TableDoc> = {}): TableDoc {
  return {
    id,
    revision: 1,
    game: 'chess',
    version: 1,
    setup: SETUP,
    house: { grace: 'usual', clock: 'none', fair: true },
    listed: true,
    status: 'waiting',
    seats: [person('ana'), { kind: 'open' }],
    maker: 'ana',
    barred: [],
    secret: '5e'.repeat(32),
    nonces: null,
    next: null,
    madeAt: 1_000,
    ...changes,
  };
}

export function person(guest: string): Sitter {
  return { kind: 'person', guest, name: `${guest}’s "name"`, avatar: 'fox', nonce: '' };
}

/** Entries of a match, numbered from `from` to `to`. */
export function entries(from: number, to: number): Entry<GameTypes>[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    kind: 'wake',
    seq: from + index,
    at: toMillis(100 * (from + index)),
  }));
}

export function snapshotAt(seq: number): Snapshot<GameTypes> {
  const at = toMillis(100 * seq);
  return { game: 'chess', version: 1, table: SETUP, state: { moves: seq }, seq, at, undoable: null };
}

/** Numbers of the stored entries. */
export async function seqsOf(store: ServerStore, table: string): Promise<number[]> {
  const stored = await store.load(table);
  return ((stored?.entries ?? []) as { seq: number }[]).map(({ seq }) => seq);
}
