import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backupsOf, dataFile, stampOf } from './data-folder.ts';
import { partialOf, settleFile } from './durable-files.ts';
import { type Examined, examineBackup } from './examine-backup.ts';
import { judgeSchema } from './examine-data.ts';
import { keepKeys } from './kept-files.ts';
import { schemaVersion } from './migrate.ts';
import { reasonOf } from './problems.ts';

/** Default path of a backup: beside the data, named by the time. */
export function defaultBackup(folder: string, now: Date): string {
  const backups = backupsOf(folder);
  if (existsSync(dataFile(folder))) mkdirSync(backups, { recursive: true, mode: 0o700 });
  return join(backups, `tablee-${stampOf(now)}.db`);
}

/** Copies the data of one moment and checks the copy by reading it through. A server may be writing meanwhile. */
export function backUp(folder: string, file: string): Examined {
  if (!existsSync(dataFile(folder))) return { ok: false, sentence: `There is no data in ${folder}.` };
  if (existsSync(file)) return { ok: false, sentence: `${file} exists already.` };
  const partial = partialOf(file);
  try {
    rmSync(partial, { force: true });
    writeFileSync(partial, '', { mode: 0o600, flag: 'wx' }); // for the owner only: the file will hold keys and the secrets of running matches
    const problem = copyData(folder, partial);
    if (problem !== null) return { ok: false, sentence: problem };
    const examined = examineBackup(partial);
    if (examined.ok) settleFile(file);
    return examined;
  } catch (error) {
    return { ok: false, sentence: `${file} cannot be written: ${reasonOf(error)}.` };
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Null on success, otherwise the sentence for the person who asked. */
function copyData(folder: string, partial: string): string | null {
  const file = dataFile(folder);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    const problem = judgeSchema(schemaVersion(source), file);
    if (problem !== null) return problem.sentence;
    source.prepare('vacuum into ?').run(partial);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(partial);
  try {
    keepKeys(copy, folder);
    return null;
  } finally {
    copy.close();
  }
}
