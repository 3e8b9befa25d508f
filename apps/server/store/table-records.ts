import type { DatabaseSync } from 'node:sqlite';
import type { TableDoc, WriteOutcome } from '@tablee/host';
import { codeFinder } from './list-records.ts';
import { prepare, sql } from './prepared.ts';
import type { Records } from './records.ts';
import type { Schema } from './schema.ts';
import { freeCode } from './table-code.ts';

export function tableRecords(database: DatabaseSync): Pick<Records, 'saveTable' | 'savePair'> {
  const stored = prepare(database, ({ id }: { id: string }) =>
    sql.selectFrom('tables').select('revision').where('id', '=', id),
  );
  const save = prepare(database, ({ id, revision, status, listed, made_at, code, doc }: Schema['tables']) =>
    sql
      .insertInto('tables')
      .values({ id, revision, status, listed, made_at, code, doc })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ revision, status, listed, made_at, doc })),
  );
  const findWaiting = codeFinder(database);
  const isTaken = (code: string): boolean => findWaiting(code) !== null;
  const keepGuests = guestKeeper(database);
  const isNext = ({ id, revision }: TableDoc): boolean => revision === (stored.first({ id })?.revision ?? 0) + 1;
  const saveTable = (doc: TableDoc): WriteOutcome => {
    const { id, status, madeAt } = doc;
    if (!isNext(doc)) return 'taken';
    const listed = doc.listed && peopleAt(doc.seats).size > 0 ? 1 : 0;
    const code = doc.revision === 1 ? freeCode(doc.secret, isTaken) : ''; // later revisions keep the first code
    save.run({ id, revision: doc.revision, status, listed, made_at: madeAt, code, doc: JSON.stringify(doc) });
    keepGuests(doc);
    return 'kept';
  };

  return {
    saveTable,
    // Both are checked before either is written: a refusal does not undo writes.
    savePair: (doc, made) => {
      if (!isNext(doc) || !isNext(made)) return 'taken';
      saveTable(doc);
      return saveTable(made);
    },
  };
}

/** Stores which guests sit at a table and which ones its document names. */
function guestKeeper(database: DatabaseSync): (doc: TableDoc) => void {
  const clearSeats = prepare(database, ({ id }: { id: string }) => sql.deleteFrom('seats').where('table_id', '=', id));
  const seat = prepare(database, ({ table_id, guest }: Schema['seats']) =>
    sql.insertInto('seats').values({ table_id, guest }),
  );
  const clearMentions = prepare(database, ({ id }: { id: string }) =>
    sql.deleteFrom('mentions').where('table_id', '=', id),
  );
  const mention = prepare(database, ({ table_id, guest }: Schema['mentions']) =>
    sql.insertInto('mentions').values({ table_id, guest }),
  );

  return (doc) => {
    const { id } = doc;
    clearSeats.run({ id });
    for (const guest of guestsToList(doc)) seat.run({ table_id: id, guest });
    clearMentions.run({ id });
    for (const guest of guestsIn(doc)) mention.run({ table_id: id, guest });
  };
}

/** A table that is over appears in nobody's list: without its seats, a list costs the same after a thousand matches. */
function guestsToList({ status, seats }: TableDoc): Set<string> {
  return status === 'over' ? new Set() : peopleAt(seats);
}

function guestsIn({ maker, seats, barred }: TableDoc): Set<string> {
  const guests = new Set([...peopleAt(seats), maker, ...barred]);
  guests.delete(''); // forgotten guests
  return guests;
}

function peopleAt(seats: TableDoc['seats']): Set<string> {
  return new Set(seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.guest] : [])));
}
