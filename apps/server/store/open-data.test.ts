import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { dataFile, lockFile, shmFile, walFile } from './data-folder.ts';
import { WAY_FORWARD } from './lost-data.ts';
import { migrate, numberOf, schemaVersion } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { openData } from './open-data.ts';
import { emptyFolder, tableOf } from './store.scenario.ts';
import { freeCode } from './table-code.ts';

const FIRST = 'create table notes (text text)';
const SECOND = "alter table notes add column colour text default 'red'";

/** Changes the data file as another program would. */
function change(folder: string, sql: string): void {
  const database = new DatabaseSync(dataFile(folder));
  database.exec(sql);
  database.close();
}

function openAndClose(folder: string): void {
  const opened = openData(folder);
  if (!opened.ok) throw new Error(opened.problem.sentence);
  opened.data.close();
}

describe('a data file', () => {
  it('is made in the newest schema, and every commit of it reaches the disk', () => {
    const folder = join(emptyFolder(), 'new');
    const opened = openData(folder);
    if (!opened.ok) throw new Error(opened.problem.sentence);
    const { database, isInPlace, close } = opened.data;
    expect(schemaVersion(database)).toBe(MIGRATIONS.length);
    expect(numberOf(database, 'synchronous')).toBe(2);
    expect(numberOf(database, 'foreign_keys')).toBe(1);
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(isInPlace()).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    close();
  });

  it('is readable for its owner only, also in a folder that everybody may read', () => {
    const folder = emptyFolder();
    chmodSync(folder, 0o755);
    for (const file of [dataFile(folder), lockFile(folder)]) writeFileSync(file, '', { mode: 0o644 });
    const opened = openData(folder);
    if (!opened.ok) throw new Error(opened.problem.sentence);
    const files = [dataFile(folder), walFile(folder), shmFile(folder), lockFile(folder)];
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600, 0o600]);
    opened.data.close();
  });

  it('keeps its content when it is opened again, and is in place', () => {
    const folder = emptyFolder();
    openAndClose(folder);
    change(folder, "insert into guests (id, name, avatar, seen_at) values ('ana', 'Ana', 'fox', 1)");
    const opened = openData(folder);
    if (!opened.ok) throw new Error(opened.problem.sentence);
    expect(opened.data.isInPlace()).toBe(true);
    expect(opened.data.database.prepare('select id from guests').all()).toMatchObject([{ id: 'ana' }]);
    opened.data.close();
  });

  it('of a newer schema is refused, and stays unchanged', () => {
    const folder = emptyFolder();
    openAndClose(folder);
    change(folder, 'pragma journal_mode = delete; pragma user_version = 99');
    const before = readFileSync(dataFile(folder));
    const sentence = `${dataFile(folder)} has schema 99 of a newer Tablée: this one knows schemas up to ${MIGRATIONS.length}.`;
    expect(openData(folder)).toEqual({ ok: false, problem: { trouble: 'newer-schema', sentence } });
    expect(readFileSync(dataFile(folder)).equals(before)).toBe(true);
  });

  it('of another program is refused', () => {
    const folder = emptyFolder();
    change(folder, 'create table recipes (name text)');
    const sentence = `${dataFile(folder)} is no data file of Tablée.`;
    expect(openData(folder)).toEqual({ ok: false, problem: { trouble: 'not-ours', sentence } });
  });

  it('that is no database is refused, with advice', () => {
    const folder = emptyFolder();
    writeFileSync(dataFile(folder), 'a letter to Ana '.repeat(100));
    const sentence = `${dataFile(folder)} is damaged: file is not a database. ${WAY_FORWARD}`;
    expect(openData(folder)).toEqual({ ok: false, problem: { trouble: 'damaged', sentence } });
  });

  it('cannot be made in a file, or in a folder of a folder that does not exist', () => {
    const file = join(emptyFolder(), 'file');
    writeFileSync(file, '');
    expect(openData(file)).toMatchObject({ problem: { trouble: 'unusable' } });
    expect(openData(join(emptyFolder(), 'no', 'folder'))).toMatchObject({ problem: { trouble: 'unusable' } });
  });
});

describe('a migration', () => {
  it('runs once, after those before it, and keeps the data', () => {
    const database = new DatabaseSync(':memory:');
    migrate(database, 0, [FIRST]);
    database.exec("insert into notes values ('kept')");
    migrate(database, schemaVersion(database) ?? 0, [FIRST, SECOND]);
    expect(schemaVersion(database)).toBe(2);
    expect(database.prepare('select * from notes').all()).toMatchObject([{ text: 'kept', colour: 'red' }]);
  });

  it('that fails leaves the version before', () => {
    const database = new DatabaseSync(':memory:');
    expect(() => migrate(database, 0, [FIRST, `${SECOND}; create table notes (text text)`])).toThrow('already exists');
    expect(schemaVersion(database)).toBe(1);
    database.exec("insert into notes values ('one column')");
  });
});

it('a data file of schema 2 keeps all guests, and gets an index of when they were seen', () => {
  const folder = emptyFolder();
  const database = new DatabaseSync(dataFile(folder));
  migrate(database, 0, MIGRATIONS.slice(0, 2));
  database.exec("insert into guests values ('ana', 'Ana', 'fox', 1), ('ben', 'Ben', 'owl', 2)");
  database.close();
  const opened = openData(folder);
  if (!opened.ok) throw new Error(opened.problem.sentence);
  const plan = opened.data.database.prepare('explain query plan select id from guests where seen_day <= 2').all();
  expect(plan).toMatchObject([{ detail: expect.stringContaining('guests_by_day') }]);
  expect(opened.data.database.prepare('select id from guests order by id').all()).toMatchObject([
    { id: 'ana' },
    { id: 'ben' },
  ]);
  opened.data.close();
});

it('waiting tables get present-day codes, all different, also those from before codes were stored', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, 0, MIGRATIONS.slice(0, 5));
  const insert = database.prepare(
    "insert into tables (id, revision, status, listed, made_at, doc) values (?, 1, 'waiting', 1, 1, ?)",
  );
  for (const id of ['one', 'two']) insert.run(id, JSON.stringify(tableOf(id)));
  migrate(database, 5, MIGRATIONS.slice(0, 7));
  database.exec("update tables set code = 'AEIO'");
  migrate(database, 7, MIGRATIONS);
  const first = freeCode(tableOf('one').secret, () => false);
  const second = freeCode(tableOf('two').secret, (code) => code === first);
  expect(database.prepare('select code from tables order by id').all()).toEqual([{ code: first }, { code: second }]);
});

it('names in notes of who sat down are removed from logs and kept sights, and nothing else', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, 0, MIGRATIONS.slice(0, 8));
  database
    .prepare("insert into tables (id, revision, status, listed, made_at, doc) values ('one', 1, 'over', 0, 1, ?)")
    .run(JSON.stringify(tableOf('one')));
  const notes = [
    { what: 'seated', seat: 1, who: 'Annabelle' },
    { what: 'bot', seat: 1, who: 'normal' },
  ];
  const entries = notes.map((note, index) => ({ kind: 'table', seq: index + 1, at: 5, note }));
  const frames = [{ type: 'frame', seq: 0, patch: [[[], { x: 1.5 }]] }, ...entries];
  const insert = database.prepare("insert into entries values ('one', ?, ?)");
  for (const entry of entries) insert.run(entry.seq, JSON.stringify(entry));
  insert.run(3, '{"what":"seated"');
  database.prepare("insert into sights values ('one', '0', 0, ?)").run(JSON.stringify(frames));
  migrate(database, 8, MIGRATIONS);
  const texts = database.prepare('select entry from entries order by seq').all() as { entry: string }[];
  const [first, second] = entries;
  const blanked = { ...first, note: { what: 'seated', seat: 1 } };
  expect(texts.slice(0, 2).map(({ entry }) => JSON.parse(entry) as unknown)).toEqual([blanked, second]);
  expect(texts[2]).toEqual({ entry: '{"what":"seated"' });
  const kept = database.prepare('select frames from sights').get() as { frames: string };
  expect(JSON.parse(kept.frames)).toEqual([frames[0], blanked, second]);
});

it('guests whom a table sent off are indexed, and forgotten ones are removed from its document', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, 0, MIGRATIONS.slice(0, 9));
  const insert = database.prepare(
    "insert into tables (id, revision, status, listed, made_at, doc) values (?, 1, 'over', 0, 1, ?)",
  );
  insert.run('one', JSON.stringify(tableOf('one', { barred: ['gone', 'ana'] })));
  insert.run('cut', '{"barred":["ana"');
  database.exec("insert into guests (id, name, avatar, seen_at) values ('ana', 'Ana', 'fox', 1)");
  migrate(database, 9, MIGRATIONS);
  const docs = database.prepare('select doc from tables order by id desc').all() as { doc: string }[];
  expect(JSON.parse(docs[0]?.doc ?? '')).toEqual(tableOf('one', { barred: ['ana'] }));
  expect(docs[1]).toEqual({ doc: '{"barred":["ana"' });
  expect(database.prepare('select * from mentions').all()).toEqual([{ guest: 'ana', table_id: 'one' }]);
});

it('deleted data leaves nothing in the file', () => {
  const folder = emptyFolder();
  openAndClose(folder);
  change(folder, "insert into guests (id, name, avatar, seen_at) values ('ana', 'Annabelle', 'fox', 1)");
  expect(readFileSync(dataFile(folder)).includes('Annabelle')).toBe(true);
  const opened = openData(folder);
  if (!opened.ok) throw new Error(opened.problem.sentence);
  opened.data.database.exec('delete from guests');
  opened.data.close();
  expect(readFileSync(dataFile(folder)).includes('Annabelle')).toBe(false);
});

it('data deleted or renamed before an upgrade is not left in the file either', () => {
  const folder = emptyFolder();
  const database = new DatabaseSync(dataFile(folder));
  migrate(database, 0, MIGRATIONS.slice(0, 8));
  database
    .prepare("insert into tables (id, revision, status, listed, made_at, doc) values ('one', 1, 'over', 0, 1, ?)")
    .run(JSON.stringify(tableOf('one')));
  const insert = database.prepare("insert into entries values ('one', ?, ?)");
  const note = { what: 'seated', seat: 1, who: 'Annabelle' };
  for (let seq = 1; seq <= 200; seq += 1) insert.run(seq, JSON.stringify({ kind: 'table', seq, at: 5, note }));
  database.exec("insert into guests (id, name, avatar, seen_at) values ('ana', 'Annabelle', 'fox', 1)");
  database.exec('delete from guests');
  database.close();
  openAndClose(folder);
  expect(readFileSync(dataFile(folder)).includes('Annabelle')).toBe(false);
});
