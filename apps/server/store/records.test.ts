import { DatabaseSync } from 'node:sqlite';
import type { TableDoc } from '@tablee/host';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { openRecords, type Records } from './records.ts';
import { memoryDatabase, person, tableOf } from './store.scenario.ts';

let records: Records;
beforeEach(() => {
  records = openRecords(memoryDatabase());
});

const idsOf = (docs: readonly string[]) => docs.map((text) => (JSON.parse(text) as { id: string }).id);
const texts = (...seqs: readonly number[]) => seqs.map((seq) => ({ seq, text: String(seq) }));
const entriesOf = (table: string) => records.loadEntries(table, 0, 100);

describe('a table', () => {
  it('is null if nobody saved it', () => {
    expect(records.load('t')).toBeNull();
  });

  it('is replaced by its next revision', () => {
    records.saveTable(tableOf('t'));
    const next = tableOf('t', { revision: 2, status: 'playing' });
    expect(records.saveTable(next)).toBe('kept');
    expect(records.load('t')?.doc).toBe(JSON.stringify(next));
  });

  it.each([1, 2, 4])('answers `taken` if revision %i comes after 2, and stays as it was', (revision) => {
    records.saveTable(tableOf('t'));
    records.saveTable(tableOf('t', { revision: 2 }));
    expect(records.saveTable(tableOf('t', { revision, seats: [person('bo')] }))).toBe('taken');
    expect(records.load('t')?.doc).toBe(JSON.stringify(tableOf('t', { revision: 2 })));
    expect(records.tablesOf('bo', 9)).toEqual([]);
  });

  it('answers `taken` if its first revision is not 1', () => {
    expect(records.saveTable(tableOf('t', { revision: 2 }))).toBe('taken');
    expect(records.load('t')).toBeNull();
  });
});

describe('two tables in one commit', () => {
  it('are both stored, or neither', () => {
    const [old, made] = [tableOf('old'), tableOf('made')];
    records.saveTable(old);
    expect(records.savePair({ ...old, revision: 3 }, made)).toBe('taken');
    expect(records.load('made')).toBeNull();
    expect(records.savePair({ ...old, revision: 2, next: 'made' }, made)).toBe('kept');
    expect([records.load('old'), records.load('made')]).not.toContain(null);
    expect(records.savePair({ ...old, revision: 3 }, made)).toBe('taken');
    expect(JSON.parse(records.load('old')?.doc ?? '')).toMatchObject({ revision: 2 });
  });
});

describe('entries', () => {
  it.each([
    ['exist already', [2]],
    ['exist in part', [3, 4, 5]],
    ['leave a gap after the last', [5]],
    ['leave a gap among themselves', [4, 6]],
    ['come twice', [4, 4]],
  ])('answer `taken` if they %s, and none of them is stored', (_, seqs) => {
    records.saveTable(tableOf('t'));
    records.append('t', texts(1, 2, 3));
    expect(records.append('t', texts(...seqs))).toBe('taken');
    expect(entriesOf('t')).toBe('[1,2,3]');
  });

  it.each([0, 2])('answer `taken` if the first of all is %i', (seq) => {
    records.saveTable(tableOf('t'));
    expect(records.append('t', texts(seq))).toBe('taken');
    expect(entriesOf('t')).toBe('[]');
  });

  it('are numbered for each table alone', () => {
    for (const id of ['t', 'u']) records.saveTable(tableOf(id));
    records.append('t', texts(1, 2));
    expect(records.append('u', texts(1))).toBe('kept');
    expect([entriesOf('t'), entriesOf('u')]).toEqual(['[1,2]', '[1]']);
  });

  it('are returned in the order of their numbers, also past nine', () => {
    records.saveTable(tableOf('t'));
    for (let seq = 1; seq <= 12; seq += 1) records.append('t', texts(seq));
    expect(entriesOf('t')).toBe('[1,2,3,4,5,6,7,8,9,10,11,12]');
  });

  it('are returned in pages, each after a number', () => {
    records.saveTable(tableOf('t'));
    records.append('t', texts(1, 2, 3));
    expect([0, 2, 3].map((after) => records.loadEntries('t', after, 2))).toEqual(['[1,2]', '[3]', '[]']);
  });

  it('are refused without a table', () => {
    expect(() => records.append('t', texts(1))).toThrow('FOREIGN KEY constraint failed');
  });
});

describe('a snapshot', () => {
  it('stays until a newer one comes', () => {
    records.saveTable(tableOf('t'));
    records.append('t', texts(1, 2, 3, 4, 5, 6, 7));
    for (const seq of [3, 7, 5]) records.saveSnapshot('t', seq, `at ${seq}`);
    expect(records.load('t')?.snapshot).toBe('at 7');
  });

  it('is refused beyond the last entry', () => {
    records.saveTable(tableOf('t'));
    records.append('t', texts(1));
    expect(() => records.saveSnapshot('t', 2, '{}')).toThrow('past the last one that is stored');
    expect(records.load('t')?.snapshot).toBeNull();
  });
});

describe('the waiting tables', () => {
  it('are the listed ones that wait, the newest first', () => {
    records.saveTable(tableOf('old', { madeAt: 1 }));
    records.saveTable(tableOf('new', { madeAt: 3 }));
    records.saveTable(tableOf('middle', { madeAt: 2 }));
    records.saveTable(tableOf('hidden', { listed: false }));
    records.saveTable(tableOf('begun', { status: 'playing' }));
    expect(idsOf(records.listWaiting(9))).toEqual(['new', 'middle', 'old']);
    expect(idsOf(records.listWaiting(2))).toEqual(['new', 'middle']);
  });

  it('lose a table that begins', () => {
    records.saveTable(tableOf('t'));
    records.saveTable(tableOf('t', { revision: 2, status: 'playing' }));
    expect(records.listWaiting(9)).toEqual([]);
  });

  it('lose a table that everybody has left, and `unlistedOf` returns it', () => {
    for (const id of ['left', 'begun', 'waits']) records.saveTable(tableOf(id));
    records.saveTable(tableOf('left', { revision: 2, seats: [{ kind: 'open' }] }));
    records.saveTable(tableOf('begun', { revision: 2, status: 'playing' }));
    expect(idsOf(records.listWaiting(9))).toEqual(['waits']);
    expect(records.unlistedOf(['left', 'begun', 'waits', 'not stored yet'])).toEqual(['left', 'begun']);
  });
});

describe('the code of a waiting table', () => {
  it('is unique, even if another table would have the same, and stays', () => {
    for (const id of ['t', 'u']) records.saveTable(tableOf(id));
    const codes = [records.codeOf('t'), records.codeOf('u')];
    expect(new Set(codes).size).toBe(2);
    expect(codes.map((code) => records.findWaiting(code ?? ''))).toEqual(['t', 'u']);
    records.saveTable(tableOf('u', { revision: 2, seats: [person('bo')] }));
    expect(records.codeOf('u')).toBe(codes[1]);
  });

  it('is free again when the match begins', () => {
    records.saveTable(tableOf('t'));
    const code = records.codeOf('t');
    records.saveTable(tableOf('t', { revision: 2, status: 'playing' }));
    expect([records.codeOf('t'), records.findWaiting(code ?? '')]).toEqual([null, null]);
    records.saveTable(tableOf('u'));
    expect(records.codeOf('u')).toBe(code);
  });
});

describe('the tables of a guest', () => {
  it('are those that are not over and at which the guest sits, the newest first', () => {
    records.saveTable(tableOf('waiting', { madeAt: 1, listed: false }));
    records.saveTable(tableOf('playing', { madeAt: 2, status: 'playing', seats: [person('bo'), person('ana')] }));
    records.saveTable(tableOf('over', { status: 'over' }));
    records.saveTable(tableOf('elsewhere', { seats: [person('bo')] }));
    expect(idsOf(records.tablesOf('ana', 9))).toEqual(['playing', 'waiting']);
    expect(idsOf(records.tablesOf('ana', 1))).toEqual(['playing']);
    expect(records.tablesOf('cy', 9)).toEqual([]);
  });

  it('are listed by their ids, a few at a time', () => {
    for (const id of ['c', 'a', 'b']) records.saveTable(tableOf(id));
    records.saveTable(tableOf('elsewhere', { seats: [person('bo')] }));
    expect([records.seatsOf('ana', '', 2), records.seatsOf('ana', 'b', 2)]).toEqual([['a', 'b'], ['c']]);
  });

  it('lose a table when the guest leaves it or it is over', () => {
    for (const id of ['t', 'u']) records.saveTable(tableOf(id));
    records.saveTable(tableOf('t', { revision: 2, seats: [{ kind: 'open' }] }));
    records.saveTable(tableOf('u', { revision: 2, status: 'over' }));
    expect(records.tablesOf('ana', 9)).toEqual([]);
  });

  it('contain a table once if the guest has two seats', () => {
    records.saveTable(tableOf('t', { seats: [person('ana'), person('ana')] }));
    expect(idsOf(records.tablesOf('ana', 9))).toEqual(['t']);
  });
});

describe('forgetting a guest', () => {
  const ANA = { id: 'ana', name: 'Ana', avatar: 'fox', seenAt: 1 };
  const docOf = (table: string) => JSON.parse(records.load(table)?.doc ?? '') as TableDoc;

  it('leaves no guest to renew, and stays listed until it is complete', () => {
    records.saveGuest(ANA);
    records.forgetGuest('ana');
    records.forgetGuest('ana');
    expect(records.loadGuest('ana')).toBeNull();
    expect(records.renewGuest(ANA)).toBe(false);
    expect(records.loadGuest('ana')).toBeNull();
    expect(records.guestsToForget()).toEqual(['ana']);
    records.blankGuest('ana', 9);
    expect(records.guestsToForget()).toEqual([]);
  });

  it('blanks every document that names them, and no other', () => {
    records.saveTable(tableOf('sat', { status: 'over', maker: 'bo', seats: [person('ana'), person('bo')] }));
    records.saveTable(tableOf('made', { status: 'over', seats: [person('bo')] }));
    records.saveTable(tableOf('other', { status: 'over', maker: 'bo', seats: [person('bo')] }));
    expect(records.blankGuest('ana', 9).toSorted()).toEqual(['made', 'sat']);
    const nobody = { kind: 'person', guest: '', name: '', avatar: '', nonce: '' };
    expect(docOf('sat')).toMatchObject({ revision: 2, maker: 'bo', seats: [nobody, person('bo')] });
    expect(docOf('made')).toMatchObject({ revision: 2, maker: '', seats: [person('bo')] });
    expect(docOf('other')).toMatchObject({ revision: 1 });
    expect(records.blankGuest('ana', 9)).toEqual([]);
  });

  it('opens the seats at waiting tables, also of one that was made meanwhile', () => {
    records.saveTable(tableOf('rematch', { maker: 'bo', seats: [person('ana'), person('bo')] }));
    records.blankGuest('ana', 9);
    expect(docOf('rematch')).toMatchObject({ seats: [{ kind: 'open' }, person('bo')] });
  });

  it('removes them from the guests whom a table has sent off', () => {
    records.saveTable(tableOf('t', { maker: 'bo', seats: [person('bo')], barred: ['ana', 'cy'] }));
    expect(records.blankGuest('ana', 9)).toEqual(['t']);
    expect(docOf('t')).toMatchObject({ barred: ['cy'] });
  });

  it('continues in steps, and stays listed until the last', () => {
    records.saveGuest(ANA);
    for (const id of ['a', 'b', 'c']) records.saveTable({ ...tableOf(id), maker: 'ana' });
    records.forgetGuest('ana');
    expect(records.blankGuest('ana', 2).length).toBe(2);
    expect(records.guestsToForget()).toEqual(['ana']);
    expect(records.blankGuest('ana', 2).length).toBe(1);
    expect(records.guestsToForget()).toEqual([]);
  });

  it('finds documents from before their guests were indexed', () => {
    const database = new DatabaseSync(':memory:');
    migrate(database, 0, MIGRATIONS.slice(0, 1));
    const doc = tableOf('t', { status: 'over', maker: 'bo', seats: [person('ana'), { kind: 'open' }] });
    database
      .prepare("insert into tables (id, revision, status, listed, made_at, doc) values ('t', 1, 'over', 0, 1, ?)")
      .run(JSON.stringify(doc));
    migrate(database, 1, MIGRATIONS);
    const old = openRecords(database);
    expect(old.blankGuest('ana', 9)).toEqual(['t']);
    expect(old.blankGuest('bo', 9)).toEqual(['t']);
  });
});

describe('sights and guests', () => {
  it('sights are kept for each viewer, as last saved', () => {
    records.saveTable(tableOf('t'));
    records.saveSights('t', [
      { viewer: '0', part: 0, frames: '[0]' },
      { viewer: 'spectator', part: 0, frames: '[]' },
    ]);
    records.saveSights('t', [{ viewer: '0', part: 0, frames: '[1]' }]);
    expect(['0', 'spectator', '1'].map((viewer) => records.loadSights('t', viewer))).toEqual(['[1]', '[]', null]);
  });

  it('sights are one list, whatever the number and order of the parts', () => {
    records.saveTable(tableOf('t'));
    for (const part of [10, 9, 0]) records.saveSights('t', [{ viewer: '0', part, frames: `[${part},"x"]` }]);
    expect(records.loadSights('t', '0')).toBe('[0,"x",9,"x",10,"x"]');
  });

  it('sights of an older file are one part', () => {
    const database = new DatabaseSync(':memory:');
    migrate(database, 0, MIGRATIONS.slice(0, 4));
    database.exec(`
      insert into tables (id, revision, status, listed, made_at, doc) values ('t', 1, 'over', 0, 1, '{}');
      insert into sights (table_id, viewer, frames) values ('t', '0', '[7]');
    `);
    migrate(database, 4, MIGRATIONS);
    expect(openRecords(database).loadSights('t', '0')).toBe('[7]');
  });

  it('a guest is kept as last saved', () => {
    const guest = { id: 'ana', name: 'Ana B.', avatar: 'owl', seenAt: 1_763_000_000_000 };
    records.saveGuest({ ...guest, name: 'Ana', seenAt: 1 });
    records.saveGuest(guest);
    expect(records.loadGuest('ana')).toEqual({ ...guest, isIdle: false });
    expect(records.loadGuest('bo')).toBeNull();
  });
});
