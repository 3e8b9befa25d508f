import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { dataFile } from './data-folder.ts';
import { judgeSchema } from './examine-data.ts';
import { schemaVersion } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { listReports } from './report-records.ts';
import type { KeptReport } from './server-store.ts';

type ReadReports =
  | { readonly ok: true; readonly reports: readonly KeptReport[] }
  | { readonly ok: false; readonly sentence: string };

/** All reports in a data folder, the latest last. A server may be writing meanwhile. */
export function readReports(folder: string): ReadReports {
  const file = dataFile(folder);
  if (!existsSync(file)) return { ok: false, sentence: `There is no data in ${folder}.` };
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const version = schemaVersion(database);
    const problem = judgeSchema(version, file);
    if (problem !== null) return { ok: false, sentence: problem.sentence };
    const isOld = version !== null && version < MIGRATIONS.length; // no server of this version has run on the data yet
    return { ok: true, reports: isOld ? [] : listReports(database) };
  } finally {
    database.close();
  }
}
