import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { backupsOf, dataFile, keysFile, walFile } from './data-folder.ts';
import { putAside, WAY_FORWARD } from './lost-data.ts';
import { openData } from './open-data.ts';
import { emptyFolder } from './store.scenario.ts';

/** Files of a killed server, with one guest who is only in the journal. */
function killed(): string {
  const [alive, dead] = [emptyFolder(), emptyFolder()];
  const opened = openData(alive);
  if (!opened.ok) throw new Error(opened.problem.sentence);
  const { database, close } = opened.data;
  database.exec("insert into guests (id, name, avatar, seen_at) values ('ana', 'Ana', 'fox', 1)");
  for (const fileOf of [dataFile, walFile]) copyFileSync(fileOf(alive), fileOf(dead));
  close();
  writeFileSync(keysFile(dead), '{}');
  return dead;
}

/** Data as the first versions left it on a kill: a file without a schema, with everything in the journal. */
function killedYoung(): string {
  const [alive, dead] = [emptyFolder(), emptyFolder()];
  const database = new DatabaseSync(dataFile(alive));
  database.exec('pragma journal_mode = wal; create table notes (text text); pragma application_id = 1952539244');
  database.exec('pragma user_version = 1');
  for (const fileOf of [dataFile, walFile]) copyFileSync(fileOf(alive), fileOf(dead));
  database.close();
  writeFileSync(keysFile(dead), '{}');
  return dead;
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile() && !/lock|-shm/.test(name));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'hex')]));
}

describe('a killed server', () => {
  it('recovers commits that only its journal has, and then has them in the file', () => {
    const folder = killed();
    const opened = openData(folder);
    if (!opened.ok) throw new Error(opened.problem.sentence);
    expect(opened.data.database.prepare('select id from guests').all()).toMatchObject([{ id: 'ana' }]);
    expect(statSync(walFile(folder)).size).toBe(0);
    opened.data.close();
  });

  it('has a complete file from its first moment', () => {
    const folder = killed();
    rmSync(walFile(folder));
    const opened = openData(folder);
    expect(opened.ok).toBe(true);
    if (opened.ok) opened.data.close();
  });
});

describe('incomplete data is not opened, and its remaining files are unchanged', () => {
  it.each<[string, (folder: string) => void]>([
    ['its journal', (folder) => rmSync(walFile(folder))],
    [
      'the end of its journal',
      (folder) => writeFileSync(walFile(folder), readFileSync(walFile(folder)).subarray(0, 99)),
    ],
    ['a bit of its journal', (folder) => flip(walFile(folder), 200)],
    ['the file', (folder) => rmSync(dataFile(folder))],
    ['all but its keys', (folder) => [dataFile(folder), walFile(folder)].map((file) => rmSync(file))],
    ['all but its journal', (folder) => [dataFile(folder), keysFile(folder)].map((file) => rmSync(file))],
  ])('%s', (_, lose) => {
    const folder = killedYoung();
    lose(folder);
    const before = contents(folder);
    const opened = openData(folder);
    expect(opened).toMatchObject({ ok: false, problem: { trouble: 'lost' } });
    expect(opened).toMatchObject({ problem: { sentence: expect.stringContaining(WAY_FORWARD) } });
    expect(contents(folder)).toMatchObject(before);
  });
});

describe('a backup without data beside it', () => {
  it('is a sign of lost data, until it is moved aside', () => {
    const folder = emptyFolder();
    mkdirSync(backupsOf(folder));
    writeFileSync(join(backupsOf(folder), 'one.db'), 'a backup');
    expect(openData(folder)).toMatchObject({ ok: false, problem: { trouble: 'lost' } });
    const aside = putAside(folder, new Date());
    expect(existsSync(join(aside ?? '', 'backups/one.db'))).toBe(true);
    const opened = openData(folder);
    expect(opened.ok).toBe(true);
    if (opened.ok) opened.data.close();
  });
});
