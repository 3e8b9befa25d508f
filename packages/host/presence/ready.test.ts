import type { AnyGame, Entry, GameTypes } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { BOT, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import { REST_MS, restingHeap } from '../scenarios/resting.toy.ts';
import { SlowStore } from '../scenarios/slow-store.scenario.ts';
import type { LiveTable } from '../table/live-table.ts';

/** Maximum wait for a person alone with bots at a score sheet. */
const LOOKING_MS = 600_000;

let host: TestHost;
let table: LiveTable;
let ann: TestClient;
let bob: TestClient;

beforeEach(async () => {
  host = new TestHost([restingHeap]);
  table = await host.make(restingHeap, 'high', [person('ann'), person('bob'), BOT]);
  [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
  await table.start('ann');
  await host.clock.pass(0);
});

function waitOf({ table: info }: TestClient): TableInfo['wait'] {
  return info?.wait ?? null;
}

async function beReady(client: TestClient, what = waitOf(client)?.for ?? 0): Promise<void> {
  client.tell({ type: 'ready', for: what });
  await host.clock.pass(0);
}

async function entries(): Promise<Entry<GameTypes>[]> {
  return ((await host.store.load(table.id))?.entries ?? []) as Entry<GameTypes>[];
}

async function wakes(): Promise<number[]> {
  return (await entries()).flatMap(({ kind, at }) => (kind === 'wake' ? [at] : []));
}

describe('while a jump of match time is not durable yet', () => {
  it('newcomers are told the time before the jump, so that the next frame is not earlier', async () => {
    const store = new SlowStore();
    const slow = new TestHost([restingHeap], store);
    const there = await slow.make(restingHeap, 'high', [person('ann'), BOT]);
    await there.start('ann');
    const eager = new TestClient(there, 'ann');
    await slow.clock.pass(0);
    store.isSlow = true;
    eager.tell({ type: 'ready', for: waitOf(eager)?.for ?? 0 });
    await slow.clock.pass(100);
    const watcher = new TestClient(there, null);
    const [welcome, snapshot] = [watcher.of('welcome')[0], watcher.of('snapshot')[0]];
    const told = watcher.heard.length;
    store.release();
    await slow.clock.pass(10);
    const next = watcher.of('frame')[0];
    expect(watcher.heard.slice(told)).toContainEqual(next);
    expect(welcome?.table.time?.at).toBeLessThanOrEqual((next?.at ?? 0) + 100);
    expect(snapshot?.at).toBe(welcome?.table.time?.at);
    expect(new TestClient(there, null).of('snapshot')[0]?.at).toBeGreaterThanOrEqual(REST_MS);
  });
});

describe('during a rest', () => {
  it('everybody is told who is awaited', () => {
    expect(waitOf(bob)).toEqual({ for: REST_MS, awaited: [0, 1], ready: [], leftMs: null });
  });

  it('time passes if nobody is ready', async () => {
    await host.clock.pass(REST_MS - 1);
    expect(await wakes()).toEqual([]);
    await host.clock.pass(1);
    expect(await wakes()).toEqual([REST_MS]);
    expect(waitOf(bob)).toBeNull();
  });

  it('match time jumps to the end when every person is ready, and continues from there', async () => {
    await host.clock.pass(2_000);
    await beReady(bob);
    expect(waitOf(ann)).toEqual({ for: REST_MS, awaited: [0], ready: [1], leftMs: null });
    expect(await wakes()).toEqual([]);
    await host.clock.pass(1_000);
    await beReady(ann);
    expect(await entries()).toMatchObject([
      { kind: 'table', at: 2_000, note: { what: 'ready', seat: 1, for: REST_MS } },
      { kind: 'table', at: 3_000, note: { what: 'ready', seat: 0, for: REST_MS } },
      { kind: 'wake', at: REST_MS },
    ]);
    expect(ann.table?.time).toEqual({ at: REST_MS, live: true });
    await host.clock.pass(500);
    ann.ask({ take: 1 });
    await host.clock.pass(0);
    expect((await entries()).at(-1)).toMatchObject({ kind: 'command', at: REST_MS + 500 });
  });

  it('one message is enough for a player alone with bots', async () => {
    const alone = await host.make(restingHeap, 'high', [person('ann'), BOT, BOT], 'alone');
    const me = new TestClient(alone, 'ann');
    await alone.start('ann');
    await beReady(me);
    expect(me.followed.at).toBe(REST_MS);
  });

  describe('for a player alone with bots', () => {
    let me: TestClient;

    beforeEach(async () => {
      table = await host.make(restingHeap, 'high', [person('ann'), BOT, BOT], 'alone');
      me = new TestClient(table, 'ann');
      await table.start('ann');
      await host.clock.pass(0);
    });

    it('match time is stopped until they are ready, and everybody is told so', async () => {
      expect(waitOf(me)).toEqual({ for: REST_MS, awaited: [0], ready: [], leftMs: LOOKING_MS });
      expect(me.table?.time).toEqual({ at: 0, live: false });
      await host.clock.pass(LOOKING_MS - 1);
      expect(await wakes()).toEqual([]);
      await beReady(me);
      expect(await wakes()).toEqual([REST_MS]);
      expect(me.table?.time).toEqual({ at: REST_MS, live: true });
    });

    it('match time is stopped again at the next rest, for as long', async () => {
      await host.clock.pass(LOOKING_MS - 1);
      await beReady(me);
      me.ask({ take: 1 });
      await host.clock.pass(0);
      expect(me.table).toMatchObject({ wait: { for: 2 * REST_MS, leftMs: LOOKING_MS }, time: { live: false } });
      await host.clock.pass(60_000);
      expect(await wakes()).toEqual([REST_MS]);
    });

    it('the match goes on after ten minutes without a word', async () => {
      await host.clock.pass(LOOKING_MS);
      expect(await wakes()).toEqual([REST_MS]);
      expect(await host.notesOf(table)).toEqual([{ at: 0, what: 'ready', seat: 0, for: REST_MS }]);
      expect(me.table?.time?.live).toBe(true);
    });

    it('match time is stopped also while they are absent, and they have all their time when they return', async () => {
      await host.clock.pass(LOOKING_MS - 1);
      me.hangUp();
      await host.clock.pass(2 * LOOKING_MS);
      expect(await wakes()).toEqual([]);
      me = new TestClient(table, 'ann', me.followed);
      await host.clock.pass(LOOKING_MS - 1);
      expect(await wakes()).toEqual([]);
      await beReady(me);
      expect(await wakes()).toEqual([REST_MS]);
    });

    it('a host that opens the table again keeps it stopped', async () => {
      table = await host.reopen(table);
      me = new TestClient(table, 'ann', me.followed);
      await host.clock.pass(60_000);
      expect(await wakes()).toEqual([]);
      await beReady(me);
      expect(await wakes()).toEqual([REST_MS]);
      expect(host.lost).toEqual([]);
    });

    it('match time runs once a friend takes the seat of a bot', async () => {
      await host.clock.pass(60_000);
      await table.join(person('bob'), 1);
      bob = new TestClient(table, 'bob');
      await host.clock.pass(0);
      expect(waitOf(bob)).toMatchObject({ awaited: [0, 1], leftMs: null });
      await host.clock.pass(REST_MS);
      expect(await wakes()).toEqual([REST_MS]);
    });
  });

  it('match time runs for one of two people, even if the other is away', async () => {
    bob.hangUp();
    await host.clock.pass(REST_MS);
    expect(await wakes()).toEqual([REST_MS]);
  });

  it('a countdown ends by its timer, also for a player alone with bots', async () => {
    const counting: AnyGame = {
      ...restingHeap,
      id: 'counting-heap',
      countsDown: (view) => restingHeap.rests?.(view) === true,
    };
    host = new TestHost([counting]);
    table = await host.make(counting, 'high', [person('ann'), BOT]);
    const me = new TestClient(table, 'ann');
    await table.start('ann');
    await host.clock.pass(0);
    expect(waitOf(me)).toMatchObject({ awaited: [0], leftMs: null });
    await host.clock.pass(REST_MS);
    expect(await wakes()).toEqual([REST_MS]);
  });

  it('a match between bots is not shortened', async () => {
    const bots = await host.make(restingHeap, 'high', [BOT, BOT], 'bots');
    await bots.start('ann');
    const watcher = new TestClient(bots, null);
    await host.clock.pass(REST_MS - 1);
    expect(watcher.followed.seq).toBe(0);
    await host.clock.pass(1);
    expect(watcher.followed.seq).toBe(1);
  });

  it('a late `ready` does not count for the next wait', async () => {
    await beReady(bob);
    await beReady(ann);
    ann.ask({ take: 1 });
    await host.clock.pass(0);
    const next = waitOf(ann)?.for;
    expect(next).toBe(2 * REST_MS);
    await beReady(ann, REST_MS);
    await beReady(bob, REST_MS);
    expect(waitOf(ann)?.awaited).toEqual([0, 1]);
    expect(await wakes()).toEqual([REST_MS]);
  });

  it('a second `ready` changes nothing, and that of a spectator is ignored', async () => {
    const watcher = new TestClient(table, null);
    await beReady(watcher);
    await beReady(bob);
    await beReady(bob);
    expect(await host.notesOf(table)).toEqual([{ at: 0, what: 'ready', seat: 1, for: REST_MS }]);
  });

  it('`ready` is ignored while a seat is to act', async () => {
    await host.clock.pass(REST_MS);
    await beReady(ann, REST_MS);
    await beReady(bob, 0);
    expect(await host.notesOf(table)).toEqual([]);
  });

  it('does not wait for a player who is away', async () => {
    await beReady(ann);
    bob.hangUp();
    await host.clock.pass(999);
    expect(await wakes()).toEqual([]);
    await host.clock.pass(1);
    expect(await wakes()).toEqual([REST_MS]);
  });

  it('does not wait for a player who has left for good', async () => {
    await beReady(ann);
    await table.leave('bob', BOT);
    await host.clock.pass(0);
    expect(await wakes()).toEqual([REST_MS]);
  });

  it('a pause lasts, and a `ready` during it counts when it is over', async () => {
    await beReady(ann);
    await table.pause('bob');
    await beReady(bob);
    await host.clock.pass(60_000);
    expect(await wakes()).toEqual([]);
    await table.resume('bob');
    await host.clock.pass(0);
    expect(await wakes()).toEqual([REST_MS]);
  });

  it('a host that opens the table again knows who is ready', async () => {
    await beReady(bob);
    table = await host.reopen(table);
    [ann, bob] = [new TestClient(table, 'ann', ann.followed), new TestClient(table, 'bob', bob.followed)];
    await host.clock.pass(1_000);
    expect(waitOf(ann)).toMatchObject({ awaited: [0], ready: [1] });
    await beReady(ann);
    expect(await wakes()).toEqual([REST_MS]);
    table = await host.reopen(table);
    expect(new TestClient(table, 'ann').followed.seq).toBe(3);
    expect(host.lost).toEqual([]);
  });

  it('a host that opens it from a snapshot knows it too', async () => {
    for (let turn = 0; turn < 67; turn += 1) {
      await beReady(ann);
      await beReady(bob);
      await host.clock.pass(5_000); // the bot waits before it plays
      for (const client of [ann, bob]) client.ask({ take: 1 });
      await host.clock.pass(0);
    }
    await beReady(bob);
    expect((await host.store.load(table.id))?.snapshot).not.toBeNull();
    table = await host.reopen(table);
    expect(waitOf(new TestClient(table, 'ann'))).toMatchObject({ awaited: [0], ready: [1] });
  });
});

it('`ready` ends no pause that is not a rest of the game', async () => {
  const strict: AnyGame = { ...restingHeap, id: 'strict' };
  delete strict.rests;
  host = new TestHost([strict]);
  table = await host.make(strict, 'high', [person('ann'), BOT]);
  ann = new TestClient(table, 'ann');
  await table.start('ann');
  await beReady(ann, REST_MS);
  expect(waitOf(ann)).toBeNull();
  await host.clock.pass(REST_MS - 1);
  expect(await entries()).toEqual([]);
  await host.clock.pass(1);
  expect(await wakes()).toEqual([REST_MS]);
});

it('nobody is awaited when the match is over', async () => {
  const short = await host.make(restingHeap, 'low', [person('ann'), person('bob')], 'short');
  const clients = [new TestClient(short, 'ann'), new TestClient(short, 'bob')];
  await short.start('ann');
  for (let turn = 0; turn < 40 && short.doc.status !== 'over'; turn += 1) {
    await host.clock.pass(REST_MS);
    for (const client of clients) client.ask({ take: 2 });
    await host.clock.pass(0);
  }
  expect(clients[0]?.table).toMatchObject({ status: 'over', wait: null });
});
