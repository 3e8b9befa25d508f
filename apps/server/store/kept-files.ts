import { existsSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { keysFile } from './data-folder.ts';

/** Backups are a single file: the data file plus one table with the other files that the server needs. */

const KEYS = 'keys.json';

export function keepKeys(copy: DatabaseSync, folder: string): void {
  copy.exec('create table kept_files (name text primary key, content blob not null) strict');
  const file = keysFile(folder);
  if (existsSync(file)) copy.prepare('insert into kept_files values (?, ?)').run(KEYS, readFileSync(file));
}

/** Removes the keys from the copy, which becomes a plain data file; null if there are none. */
export function takeKeys(copy: DatabaseSync): Uint8Array | null {
  const row = copy.prepare('select content from kept_files where name = ?').get(KEYS);
  copy.exec('drop table kept_files');
  return (row?.['content'] as Uint8Array | undefined) ?? null;
}

export function isBackup(database: DatabaseSync): boolean {
  return database.prepare("select 1 from sqlite_schema where name = 'kept_files'").get() !== undefined;
}
