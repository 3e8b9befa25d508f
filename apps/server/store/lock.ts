import { DatabaseSync } from 'node:sqlite';
import { lockFile } from './data-folder.ts';
import { isBusy } from './sqlite-errors.ts';

export interface FolderLock {
  release(): void;
}

/**
 * The folder is ours alone until the lock is released or the process dies; null while another has it. The system drops
 * the lock of a killed process, where a file with a process id would stay and be believed.
 */
export function lockFolder(folder: string): FolderLock | null {
  const database = new DatabaseSync(lockFile(folder), { timeout: 0 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
    return { release: () => database[Symbol.dispose]() };
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
}
