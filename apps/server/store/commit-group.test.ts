import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { groupCommitter } from './commit-group.ts';
import { dataFile } from './data-folder.ts';
import type { Call, StoreRequest } from './messages.ts';
import { openData } from './open-data.ts';
import type { Records } from './records.ts';
import { emptyFolder, memoryDatabase, tableOf } from './store.scenario.ts';

function ask<C extends Call>(id: number, call: C, ...args: Parameters<Records[C]>): StoreRequest {
  return { id, call, args } as StoreRequest;
}

const HERE = { isInPlace: () => true };
const text = (seq: number) => ({ seq, text: `{"seq":${seq}}` });
const tooLong = Array.from({ length: 100 }, (_, index) => ({ seq: index + 1, text: 'x'.repeat(4_000) }));

describe('a group', () => {
  it('is answered request by request, with the figures of its commit', () => {
    const commit = groupCommitter({ database: memoryDatabase(), ...HERE });
    const group = commit([
      ask(1, 'saveTable', tableOf('t')),
      ask(2, 'append', 't', [text(1), text(2)]),
      ask(3, 'append', 't', [text(2)]),
      ask(4, 'append', 't', [text(3)]),
      ask(5, 'load', 't'),
      ask(6, 'loadEntries', 't', 0, 9),
    ]);
    const loaded = [{ doc: JSON.stringify(tableOf('t')), snapshot: null }, '[{"seq":1},{"seq":2},{"seq":3}]'];
    const answers = group.answers.map((answer) => answer.ok && answer.value);
    expect(answers).toEqual(['kept', 'kept', 'taken', 'kept', ...loaded]);
    expect(group.commit).toMatchObject({ requests: 4, entries: 3 });
  });

  it('has no commit if it only reads', () => {
    expect(groupCommitter({ database: memoryDatabase(), ...HERE })([ask(1, 'loadGuest', 'ana')])).toEqual({
      answers: [{ id: 1, ok: true, value: null }],
      commit: null,
    });
  });

  it('keeps the writes of the others if one request fails, and nothing of that one', () => {
    const commit = groupCommitter({ database: memoryDatabase(), ...HERE });
    const broken = { viewer: '1', part: 0, frames: null as unknown as string };
    commit([ask(1, 'saveTable', tableOf('t'))]);
    const { answers } = commit([
      ask(2, 'append', 't', [text(1)]),
      ask(3, 'saveSights', 't', [{ viewer: '0', part: 0, frames: '[]' }, broken]),
      ask(4, 'append', 't', [text(2)]),
      ask(5, 'saveGuest', { id: 'ana' } as never),
    ]);
    expect(answers).toMatchObject([
      { id: 2, ok: true, value: 'kept' },
      { id: 3, ok: false, reason: 'saveSights: NOT NULL constraint failed: sights.frames' },
      { id: 4, ok: true, value: 'kept' },
      { id: 5, ok: false },
    ]);
    expect(commit([ask(6, 'loadSights', 't', '0')]).answers).toEqual([{ id: 6, ok: true, value: null }]);
    expect(commit([ask(7, 'append', 't', [text(3)])]).answers).toMatchObject([{ value: 'kept' }]);
  });

  it('throws if the database is read-only', () => {
    const folder = emptyFolder();
    const opened = openData(folder);
    if (opened.ok) opened.data.close();
    const database = new DatabaseSync(dataFile(folder), { readOnly: true });
    onTestFinished(() => database.close());
    expect(() => groupCommitter({ database, ...HERE })([ask(1, 'saveTable', tableOf('t'))])).toThrow(
      /readonly database/,
    );
  });

  it('throws if the disk is full, and stores nothing', () => {
    const folder = emptyFolder();
    const opened = openData(folder);
    if (!opened.ok) throw new Error(opened.problem.sentence);
    const { database } = opened.data;
    const commit = groupCommitter(opened.data);
    database.exec('pragma max_page_count = 30');
    commit([ask(1, 'saveTable', tableOf('t'))]);
    expect(() => commit([ask(2, 'saveTable', tableOf('u')), ask(3, 'append', 't', tooLong)])).toThrow(/disk is full/);
    opened.data.close();
    const again = new DatabaseSync(dataFile(folder), { readOnly: true });
    onTestFinished(() => again.close());
    expect(again.prepare('select id, seq from tables left join entries').all()).toMatchObject([{ id: 't', seq: null }]);
  });

  it('throws if the database is closed', () => {
    const database = memoryDatabase();
    const commit = groupCommitter({ database, ...HERE });
    database.close();
    expect(() => commit([ask(1, 'loadGuest', 'ana')])).toThrow('finalized');
  });

  it('throws if the file is no longer in place', () => {
    const commit = groupCommitter({ database: memoryDatabase(), isInPlace: () => false });
    expect(() => commit([ask(1, 'saveTable', tableOf('t'))])).toThrow('its file was moved or removed');
  });
});
