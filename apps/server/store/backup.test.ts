import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { backUp, defaultBackup } from './back-up.ts';
import { dataFile, keysFile, walFile } from './data-folder.ts';
import { openStore } from './open-store.ts';
import { restoreData } from './restore-data.ts';
import { emptyFolder, entries, openFor, seqsOf, tableOf } from './store.scenario.ts';

function run(script: 'backup' | 'restore', data: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `../${script}.ts`), ...words],
    { encoding: 'utf8', env: { ...process.env, TABLEE_DATA: data } },
  );
  return { code: status, out: stdout, err: stderr };
}

const NOW = new Date('2026-11-15T12:30:00Z');

const restore = (from: string, folder: string, force = false) => restoreData(from, folder, { force, now: NOW });

const refused = (sentence: string) => ({ ok: false, sentence });

/** A folder with one table that has `count` entries. */
async function folderWith(count: number): Promise<string> {
  const folder = emptyFolder();
  const store = await openStore(folder);
  await store.saveTable(tableOf('t'));
  await store.append('t', entries(1, count));
  await store.close();
  return folder;
}

/** Changes a file with SQL, as a foreign tool would. */
function change(path: string, sql: string): void {
  const database = new DatabaseSync(path, { defensive: false });
  database.exec(sql);
  database.close();
}

function swapInSchema(from: string, to: string): string {
  return `pragma writable_schema = on; update sqlite_schema set sql = replace(sql, '${from}', '${to}')`;
}

const shelf = emptyFolder();
const file = join(shelf, 'saved.db');
let saved = '';
beforeAll(async () => {
  saved = await folderWith(3);
  writeFileSync(keysFile(saved), '{"key":"k"}');
  backUp(saved, file);
});

describe('npm run backup and npm run restore', () => {
  it('copy one moment of a server that goes on writing, and restore it', async () => {
    const folder = emptyFolder();
    const store = await openFor(folder);
    await Promise.all(['t', 'u'].map((id) => store.saveTable(tableOf(id))));
    await store.append('t', entries(1, 4));
    const copy = join(emptyFolder(), 'copy.db');
    const out = `${copy} holds 2 tables with 4 entries, read through.\n`;
    expect(run('backup', folder, copy)).toEqual({ code: 0, out, err: '' });
    expect(await store.append('t', entries(5, 6))).toBe('kept');
    const target = join(emptyFolder(), 'data');
    expect(run('restore', target, copy)).toEqual({
      code: 0,
      out: `${target} now holds 2 tables with 4 entries.\n`,
      err: '',
    });
    expect(await seqsOf(await openFor(target), 't')).toEqual([1, 2, 3, 4]);
  });

  it('write beside the data by default, and move existing data aside only when forced', () => {
    const folder = emptyFolder();
    restore(file, folder);
    expect(run('backup', folder)).toMatchObject({ code: 0 });
    const [made = ''] = readdirSync(join(folder, 'backups'));
    const from = join(folder, 'backups', made);
    expect(run('restore', folder, from)).toMatchObject({ code: 2, err: expect.stringContaining('--force') as string });
    expect(run('restore', folder, from, '--force')).toMatchObject({ code: 0 });
  });

  it('explain an invalid argument in one sentence', () => {
    expect(run('restore', saved)).toEqual({
      code: 2,
      out: '',
      err: 'Say which file to restore: npm run restore -- FILE.\n',
    });
    expect(run('backup', saved, '--fast')).toMatchObject({
      code: 2,
      err: expect.stringContaining("'--fast'") as string,
    });
  });
});

describe('a backup', () => {
  it('is named by the time, and readable for its owner only', () => {
    const target = defaultBackup(saved, NOW);
    expect(target).toBe(join(saved, 'backups/tablee-2026-11-15T12-30-00-000Z.db'));
    expect(statSync(join(saved, 'backups')).mode & 0o777).toBe(0o700);
    expect(backUp(saved, target)).toEqual({ ok: true, content: { tables: 1, entries: 3 } });
    expect(statSync(target).mode & 0o777).toBe(0o600);
  });

  it('holds the last commits of a server that was killed', async () => {
    const [running, killed] = [emptyFolder(), emptyFolder()];
    const store = await openFor(running);
    await store.saveTable(tableOf('t'));
    await store.append('t', entries(1, 4));
    copyFileSync(dataFile(running), dataFile(killed));
    copyFileSync(walFile(running), walFile(killed));
    expect(backUp(killed, join(shelf, 'killed.db'))).toMatchObject({ content: { entries: 4 } });
  });

  it('replaces no file', () => {
    const taken = join(emptyFolder(), 'letter.txt');
    writeFileSync(taken, 'dear Ana');
    expect(backUp(saved, taken)).toEqual(refused(`${taken} exists already.`));
    expect(readFileSync(taken, 'utf8')).toBe('dear Ana');
  });

  it('is refused if there is no data, and if it cannot be written', () => {
    const empty = emptyFolder();
    expect(backUp(empty, join(shelf, 'empty.db'))).toEqual(refused(`There is no data in ${empty}.`));
    expect(backUp(saved, join(empty, 'no', 'x.db'))).toMatchObject({ ok: false });
    expect(readdirSync(empty)).toEqual([]);
  });

  it('of a damaged data file is refused, and leaves nothing', async () => {
    const folder = await folderWith(2_000);
    writeFileSync(dataFile(folder), readFileSync(dataFile(folder)).fill(0x5a, 4_096 * 8, 4_096 * 12));
    const target = emptyFolder();
    expect(backUp(folder, join(target, 'x.db'))).toMatchObject({ ok: false });
    expect(readdirSync(target)).toEqual([]);
  });
});

describe('a useless backup', () => {
  it('is not made of data of a newer schema', () => {
    const [folder, target] = [emptyFolder(), emptyFolder()];
    restore(file, folder);
    change(dataFile(folder), 'pragma user_version = 99');
    expect(backUp(folder, join(target, 'x.db'))).toMatchObject({
      sentence: expect.stringContaining(`${dataFile(folder)} has schema 99`) as string,
    });
    expect(readdirSync(target)).toEqual([]);
  });

  it('is not made of data that can be copied but is incomplete', () => {
    const [folder, target] = [emptyFolder(), emptyFolder()];
    restore(file, folder);
    change(dataFile(folder), swapInSchema('avatar text not null', 'avatar text'));
    change(dataFile(folder), "insert into guests (id, name, avatar, seen_at) values ('ana', 'Ana', null, 1)");
    change(dataFile(folder), swapInSchema('avatar text', 'avatar text not null'));
    expect(backUp(folder, join(target, 'x.db'))).toMatchObject({
      sentence: expect.stringContaining('is damaged: NULL value in guests.avatar') as string,
    });
    expect(readdirSync(target)).toEqual([]);
  });
});

describe('restoring', () => {
  it('restores tables, entries and keys', async () => {
    const folder = emptyFolder();
    expect(restore(file, folder)).toEqual({ ok: true, content: { tables: 1, entries: 3 } });
    expect(readFileSync(keysFile(folder), 'utf8')).toBe('{"key":"k"}');
    expect(statSync(keysFile(folder)).mode & 0o777).toBe(0o600);
    const store = await openFor(folder);
    expect(await store.append('t', entries(4, 4))).toBe('kept');
    expect(await seqsOf(store, 't')).toEqual([1, 2, 3, 4]);
  });

  it('makes an ordinary data file, which can be backed up again', () => {
    const folder = emptyFolder();
    restore(file, folder);
    expect(backUp(folder, join(shelf, 'again.db'))).toMatchObject({ ok: true });
  });

  it('is refused if there is data, and moves it aside when forced', async () => {
    const folder = await folderWith(9);
    expect(restore(file, folder)).toEqual(refused(`${folder} holds data already: with --force it is put aside first.`));
    expect(restore(file, folder, true)).toMatchObject({ ok: true });
    expect(await seqsOf(await openFor(folder), 't')).toHaveLength(3);
    const aside = join(folder, 'replaced-2026-11-15T12-30-00-000Z');
    expect(await seqsOf(await openFor(aside), 't')).toHaveLength(9);
  });

  it('is refused while a server runs, even when forced', async () => {
    const folder = emptyFolder();
    const store = await openFor(folder);
    await store.saveTable(tableOf('mine'));
    expect(restore(file, folder, true)).toEqual(refused(`${folder} is in use by a running server: stop it first.`));
    expect(run('restore', folder, file, '--force')).toMatchObject({ code: 2 });
    expect((await store.load('mine'))?.doc.id).toBe('mine');
  });

  it('is refused if the file is missing, no backup, damaged or newer, and makes no folder', () => {
    const folder = join(emptyFolder(), 'data');
    const nothing = join(shelf, 'nothing.db');
    const damaged = join(shelf, 'damaged.db');
    const newer = join(shelf, 'newer.db');
    writeFileSync(damaged, readFileSync(file).fill(0x5a, 4_096 * 3, 4_096 * 9));
    writeFileSync(newer, readFileSync(file));
    change(newer, 'pragma user_version = 99');
    expect(restore(nothing, folder)).toEqual(
      refused(`${nothing} cannot be read as a backup: unable to open database file.`),
    );
    expect(restore(dataFile(saved), folder)).toEqual(refused(`${dataFile(saved)} was not made by npm run backup.`));
    expect(restore(damaged, folder)).toMatchObject({ sentence: expect.stringMatching(/damaged: .+\.$/) as string });
    expect(restore(newer, folder)).toMatchObject({ sentence: expect.stringContaining('schema 99') as string });
    expect(existsSync(folder)).toBe(false);
  });

  it('leaves other files in the folder alone', () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'lost+found'));
    expect(restore(file, folder)).toMatchObject({ ok: true });
    expect(readdirSync(folder).toSorted()).toEqual(['keys.json', 'lock.db', 'lost+found', 'tablee.db']);
  });
});
