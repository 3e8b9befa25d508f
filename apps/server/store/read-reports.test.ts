import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { dataFile } from './data-folder.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { readReports } from './read-reports.ts';
import { emptyFolder, openFor, tableOf } from './store.scenario.ts';

/** A folder whose data has this schema. */
function folderOf(migrations: readonly string[]): string {
  const folder = emptyFolder();
  const database = new DatabaseSync(dataFile(folder));
  migrate(database, 0, migrations);
  database.close();
  return folder;
}

describe('the reports of a folder', () => {
  it('are read while a server has it open, the latest last', async () => {
    const folder = emptyFolder();
    const store = await openFor(folder);
    await store.saveTable(tableOf('t'));
    await store.saveGuest({ id: 'ana', name: 'Ana', avatar: 'fox', seenAt: 1 });
    const report = { at: 1, table: 't', why: 'mean', reporter: 'ana', reported: 'ana', about: null, lines: [] };
    await store.saveReport(report);
    await store.saveReport({ ...report, at: 2, reported: 'nobody' });
    expect(readReports(folder)).toMatchObject({
      ok: true,
      reports: [
        { id: 1, at: 1, game: 'chess', reporter: 'Ana', reported: 'Ana' },
        { id: 2, at: 2, game: 'chess', reporter: 'Ana', reported: '' },
      ],
    });
  });

  it('are none in data from before reports', () => {
    expect(readReports(folderOf(MIGRATIONS.slice(0, 2)))).toEqual({ ok: true, reports: [] });
  });

  it('cannot be read from data of a newer program', () => {
    const folder = folderOf([...MIGRATIONS, 'select 1']);
    expect(readReports(folder)).toMatchObject({ ok: false, sentence: expect.stringContaining('newer Tablée') });
  });
});
