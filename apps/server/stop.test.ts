import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AT_ONCE } from '@tablee/host';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readKeys } from './keys.ts';
import { Metrics } from './ops/metrics.ts';
import { CATALOG, configFor, InProcessServer } from './server.scenario.ts';
import { makeServer } from './server.ts';
import { openStore } from './store/open-store.ts';
import { turnGame } from './turn-game.scenario.ts';

it('a server that is stopping answers requests with `stopping` until everything is durable', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-stop-'));
  const store = await openStore(folder);
  const keys = readKeys(folder, Date.now(), 0);
  if (!keys.ok) throw new Error('no keys');
  const disk = Promise.withResolvers<void>();
  const saving = Promise.withResolvers<void>();
  const slow: typeof store = {
    ...store,
    saveTable: async (doc) => {
      if (doc.revision === 1) return store.saveTable(doc);
      saving.resolve();
      await disk.promise;
      return store.saveTable(doc);
    },
  };
  const parts = {
    config: configFor(folder),
    catalog: CATALOG,
    log: pino({ level: 'silent' }),
    metrics: new Metrics('test'),
  };
  const { app, stop } = await makeServer({ ...parts, store: slow, keys: keys.keys, slices: AT_ONCE });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const ask = async (path: string, body?: object): Promise<[number, unknown, string]> => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(base + path, body && { method: 'POST', headers, body: JSON.stringify(body) });
    return [response.status, await response.json(), response.headers.getSetCookie()[0] ?? ''];
  };
  let cookie = '';
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const [, made, set] = await ask('/api/tables', { game: turnGame.id, seats, listed: false, nonce: '' });
  cookie = set;
  const { id } = made as { id: string };

  const starting = ask(`/api/t/${id}/start`, {});
  await saving.promise;
  expect((await ask('/readyz'))[0]).toBe(200);
  const stopping = stop();
  expect((await ask('/readyz')).slice(0, 2)).toEqual([503, { error: 'stopping' }]);
  expect((await ask('/api/me')).slice(0, 2)).toEqual([503, { error: 'stopping' }]);
  expect((await ask('/healthz'))[0]).toBe(200);
  disk.resolve();
  await stopping;
  expect((await starting)[0]).toBe(503);
  await expect(fetch(`${base}/healthz`)).rejects.toThrow('fetch failed');

  const again = await openStore(folder);
  expect((await again.load(id))?.doc.status).toBe('playing');
  await again.close();
  rmSync(folder, { recursive: true });
});

it('an idle connection does not delay the stop', async () => {
  const server = await InProcessServer.open();
  const line = connect(server.port, '127.0.0.1').resume();
  await once(line, 'connect');
  const cut = once(line, 'close');
  await server.close(); // otherwise the unused connection would stay open for a minute
  await expect(cut).resolves.toEqual([false]);
}, 20_000);
