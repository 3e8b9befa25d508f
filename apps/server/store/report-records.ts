import type { DatabaseSync } from 'node:sqlite';
import type { TableDoc } from '@tablee/host';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';
import type { Schema } from './schema.ts';
import type { KeptReport } from './server-store.ts';

export function reportRecords(database: DatabaseSync): Pick<Records, 'saveReport'> {
  const save = prepare(database, (report: Omit<Schema['reports'], 'id'>) => {
    const { at, table_id, why, reporter, reporter_name, reported, reported_name, about, lines } = report;
    return sql
      .insertInto('reports')
      .values({ at, table_id, why, reporter, reporter_name, reported, reported_name, about, lines });
  });
  const nameOf = prepare(database, ({ id }: { id: string }) =>
    sql.selectFrom('guests').select('name').where('id', '=', id),
  );

  /** Forgotten guests are not stored again, even if others still see what they said. */
  const known = (id: string): { readonly id: string; readonly name: string } => {
    const guest = nameOf.first({ id });
    return guest === null ? { id: '', name: '' } : { id, name: guest.name };
  };

  return {
    saveReport: ({ at, table, why, reporter, reported, about, lines }) => {
      const [from, of] = [known(reporter), known(reported)];
      save.run({
        at,
        table_id: table,
        why,
        reporter: from.id,
        reporter_name: from.name,
        reported: of.id,
        reported_name: of.name,
        about,
        lines: JSON.stringify(lines),
      });
    },
  };
}

/** Removes a guest from all reports; the quoted lines stay without a speaker. */
export function reportBlanker(database: DatabaseSync): (guest: string) => void {
  const byReporter = prepare(database, ({ guest }: { guest: string }) =>
    sql.updateTable('reports').set({ reporter: '', reporter_name: '' }).where('reporter', '=', guest),
  );
  const byReported = prepare(database, ({ guest }: { guest: string }) =>
    sql.updateTable('reports').set({ reported: '', reported_name: '' }).where('reported', '=', guest),
  );
  return (guest) => {
    byReporter.run({ guest });
    byReported.run({ guest });
  };
}

/** Latest last. */
export function listReports(database: DatabaseSync): KeptReport[] {
  const all = prepare(database, () =>
    sql
      .selectFrom('reports')
      .innerJoin('tables', 'tables.id', 'reports.table_id')
      .select(['reports.id', 'at', 'table_id as table', 'why', 'about', 'lines', 'doc'])
      .select(['reporter_name as reporter', 'reported_name as reported'])
      .orderBy('reports.id'),
  );
  return all.all({}).map(({ doc, lines, ...report }) => ({
    ...report,
    game: (JSON.parse(doc) as TableDoc).game,
    lines: JSON.parse(lines) as KeptReport['lines'],
  }));
}
