import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backupsOf, dataFile, keysFile, shmFile, stampOf, walFile } from './data-folder.ts';
import { moveInto } from './durable-files.ts';
import { lockFolder } from './lock.ts';

/** Advice that follows every sentence about lost or damaged data. */
export const WAY_FORWARD =
  'Bring a backup back with "npm run restore -- FILE", or start afresh with "npm start -- --accept-loss", which moves what is there aside.';

/** True if the folder has files that only a server with data leaves behind: a fresh start would hide the loss. */
export function hasHeldData(folder: string): boolean {
  const backups = backupsOf(folder);
  if (existsSync(keysFile(folder)) || (existsSync(backups) && readdirSync(backups).length > 0)) return true;
  return (statSync(walFile(folder), { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Moves the data into a new folder and returns its path; null while a running server uses it. */
export function putAside(folder: string, now: Date): string | null {
  const lock = lockFolder(folder);
  if (lock === null) return null;
  const aside = join(folder, `lost-${stampOf(now)}`);
  const files = [dataFile(folder), walFile(folder), shmFile(folder), keysFile(folder), backupsOf(folder)];
  moveInto(
    files.filter((file) => existsSync(file)),
    aside,
  );
  lock.release();
  return aside;
}
