import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { dataFile, shmFile, walFile } from './data-folder.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { isDataGone, WAY_FORWARD } from './lost-data.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { type OpenProblem, reasonOf } from './problems.ts';

export interface Data {
  readonly database: DatabaseSync;
  /** Whether what is committed can still be found: SQLite writes to a removed file without noticing. */
  readonly isInPlace: () => boolean;
  /** May be called again. */
  readonly close: () => void;
}

export type OpenedData =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: OpenProblem };

/**
 * Every entry of a table rewrites the same page until it is full. Only what is in that page when the journal is
 * brought into the file is written there: so that is done seldom.
 */
const PAGES_OF_JOURNAL = 8_192;

const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma wal_autocheckpoint = ${PAGES_OF_JOURNAL};
  pragma journal_size_limit = 67108864;
`;

const OWNER_ONLY = 0o600;

/** How long a write waits for somebody's tool that has locked the file. */
const PATIENCE_MS = 5_000;

/** Opens the data of a folder for this process alone, in the newest schema. */
export function openData(folder: string): OpenedData {
  try {
    makeFolder(folder);
    const lock = lockFolder(folder);
    return lock === null ? refuse('in-use', inUse(folder)) : openLocked(folder, lock);
  } catch (error) {
    return refuse('unusable', `${folder} cannot be used for data: ${reasonOf(error)}.`);
  }
}

export function inUse(folder: string): string {
  return `${folder} is in use by a running server: stop it first.`;
}

/** For its owner only: the file holds the secrets of every running match. */
export function makeFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
}

/** Whatever the folder allows. SQLite gives what it writes beside the file the same mode. */
function keepToOwner(folder: string): void {
  closeSync(openSync(dataFile(folder), 'a', OWNER_ONLY));
  for (const file of [dataFile(folder), walFile(folder), shmFile(folder)]) {
    if (existsSync(file)) chmodSync(file, OWNER_ONLY);
  }
}

function openLocked(folder: string, lock: FolderLock): OpenedData {
  if (isDataGone(folder)) {
    lock.release();
    return refuse(
      'lost',
      `${dataFile(folder)} is empty or gone, but there was data: its keys are still there. ${WAY_FORWARD}`,
    );
  }
  keepToOwner(folder);
  const database = new DatabaseSync(dataFile(folder), { timeout: PATIENCE_MS, enableForeignKeyConstraints: true });
  const close = (): void => {
    database[Symbol.dispose]();
    lock.release();
  };
  try {
    const problem = prepareSchema(database, folder);
    if (problem === null) return { ok: true, data: { database, isInPlace: watchFile(folder), close } };
    close();
    return { ok: false, problem };
  } catch (error) {
    close();
    throw error;
  }
}

function prepareSchema(database: DatabaseSync, folder: string): OpenProblem | null {
  const version = schemaVersion(database);
  const problem = judgeSchema(version, dataFile(folder));
  if (version === null || problem !== null) return problem;
  const found = damageIn(database);
  if (found !== null)
    return { trouble: 'damaged', sentence: `${dataFile(folder)} is damaged: ${found}. ${WAY_FORWARD}` };
  database.exec(PRAGMAS);
  migrate(database, version, MIGRATIONS);
  return null;
}

/** What is wrong with the pages of the file; null where nothing is. Otherwise players would find out later. */
function damageIn(database: DatabaseSync): string | null {
  try {
    const found = String(database.prepare('pragma quick_check(1)').get()?.['quick_check']);
    return found === 'ok' ? null : found.replaceAll(/\s+/g, ' ');
  } catch (error) {
    return reasonOf(error);
  }
}

/** Null where this program can read the file. */
export function judgeSchema(version: number | null, file: string): OpenProblem | null {
  if (version === null) return { trouble: 'not-ours', sentence: `${file} is no data file of Tablée.` };
  if (version <= MIGRATIONS.length) return null;
  const sentence = `${file} has schema ${version} of a newer Tablée: this one knows schemas up to ${MIGRATIONS.length}.`;
  return { trouble: 'newer-schema', sentence };
}

function watchFile(folder: string): () => boolean {
  const [file, wal] = [dataFile(folder), walFile(folder)];
  const { ino } = statSync(file);
  return () => statSync(file, { throwIfNoEntry: false })?.ino === ino && existsSync(wal);
}

function refuse(trouble: OpenProblem['trouble'], sentence: string): OpenedData {
  return { ok: false, problem: { trouble, sentence } };
}
