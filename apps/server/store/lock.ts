import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { lockFile } from './data-folder.ts';
import { isBusy } from './sqlite-errors.ts';

/** A process that can read the file can hold the lock. */
const OWNER_ONLY = 0o600;

export interface FolderLock {
  release(): void;
}

/**
 * Locks the folder for this process; null if another process has it. The system drops the lock of a killed process,
 * whereas a file with a process id would stay behind.
 */
export function lockFolder(folder: string): FolderLock | null {
  const file = lockFile(folder);
  // An existing file is not opened here: closing any handle drops every lock that this process has on it.
  if (existsSync(file)) chmodSync(file, OWNER_ONLY);
  else closeSync(openSync(file, 'a', OWNER_ONLY));
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
    return { release: () => database[Symbol.dispose]() };
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
}
