import type { DatabaseSync } from 'node:sqlite';
import type { Sitter, TableDoc } from '@tablee/host';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';
import { reportBlanker } from './report-records.ts';

type ForgettingRecords = Pick<Records, 'forgetGuest' | 'forgetUnseen' | 'blankGuest' | 'guestsToForget'>;

export function forgettingRecords(database: DatabaseSync, saveTable: Records['saveTable']): ForgettingRecords {
  const remove = prepare(database, ({ guest }: { guest: string }) => sql.deleteFrom('guests').where('id', '=', guest));
  const begin = prepare(database, ({ guest }: { guest: string }) =>
    sql
      .insertInto('forgotten')
      .values({ guest })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const end = prepare(database, ({ guest }: { guest: string }) =>
    sql.deleteFrom('forgotten').where('guest', '=', guest),
  );
  const unseen = prepare(database, ({ since, limit }: { since: number; limit: number }) =>
    sql.selectFrom('guests').select('id').where('seen_at', '<', since).orderBy('seen_at').limit(limit),
  );
  const begun = prepare(database, () => sql.selectFrom('forgotten').select('guest'));
  const mentioning = prepare(database, ({ guest }: { guest: string }) =>
    sql
      .selectFrom('mentions')
      .innerJoin('tables', 'tables.id', 'mentions.table_id')
      .select('doc')
      .where('guest', '=', guest),
  );
  const blankReports = reportBlanker(database);

  const forgetGuest = (guest: string): void => {
    remove.run({ guest });
    begin.run({ guest });
  };

  return {
    forgetGuest,
    forgetUnseen: (since, limit) => {
      const guests = unseen.all({ since, limit }).map(({ id }) => id);
      for (const guest of guests) forgetGuest(guest);
      return guests;
    },
    blankGuest: (guest) => {
      const docs = mentioning.all({ guest }).map(({ doc }) => JSON.parse(doc) as TableDoc);
      for (const doc of docs) saveTable(blanked(doc, guest));
      blankReports(guest);
      end.run({ guest });
      return docs.map(({ id }) => id);
    },
    guestsToForget: () => begun.all({}).map(({ guest }) => guest),
  };
}

/** The match stays as it was played, and its seed can be verified still. */
function blanked(doc: TableDoc, guest: string): TableDoc {
  const blank = (sitter: Sitter): Sitter =>
    sitter.kind === 'person' && sitter.guest === guest
      ? { kind: 'person', guest: '', name: '', avatar: '', nonce: '' }
      : sitter;
  return {
    ...doc,
    revision: doc.revision + 1,
    maker: doc.maker === guest ? '' : doc.maker,
    seats: doc.seats.map(blank),
  };
}
