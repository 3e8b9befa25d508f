import { existsSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { keysFile } from './data-folder.ts';

/** A backup is one file: the data file with one table more, for what else the server cannot do without. */

const KEYS = 'keys.json';

export function keepKeys(copy: DatabaseSync, folder: string): void {
  copy.exec('create table kept_files (name text primary key, content blob not null) strict');
  const file = keysFile(folder);
  if (existsSync(file)) copy.prepare('insert into kept_files values (?, ?)').run(KEYS, readFileSync(file));
}

/** Takes them out again, so that the file becomes a data file; null where there were none. */
export function takeKeys(copy: DatabaseSync): Uint8Array | null {
  const row = copy.prepare('select content from kept_files where name = ?').get(KEYS);
  copy.exec('drop table kept_files');
  return (row?.['content'] as Uint8Array | undefined) ?? null;
}

export function isBackup(database: DatabaseSync): boolean {
  return database.prepare("select 1 from sqlite_schema where name = 'kept_files'").get() !== undefined;
}
