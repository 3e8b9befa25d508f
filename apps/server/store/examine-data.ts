import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { dataFile } from './data-folder.ts';
import { hasHeldData, WAY_FORWARD } from './lost-data.ts';
import { schemaVersion } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { type DataProblem, reasonOf } from './problems.ts';
import { isDamage } from './sqlite-errors.ts';

/** The schema version of intact data, 0 if there never was any, or the problem. */
export type ExaminedData = number | DataProblem;

/**
 * Examines the data read-only: a writable connection would remove the journal on close, even one that it could not
 * read.
 */
export function examineData(folder: string): ExaminedData {
  const file = dataFile(folder);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return judgeNothing(folder);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return examine(database, folder);
  } catch (error) {
    if (isDamage(error)) return damaged(file, reasonOf(error));
    throw error;
  } finally {
    database.close();
  }
}

/** Null if this program can read the file. */
export function judgeSchema(version: number | null, file: string): DataProblem | null {
  if (version === null) return { trouble: 'not-ours', sentence: `${file} is no data file of Tablée.` };
  if (version <= MIGRATIONS.length) return null;
  const sentence = `${file} has schema ${version} of a newer Tablée: this one knows schemas up to ${MIGRATIONS.length}.`;
  return { trouble: 'newer-schema', sentence };
}

function examine(database: DatabaseSync, folder: string): ExaminedData {
  const file = dataFile(folder);
  const version = schemaVersion(database);
  const problem = judgeSchema(version, file);
  if (version === null || problem !== null) return problem ?? 0;
  if (version === 0) return judgeNothing(folder);
  const found = String(database.prepare('pragma quick_check(1)').get()?.['quick_check']);
  return found === 'ok' ? version : damaged(file, found);
}

function judgeNothing(folder: string): ExaminedData {
  if (!hasHeldData(folder)) return 0;
  const sentence = `${dataFile(folder)} is empty or gone, but there was data: something of it is still in ${folder}.`;
  return { trouble: 'lost', sentence: `${sentence} ${WAY_FORWARD}` };
}

function damaged(file: string, found: string): DataProblem {
  const sentence = `${file} is damaged: ${found.replaceAll(/\s+/g, ' ')}. ${WAY_FORWARD}`;
  return { trouble: 'damaged', sentence };
}
