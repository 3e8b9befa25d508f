import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataFile, keysFile, shmFile, stampOf, walFile } from './data-folder.ts';
import { moveInto, partialOf, settleFile } from './durable-files.ts';
import { type Examined, examineBackup } from './examine-backup.ts';
import { takeKeys } from './kept-files.ts';
import { lockFolder } from './lock.ts';
import { inUse, makeFolder } from './open-data.ts';
import { reasonOf } from './problems.ts';

export interface RestoreOptions {
  /** Moves existing data into a folder named by the time, instead of refusing. */
  readonly force: boolean;
  readonly now: Date;
}

/** Restores a backup into a folder that no server is using. */
export function restoreData(file: string, folder: string, options: RestoreOptions): Examined {
  const examined = examineBackup(file);
  if (!examined.ok) return examined;
  try {
    makeFolder(folder);
    const lock = lockFolder(folder);
    if (lock === null) return { ok: false, sentence: inUse(folder) };
    try {
      const problem = restoreLocked(file, folder, options);
      return problem === null ? examined : { ok: false, sentence: problem };
    } finally {
      lock.release();
    }
  } catch (error) {
    return { ok: false, sentence: `${folder} cannot be restored: ${reasonOf(error)}.` };
  }
}

function restoreLocked(file: string, folder: string, { force, now }: RestoreOptions): string | null {
  const present = [dataFile(folder), walFile(folder), shmFile(folder), keysFile(folder)].filter((one) =>
    existsSync(one),
  );
  if (present.length > 0 && !force) return `${folder} holds data already: with --force it is put aside first.`;
  const partial = partialOf(dataFile(folder));
  try {
    copyFileSync(file, partial);
    const keys = takeKeysOf(partial);
    moveInto(present, join(folder, `replaced-${stampOf(now)}`));
    if (keys !== null) {
      writeFileSync(partialOf(keysFile(folder)), keys, { mode: 0o600 });
      settleFile(keysFile(folder));
    }
    settleFile(dataFile(folder));
    return null;
  } finally {
    rmSync(partial, { force: true });
  }
}

function takeKeysOf(partial: string): Uint8Array | null {
  const copy = new DatabaseSync(partial);
  try {
    return takeKeys(copy);
  } finally {
    copy.close();
  }
}
