import { DatabaseSync } from 'node:sqlite';
import { judgeSchema } from './examine-data.ts';
import { isBackup } from './kept-files.ts';
import { schemaVersion } from './migrate.ts';
import { reasonOf } from './problems.ts';

interface BackupContent {
  readonly tables: number;
  readonly entries: number;
}

export type Examined =
  | { readonly ok: true; readonly content: BackupContent }
  | { readonly ok: false; readonly sentence: string };

/** Checks that a file is a complete backup that this program can read. */
export function examineBackup(file: string): Examined {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return examine(database, file);
    } finally {
      database.close();
    }
  } catch (error) {
    return { ok: false, sentence: `${file} cannot be read as a backup: ${reasonOf(error)}.` };
  }
}

function examine(database: DatabaseSync, file: string): Examined {
  const version = schemaVersion(database);
  const problem = judgeSchema(version, file);
  if (problem !== null) return { ok: false, sentence: problem.sentence };
  if (!isBackup(database)) return { ok: false, sentence: `${file} was not made by npm run backup.` };
  const found = database.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
  if (found !== 'ok') return { ok: false, sentence: `${file} is damaged: ${onOneLine(String(found))}.` };
  return { ok: true, content: { tables: count(database, 'tables'), entries: count(database, 'entries') } };
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function count(database: DatabaseSync, table: string): number {
  return Number(database.prepare(`select count(*) as rows from ${table}`).get()?.['rows']);
}
