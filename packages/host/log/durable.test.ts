import { snatch } from '@tablee/conformance/snatch';
import type { AnyGame } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { docOf, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import { SlowStore } from '../scenarios/slow-store.scenario.ts';
import { handOf, started, viewOfHost } from '../scenarios/snatch.scenario.ts';

const OPEN = { kind: 'open' } as const;

describe('durable', () => {
  it('nothing is sent before its entry is durable: no frame, no ack, no refusal that depends on it', async () => {
    const store = new SlowStore();
    const host = new TestHost([snatch], store);
    const table = await started(host);
    const [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    store.isSlow = true;
    const heard = [ann.heard.length, bob.heard.length];
    const card = handOf(ann)[0]?.id;
    ann.ask({ do: 'drop', card });
    bob.ask({ do: 'drop', card });
    await host.clock.pass(10);
    expect([ann.heard.length, bob.heard.length]).toEqual(heard);
    store.release();
    await host.clock.pass(10);
    const news = ann.heard.slice(heard[0]).map(({ type }) => type);
    expect(news, 'whose entry it is, then the entry').toEqual(['ack', 'frame']);
    expect(bob.of('refusal')).toHaveLength(1);
    expect(bob.of('frame').map(({ seq }) => seq)).toEqual([1]);
  });

  it('a newcomer during an append gets the durable part, then the rest', async () => {
    const store = new SlowStore();
    const host = new TestHost([snatch], store);
    const table = await started(host);
    const ann = new TestClient(table, 'ann');
    store.isSlow = true;
    ann.ask({ do: 'drop', card: handOf(ann)[0]?.id });
    await host.clock.pass(10);
    const watcher = new TestClient(table, null);
    expect(watcher.followed.seq).toBe(0);
    store.release();
    await host.clock.pass(10);
    expect(watcher.followed.view).toEqual(await viewOfHost(host, table, 'spectator'));
    expect(watcher.of('snapshot')).toHaveLength(1);
    expect(watcher.of('snapshot')[0]?.at, 'the time now').toBe((watcher.of('frame')[0]?.at as number) + 10);
  });

  it('a host lets go of a table that another host has written, and asks its clients to reconnect', async () => {
    const host = new TestHost([snatch]);
    const table = await started(host);
    const ann = new TestClient(table, 'ann');
    await host.store.append(table.id, [{ kind: 'wake', seq: 1, at: 3_000 as never }]);
    ann.ask({ do: 'drop', card: handOf(ann)[0]?.id });
    await host.clock.pass(10);
    expect(ann.of('ack')).toEqual([]);
    expect(ann.of('bye')).toEqual([{ type: 'bye', why: 'moved' }]);
    expect(host.lost).toHaveLength(1);
    expect(host.clock.pending).toBe(0);
    expect(await table.join(person('eve'), null)).toEqual({ ok: false, why: 'lost' });
  });

  it('a host lets go of a table whose document another host has saved', async () => {
    const host = new TestHost([snatch]);
    const table = await host.make(snatch, 'short', [person('ann'), OPEN]);
    await host.store.saveTable({ ...docOf(snatch, 'short', [OPEN, OPEN], 'table'), revision: 2 });
    expect(await table.join(person('bob'), null)).toEqual({ ok: false, why: 'lost' });
    expect(host.lost).toHaveLength(1);
  });

  it('a game that throws loses its own table, and nothing else', async () => {
    const throwing: AnyGame = {
      ...snatch,
      wake: () => {
        throw new Error('a bug');
      },
    };
    const host = new TestHost([throwing]);
    const table = await started(host);
    const ann = new TestClient(table, 'ann');
    await host.clock.pass(4_000);
    expect(host.lost).toEqual([new Error('a bug')]);
    expect(ann.of('bye')).toEqual([{ type: 'bye', why: 'moved' }]);
  });

  it('a damaged log opens no table', async () => {
    const host = new TestHost([snatch]);
    const table = await started(host);
    await table.unload();
    await host.store.append(table.id, [{ kind: 'wake', seq: 1, at: 17 as never }]);
    await expect(host.open(table.id)).rejects.toThrow('damaged-log');
  });
});
