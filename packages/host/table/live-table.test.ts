import { snatch } from '@tablee/conformance/snatch';
import { commitmentTo } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../log/memory-store.ts';
import type { Link } from '../ports.ts';
import { BOT, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import { handOf, started, viewOfHost } from '../scenarios/snatch.scenario.ts';
import type { LiveTable } from './live-table.ts';

const OPEN = { kind: 'open' } as const;

describe('before the match', () => {
  it('people sit down, the maker seats bots, and every connection is told', async () => {
    const host = new TestHost([snatch]);
    const table = await host.make(snatch, 'short', [person('ann'), OPEN, OPEN]);
    const watcher = new TestClient(table, null);
    expect(await table.join(person('bob'), null)).toEqual({ ok: true });
    expect(await table.arrange('ann', 2, BOT)).toEqual({ ok: true });
    expect(watcher.table?.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
    expect(watcher.table?.maker).toBe(0);
  });

  it('two people of one name are told apart', async () => {
    const host = new TestHost([snatch]);
    const table = await host.make(snatch, 'short', [person('ann'), OPEN, OPEN]);
    const watcher = new TestClient(table, null);
    expect(await table.join({ ...person('another'), name: 'ann' }, null)).toEqual({ ok: true });
    expect(watcher.table?.seats.slice(0, 2)).toMatchObject([{ name: 'ann' }, { name: 'ann 2' }]);
  });

  it.each([
    ['seat-taken', (table: LiveTable) => table.join(person('eve'), 0)],
    ['no-such-seat', (table: LiveTable) => table.join(person('eve'), 7)],
    ['bad-nonce', (table: LiveTable) => table.join(person('eve', 'not hex'), null)],
    ['not-the-maker', (table: LiveTable) => table.arrange('eve', 1, BOT)],
    ['not-the-maker', (table: LiveTable) => table.start('eve')],
    ['too-few', (table: LiveTable) => table.start('ann')],
    ['not-seated', (table: LiveTable) => table.leave('eve', BOT)],
  ])('refuses with a reason: %s', async (why, act) => {
    const table = await new TestHost([snatch]).make(snatch, 'short', [person('ann'), OPEN]);
    expect(await act(table)).toEqual({ ok: false, why });
  });

  it('open seats are removed when the match starts, and everybody is told their new seat', async () => {
    const host = new TestHost([snatch]);
    const table = await host.make(snatch, 'short', [OPEN, person('ann'), OPEN, person('bob')]);
    const bob = new TestClient(table, 'bob');
    expect(bob.viewer).toBe(3);
    expect(await table.start('ann')).toEqual({ ok: true });
    expect(bob.viewer).toBe(1);
    expect(bob.table?.seats).toHaveLength(2);
    expect(bob.followed.view).toEqual(await viewOfHost(host, table, 1));
  });

  it('the maker chooses options of the game; missing ones stay as they are', async () => {
    const table = await new TestHost([snatch]).make(snatch, 'short', [person('ann'), OPEN]);
    const ann = new TestClient(table, 'ann');
    expect(await table.choose('ann', { options: { tempo: 'calm' }, house: {} })).toEqual({ ok: true });
    expect(ann.table?.options).toEqual({ tempo: 'calm', target: 15 });
    expect(await table.choose('ann', { options: { tempo: 'lightning' }, house: {} })).toEqual({
      ok: false,
      why: 'bad-options',
    });
    expect(await table.choose('eve', { options: { tempo: 'normal' }, house: {} })).toEqual({
      ok: false,
      why: 'not-the-maker',
    });
    expect(ann.table?.options).toEqual({ tempo: 'calm', target: 15 });
  });

  it('one of two guests who want the last seat at once gets it', async () => {
    const table = await new TestHost([snatch]).make(snatch, 'short', [person('ann'), OPEN]);
    const both = await Promise.all([table.join(person('bob'), null), table.join(person('eve'), null)]);
    expect(both).toEqual([{ ok: true }, { ok: false, why: 'no-open-seat' }]);
  });

  it('a command is a problem, not a crash', async () => {
    const table = await new TestHost([snatch]).make(snatch, 'short', [person('ann'), OPEN]);
    const ann = new TestClient(table, 'ann');
    const id = ann.ask({ do: 'draw' });
    expect(ann.answersTo(id)).toEqual([{ type: 'problem', id, why: 'not-playing' }]);
  });

  it('a client of another protocol is disconnected', async () => {
    const table = await new TestHost([snatch]).make(snatch, 'short', [person('ann'), OPEN]);
    const heard: unknown[] = [];
    let isClosed = false;
    const link: Link = {
      send: (message) => heard.push(message),
      close: () => {
        isClosed = true;
      },
    };
    table.connect('ann', link).receive({ type: 'hello', protocol: 99, since: null });
    expect(heard).toEqual([{ type: 'bye', why: 'protocol' }]);
    expect(isClosed).toBe(true);
  });
});

describe('a match', () => {
  it('begins with the deal as frame 0, one for each viewer', async () => {
    const host = new TestHost([snatch]);
    const table = await host.make(snatch, 'short', [person('ann'), person('bob')]);
    const [ann, bob, watcher] = [
      new TestClient(table, 'ann'),
      new TestClient(table, 'bob'),
      new TestClient(table, null),
    ];
    await table.start('ann');
    expect([ann, bob, watcher].map(({ followed }) => followed.seq)).toEqual([0, 0, 0]);
    expect(handOf(ann)).not.toEqual(handOf(bob));
    expect(handOf(watcher)).toBeNull();
  });

  it('plays commands: everybody gets a frame for every entry, the sender an ack', async () => {
    const host = new TestHost([snatch]);
    const table = await started(host);
    const [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    const id = ann.ask({ do: 'drop', card: handOf(ann)[0]?.id });
    await host.clock.pass(10);
    expect(ann.answersTo(id)).toEqual([{ type: 'ack', id, seq: 1 }]);
    expect(bob.of('frame').map(({ seq }) => seq)).toEqual([1]);
    expect(bob.followed.view).toEqual(await viewOfHost(host, table, 1));
  });

  it('a refusal names its rule, and leaves no entry', async () => {
    const host = new TestHost([snatch]);
    const table = await started(host);
    const ann = new TestClient(table, 'ann');
    const id = ann.ask({ do: 'drop', card: 9_999 });
    await host.clock.pass(10);
    expect(ann.answersTo(id)).toEqual([{ type: 'refusal', id, rule: 'SN-3', facts: {} }]);
    expect((await host.store.load(table.id))?.entries).toEqual([]);
  });

  it.each([
    ['unknown-command', { do: 'fly' }, 0],
    ['ahead', { do: 'draw' }, 12],
  ])('a command that cannot be read or decided yet is a problem: %s', async (why, command, on) => {
    const table = await started(new TestHost([snatch]));
    const ann = new TestClient(table, 'ann');
    ann.tell({ type: 'command', id: 'x', on, command });
    expect(ann.answersTo('x')).toEqual([{ type: 'problem', id: 'x', why }]);
  });

  it('a spectator cannot play', async () => {
    const table = await started(new TestHost([snatch]));
    const watcher = new TestClient(table, null);
    const id = watcher.ask({ do: 'draw' });
    expect(watcher.answersTo(id)).toEqual([{ type: 'problem', id, why: 'not-seated' }]);
  });

  it('a repeated command is played once, and acknowledged twice', async () => {
    const host = new TestHost([snatch]);
    const table = await started(host);
    const ann = new TestClient(table, 'ann');
    const command = { do: 'drop', card: handOf(ann)[0]?.id };
    const id = ann.ask(command);
    await host.clock.pass(10);
    ann.ask(command, id);
    expect(ann.answersTo(id)).toEqual([
      { type: 'ack', id, seq: 1 },
      { type: 'ack', id, seq: 1 },
    ]);
  });

  it('wakes are played when they are due, stamped with that time', async () => {
    const host = new TestHost([snatch]);
    const table = await started(host);
    const [ann] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    await host.clock.pass(6_500);
    expect(ann.of('frame').map(({ seq, at }) => [seq, at])).toEqual([
      [1, 3_000],
      [2, 6_000],
    ]);
  });

  it('bots play it to the end; then the seed is public and fits the commitment', async () => {
    const host = new TestHost([snatch]);
    const table = await host.make(snatch, 'short', [person('ann'), BOT, BOT]);
    const ann = new TestClient(table, 'ann');
    const promised = ann.table?.commitment;
    await table.start('ann');
    expect(ann.table?.seed).toBeNull();
    await host.clock.pass(600_000);
    expect(ann.table?.status).toBe('over');
    expect(commitmentTo(ann.table?.seed?.secret ?? '')).toBe(promised);
    expect(ann.followed.view).toEqual(await viewOfHost(host, table, 0));
    expect(host.clock.pending).toBe(0);
  });

  it('the sights of every viewer are stored when it is over', async () => {
    const store = new MemoryStore();
    const host = new TestHost([snatch], store);
    const table = await host.make(snatch, 'short', [person('ann'), BOT]);
    const ann = new TestClient(table, 'ann');
    await table.start('ann');
    await host.clock.pass(600_000);
    const kept = store.sightsOf(table.id);
    expect([...kept.keys()]).toEqual(['0', '1', 'spectator']);
    expect(kept.get('0')).toEqual(ann.of('frame'));
  });

  it('a bot takes the seat of a player who leaves', async () => {
    const host = new TestHost([snatch]);
    const table = await started(host);
    const ann = new TestClient(table, 'ann');
    expect(await table.leave('bob', BOT)).toEqual({ ok: true });
    expect(ann.table?.seats[1]).toEqual(BOT);
    await host.clock.pass(2_000);
    const { entries } = (await host.store.load(table.id)) ?? { entries: [] };
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'table', note: { what: 'bot', seat: 1, who: 'random' } }),
    );
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'command', seat: 1 }));
  });
});
