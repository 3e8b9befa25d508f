import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { dataFile, shmFile, walFile } from './data-folder.ts';
import { partialOf, settleFile } from './durable-files.ts';
import { examineData } from './examine-data.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { type DataProblem, reasonOf } from './problems.ts';

export interface Data {
  readonly database: DatabaseSync;
  /** False once the file was moved or removed: SQLite keeps writing to a removed file without an error. */
  readonly isInPlace: () => boolean;
  /** Idempotent. */
  readonly close: () => void;
}

export type OpenedData =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: DataProblem };

/**
 * Pages in the journal before a checkpoint. Each entry of a table rewrites the same page until it is full; rare
 * checkpoints write that page to the data file once.
 */
const PAGES_OF_JOURNAL = 8_192;

/** `secure_delete` overwrites deleted rows: names of forgotten guests must not stay in free pages. */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma wal_autocheckpoint = ${PAGES_OF_JOURNAL};
  pragma journal_size_limit = 67108864;
  pragma secure_delete = on;
`;

const OWNER_ONLY = 0o600;

/** Time that a write waits while another program has the file locked. */
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

/** For the owner only: the file holds the secrets of every running match. */
export function makeFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
}

/**
 * Restricts existing files to the owner, whatever the folder's mode. SQLite creates its other files with the same mode.
 */
function keepToOwner(folder: string): void {
  for (const file of [dataFile(folder), walFile(folder), shmFile(folder)]) {
    if (existsSync(file)) chmodSync(file, OWNER_ONLY);
  }
}

function openLocked(folder: string, lock: FolderLock): OpenedData {
  const version = examineData(folder);
  if (typeof version !== 'number') {
    lock.release();
    return { ok: false, problem: version };
  }
  if (version === 0) makeData(folder);
  keepToOwner(folder);
  const database = new DatabaseSync(dataFile(folder), { timeout: PATIENCE_MS, enableForeignKeyConstraints: true });
  const close = (): void => {
    database[Symbol.dispose]();
    lock.release();
  };
  try {
    database.exec(PRAGMAS);
    migrate(database, version === 0 ? MIGRATIONS.length : version, MIGRATIONS);
    database.exec('pragma wal_checkpoint(truncate)');
    return { ok: true, data: { database, isInPlace: watchFile(folder), close } };
  } catch (error) {
    close();
    throw error;
  }
}

/** Complete before it gets its name: a named file without a schema is treated as lost data. */
function makeData(folder: string): void {
  const file = dataFile(folder);
  rmSync(partialOf(file), { force: true });
  const database = new DatabaseSync(partialOf(file));
  try {
    database.exec('pragma journal_mode = memory');
    migrate(database, 0, MIGRATIONS);
  } finally {
    database.close();
  }
  settleFile(file);
}

function watchFile(folder: string): () => boolean {
  const [file, wal] = [dataFile(folder), walFile(folder)];
  const { ino } = statSync(file);
  return () => statSync(file, { throwIfNoEntry: false })?.ino === ino && existsSync(wal);
}

function refuse(trouble: DataProblem['trouble'], sentence: string): OpenedData {
  return { ok: false, problem: { trouble, sentence } };
}
