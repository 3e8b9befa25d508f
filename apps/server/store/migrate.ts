import type { DatabaseSync } from 'node:sqlite';
import { nothingLeftOver } from './migrations/0011-nothing-left-over.ts';
import { freeCode } from './table-code.ts';

/** 'tabl': marks a data file as ours, in the application id of its header. */
const APPLICATION = 0x7461626c;

/** Schema version of a data file: 0 for a new file, null for a file that is not ours. */
export function schemaVersion(database: DatabaseSync): number | null {
  if (numberOf(database, 'application_id') === APPLICATION) return numberOf(database, 'user_version');
  return numberOf(database, 'schema_version') === 0 ? 0 : null;
}

/**
 * Migrates a file of ours to the newest version, each step in a transaction. `vacuum` cannot run in one, but is atomic
 * by itself.
 */
export function migrate(database: DatabaseSync, from: number, migrations: readonly string[]): void {
  for (const [index, migration] of migrations.entries()) {
    if (index < from) continue;
    if (migration === nothingLeftOver) rewrite(database, index + 1);
    else step(database, migration, index + 1);
  }
}

function rewrite(database: DatabaseSync, version: number): void {
  database.exec(nothingLeftOver);
  database.exec(`pragma user_version = ${version}`);
}

function step(database: DatabaseSync, migration: string, version: number): void {
  giveCodes(database);
  database.exec('begin immediate');
  try {
    database.exec(migration);
    database.exec(`pragma application_id = ${APPLICATION}; pragma user_version = ${version}`);
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

/** Defines `code_of` for migrations: a unique code for each table. */
function giveCodes(database: DatabaseSync): void {
  const taken = new Set<string>();
  database.function('code_of', (secret) => {
    const code = freeCode(String(secret), (each) => taken.has(each));
    taken.add(code);
    return code;
  });
}

export function numberOf(database: DatabaseSync, pragma: string): number {
  return Number(database.prepare(`pragma ${pragma}`).get()?.[pragma]);
}
