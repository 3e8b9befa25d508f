import { writeSync } from 'node:fs';
import { type Entry, type GameTypes, toMillis } from '@tablee/kernel';
import { openStore } from './open-store.ts';

/** A process for tests to kill: appends three entries at a time at several tables, and prints what was acknowledged. */

const [folder = '', ...tables] = process.argv.slice(2);
const store = await openStore(folder);
await Promise.all(tables.map(appendForever));

async function appendForever(table: string): Promise<void> {
  let last = (await store.load(table))?.entries.length ?? 0;
  for (;;) {
    const added = [1, 2, 3].map((step): Entry<GameTypes> => ({ kind: 'wake', seq: last + step, at: toMillis(last) }));
    if ((await store.append(table, added)) !== 'kept') throw new Error(`${table} is taken`);
    last += 3;
    writeSync(1, `${table} ${last}\n`); // synchronous: buffered output would be lost when the process is killed
  }
}
