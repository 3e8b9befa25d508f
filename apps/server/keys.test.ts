import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Browser } from './browser.scenario.ts';
import { type Keys, readKeys } from './keys.ts';
import { InProcessServer } from './server.scenario.ts';
import { keysFile } from './store/data-folder.ts';
import { emptyFolder } from './store/store.scenario.ts';

const DAY_MS = 24 * 3600 * 1000;
const [A, B] = ['a'.repeat(64), 'b'.repeat(64)];

/** Keys at a start so many days after the first one, with `daysUp` days of uptime. */
function keysAt(folder: string, days: number, daysUp = days): Keys {
  const read = readKeys(folder, days * DAY_MS, daysUp);
  if (!read.ok) throw new Error(`${read.file} cannot be read`);
  return read.keys;
}

describe('the keys of a folder', () => {
  it('are the same at every start within ninety days', () => {
    const folder = emptyFolder();
    const first = keysAt(folder, 1);
    expect(first).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
    expect(keysAt(folder, 90)).toEqual(first);
  });

  it('are joined by a new one that signs at the first start after that, and is kept', () => {
    const folder = emptyFolder();
    const [first] = keysAt(folder, 0);
    const [second, ...others] = keysAt(folder, 90);
    expect(second).not.toBe(first);
    expect(others).toEqual([first]);
    expect(keysAt(folder, 91)).toEqual([second, first]);
    expect(statSync(keysFile(folder)).mode & 0o777).toBe(0o600);
  });

  it('are accepted as long as the last cookie that they signed, and no longer', () => {
    const folder = emptyFolder();
    const [first] = keysAt(folder, 0);
    const [second] = keysAt(folder, 200);
    expect(keysAt(folder, 200 + 365)).toEqual([expect.any(String), second, first]);
    expect(keysAt(folder, 200 + 366)).toEqual([expect.any(String), second]);
  });

  it('are not dropped by a clock that is wrong by years, and one from the future signs for ninety days', () => {
    const folder = emptyFolder();
    const [first] = keysAt(folder, 0, 0);
    const [second] = keysAt(folder, 800, 1);
    const [third] = keysAt(folder, 1_300, 2);
    expect(keysAt(folder, 3, 3)).toEqual([third, second, first]);
    expect(keysAt(folder, 92, 92)).toEqual([third, second, first]);
    expect(keysAt(folder, 93, 93)).toEqual([expect.any(String), third, second, first]);
  });

  it('of servers that counted no days are accepted for as long from now on', () => {
    const folder = emptyFolder();
    const old = [A, B].map((key) => ({ key, madeAt: 0 }));
    writeFileSync(keysFile(folder), JSON.stringify({ keys: old }));
    expect(keysAt(folder, 1_000, 20)).toEqual([expect.any(String), A, B]);
    expect(keysAt(folder, 1_001, 385)).toEqual([expect.any(String), A, B]);
    expect(keysAt(folder, 1_002, 386)).toEqual([expect.any(String)]);
  });

  it('of the first servers, without a date, are kept, and sign for ninety days more', () => {
    const folder = emptyFolder();
    writeFileSync(keysFile(folder), JSON.stringify({ keys: [A, B] }));
    expect(keysAt(folder, 1_000)).toEqual([A, B]);
    expect(keysAt(folder, 1_089)).toEqual([A, B]);
    expect(keysAt(folder, 1_090)).toEqual([expect.any(String), A, B]);
  });

  it.each(['', '{}', '{"keys":[]}', '{"keys":["short"]}', '{"keys":[{"key":"short","madeAt":1}]}'])(
    'that cannot be read stay as they are: %s',
    (text) => {
      const folder = emptyFolder();
      writeFileSync(keysFile(folder), text);
      expect(readKeys(folder, 0, 0)).toEqual({ ok: false, file: keysFile(folder) });
      expect(readFileSync(keysFile(folder), 'utf8')).toBe(text);
    },
  );
});

it('a guest stays the same after a change of keys, with a cookie that the new key signed', async () => {
  const server = await InProcessServer.open();
  const me = new Browser(server);
  await me.post('/api/guest', { name: 'Zoé' });
  const before = me.cookie;
  await server.stop();
  const { keys } = JSON.parse(readFileSync(keysFile(server.folder), 'utf8')) as { keys: { key: string }[] };
  writeFileSync(keysFile(server.folder), JSON.stringify({ keys: keys.map(({ key }) => ({ key, madeAt: 0 })) }));
  await server.start();
  expect((await me.get('/api/me')).body['name']).toBe('Zoé');
  expect(me.cookie).not.toBe(before);
  await server.stop();
  const rotated = JSON.parse(readFileSync(keysFile(server.folder), 'utf8')) as { keys: { key: string }[] };
  writeFileSync(keysFile(server.folder), JSON.stringify({ keys: rotated.keys.slice(0, 1) }));
  await server.start();
  expect((await me.get('/api/me')).body['name']).toBe('Zoé');
  await server.close();
});
