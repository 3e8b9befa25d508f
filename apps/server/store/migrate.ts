import type { DatabaseSync } from 'node:sqlite';
import { nothingLeftOver } from './migrations/0011-nothing-left-over.ts';
import { numberOf } from './pragma.ts';
import { freeCode } from './table-code.ts';

/** 'tabl' in the header of the file, by which a data file of ours is known. */
const APPLICATION = 0x7461626c;

/** The schema version of a data file: 0 where the file is new, null where it is not ours. */
export function schemaVersion(database: DatabaseSync): number | null {
  if (numberOf(database, 'application_id') === APPLICATION) return numberOf(database, 'user_version');
  return numberOf(database, 'schema_version') === 0 ? 0 : null;
}

/** Brings a file of ours from its version to the last, each step whole or not at all: `vacuum`, which no transaction may hold, is so by itself. */
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

/** `code_of`: a code for each table that a migration asks for, no two alike. */
function giveCodes(database: DatabaseSync): void {
  const taken = new Set<string>();
  database.function('code_of', (secret) => {
    const code = freeCode(String(secret), (each) => taken.has(each));
    taken.add(code);
    return code;
  });
}
