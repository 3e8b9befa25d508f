import type { DatabaseSync } from 'node:sqlite';
import { readDoc, type Sitter, type TableDoc } from '@tablee/host';
import { dayCounter } from './day-records.ts';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';
import { reportBlanker } from './report-records.ts';

/** Guests in a running match are kept: otherwise a bot would take over their seat for the rest of it. */
const playing = sql
  .selectFrom('seats')
  .innerJoin('tables', 'tables.id', 'seats.table_id')
  .select('seats.guest')
  .where('tables.status', '=', 'playing');

type ForgettingRecords = Pick<Records, 'forgetGuest' | 'forgetUnseen'>;
type BlankingRecords = Pick<Records, 'blankGuest' | 'guestsToForget'>;

export function forgettingRecords(
  database: DatabaseSync,
  saveTable: Records['saveTable'],
): ForgettingRecords & BlankingRecords {
  return { ...forgetting(database), ...blanking(database, saveTable) };
}

/** Removes guests. Their ids are not used again. */
function forgetting(database: DatabaseSync): ForgettingRecords {
  const remove = prepare(database, ({ guest }: { guest: string }) => sql.deleteFrom('guests').where('id', '=', guest));
  const begin = prepare(database, ({ guest }: { guest: string }) =>
    sql
      .insertInto('forgotten')
      .values({ guest })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const mark = prepare(database, ({ since, today }: { since: number; today: number }) =>
    sql.updateTable('guests').set({ idle_day: today }).where('seen_day', '<=', since).where('idle_day', 'is', null),
  );
  const idle = prepare(database, ({ today, limit }: { today: number; limit: number }) =>
    sql.selectFrom('guests').select('id').where('idle_day', '<', today).where('id', 'not in', playing).limit(limit),
  );
  const daysUp = dayCounter(database);

  const forgetGuest = (guest: string): void => {
    remove.run({ guest });
    begin.run({ guest });
  };

  return {
    forgetGuest,
    forgetUnseen: (days, limit) => {
      const today = daysUp();
      mark.run({ since: today - days, today });
      const guests = idle.all({ today, limit }).map(({ id }) => id);
      for (const guest of guests) forgetGuest(guest);
      return guests;
    },
  };
}

/** Removes forgotten guests from table documents and reports, a few tables at a time. */
function blanking(database: DatabaseSync, saveTable: Records['saveTable']): BlankingRecords {
  const end = prepare(database, ({ guest }: { guest: string }) =>
    sql.deleteFrom('forgotten').where('guest', '=', guest),
  );
  const begun = prepare(database, () => sql.selectFrom('forgotten').select('guest'));
  const mentioning = prepare(database, ({ guest, limit }: { guest: string; limit: number }) =>
    sql
      .selectFrom('mentions')
      .innerJoin('tables', 'tables.id', 'mentions.table_id')
      .select('doc')
      .where('guest', '=', guest)
      .limit(limit),
  );
  const blankReports = reportBlanker(database);

  return {
    blankGuest: (guest, limit) => {
      const docs = mentioning.all({ guest, limit }).map(({ doc }) => readDoc(doc));
      for (const doc of docs) saveTable(blanked(doc, guest));
      if (docs.length < limit) {
        blankReports(guest);
        end.run({ guest });
      }
      return docs.map(({ id }) => id);
    },
    guestsToForget: () => begun.all({}).map(({ guest }) => guest),
  };
}

/**
 * In a match that has begun the seat stays, without a name, so that its seed can still be verified. Before a match the
 * seat is opened: a concurrent rematch may have put the guest there.
 */
function blanked(doc: TableDoc, guest: string): TableDoc {
  const nobody: Sitter =
    doc.status === 'waiting' ? { kind: 'open' } : { kind: 'person', guest: '', name: '', avatar: '', nonce: '' };
  const blank = (sitter: Sitter): Sitter => (sitter.kind === 'person' && sitter.guest === guest ? nobody : sitter);
  return {
    ...doc,
    revision: doc.revision + 1,
    maker: doc.maker === guest ? '' : doc.maker,
    seats: doc.seats.map(blank),
    barred: doc.barred.filter((other) => other !== guest),
  };
}
