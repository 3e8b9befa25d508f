import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AT_ONCE } from '@tablee/host';
import { expect, it } from 'vitest';
import { Browser } from './browser.scenario.ts';
import { readKeys } from './keys.ts';
import { makeLog } from './log.ts';
import { Metrics } from './ops/metrics.ts';
import { CATALOG, configFor, type InProcessServer } from './server.scenario.ts';
import { makeServer } from './server.ts';
import { openStore } from './store/open-store.ts';
import { turnGame } from './turn-game.scenario.ts';

const NONCE = 'c0ffee'.repeat(8);

it('no log, at any level, and no metric contains parts of the seed, ids of guests, or a key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-secrets-'));
  const lines: string[] = [];
  const store = await openStore(folder);
  const keys = readKeys(folder, Date.now(), 0);
  if (!keys.ok) throw new Error('no keys');
  // The one error that carries stored data.
  const failing: typeof store = {
    ...store,
    append: (table, entries) => Promise.reject(Object.assign(new Error('no room'), { table, entries })),
  };
  const log = makeLog('trace', { write: (line) => void lines.push(line) });
  const parts = {
    config: configFor(folder),
    catalog: CATALOG,
    log,
    metrics: new Metrics('test'),
    keys: keys.keys,
    slices: AT_ONCE,
  };
  const { app, stop } = await makeServer({ ...parts, store: failing });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const me = new Browser({ port, base: `http://127.0.0.1:${port}` } as InProcessServer);
  const id = await me.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }], { nonce: NONCE });
  await me.post(`/api/t/${id}/start`);
  const client = await me.enter(id);
  // The store fails at the first entry, of the bot or of this client.
  await client.until('something to do', () => client.isClosed || client.options(turnGame).length > 0);
  for (const command of client.options(turnGame).slice(0, 1)) client.ask(command);
  await client.until('sent away', () => client.isClosed);
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const stored = await store.load(id);
  await stop();
  rmSync(folder, { recursive: true });

  const told = lines.join('') + figures;
  expect(told).toContain('no room');
  const guest = /tablee=([\w-]{22})/.exec(me.cookie ?? '')?.[1] as string;
  for (const secret of [stored?.doc.secret as string, NONCE, guest, keys.keys[0]]) expect(told).not.toContain(secret);
});
