import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** TABLEE_DATA, or data/ in the repository. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  const said = env['TABLEE_DATA'];
  return said === undefined || said === '' ? join(ROOT, 'data') : said;
}

export function dataFile(folder: string): string {
  return join(folder, 'tablee.db');
}

/** SQLite's journal: after a crash, it holds the last commits. */
export function walFile(folder: string): string {
  return `${dataFile(folder)}-wal`;
}

export function shmFile(folder: string): string {
  return `${dataFile(folder)}-shm`;
}

export function keysFile(folder: string): string {
  return join(folder, 'keys.json');
}

export function lockFile(folder: string): string {
  return join(folder, 'lock.db');
}

export function backupsOf(folder: string): string {
  return join(folder, 'backups');
}

/** A time in a form for file names. */
export function stampOf(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-');
}
