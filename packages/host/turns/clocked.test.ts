import { snatch } from '@tablee/conformance/snatch';
import type { Entry, GameTypes } from '@tablee/kernel';
import type { HouseRules, TurnMessage } from '@tablee/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { heap } from '../scenarios/heap.toy.ts';
import { docOf, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import type { LiveTable } from '../table/live-table.ts';

let host: TestHost;
let table: LiveTable;
let ann: TestClient;
let bob: TestClient;

async function begin(clock: HouseRules['clock'], game = heap, preset = 'high'): Promise<void> {
  host = new TestHost([game]);
  const doc = docOf(game, preset, [person('ann'), person('bob')], 'clocked');
  table = await host.makeOf({ ...doc, house: { ...doc.house, clock } });
  [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
  await table.start('ann');
}

function turnOf(client: TestClient): TurnMessage | undefined {
  return client.of('turn').at(-1);
}

function deadlines(client: TestClient): (number | null)[] | undefined {
  return turnOf(client)?.clocks?.map(({ deadline }) => deadline);
}

async function commands(): Promise<Extract<Entry<GameTypes>, { kind: 'command' }>[]> {
  const { entries } = (await host.store.load(table.id)) ?? { entries: [] };
  return (entries as Entry<GameTypes>[]).filter((entry) => entry.kind === 'command');
}

describe('the `turn` message', () => {
  it('is sent to everybody in a game of turns, after the entry that changes it', async () => {
    await begin('none');
    const watcher = new TestClient(table, null);
    expect(turnOf(watcher)).toEqual({ type: 'turn', seq: 0, awaited: [0], clocks: null });
    ann.ask({ take: 3 });
    await host.clock.pass(0);
    expect(watcher.of('turn')).toHaveLength(1);
    ann.ask({ take: 1 });
    await host.clock.pass(0);
    expect(turnOf(watcher)).toEqual({ type: 'turn', seq: 2, awaited: [1], clocks: null });
    expect(watcher.heard.slice(-2).map(({ type }) => type)).toEqual(['frame', 'turn']);
  });

  it('is not sent in real time', async () => {
    await begin('none', snatch, 'long');
    await host.clock.pass(10_000);
    expect([...ann.of('turn'), ...bob.of('turn')]).toEqual([]);
  });
});

describe('a brisk clock', () => {
  beforeEach(() => begin('brisk'));

  it('has the deadline of a seat, and what is left in its bank', async () => {
    expect(turnOf(bob)?.clocks).toEqual([
      { deadline: 80_000, left: 80_000, bank: 60_000 },
      { deadline: null, left: null, bank: 60_000 },
    ]);
    await host.clock.pass(30_000);
    ann.ask({ take: 1 });
    await host.clock.pass(0);
    expect(turnOf(bob)?.clocks).toEqual([
      { deadline: null, left: null, bank: 50_000 },
      { deadline: 110_000, left: 80_000, bank: 60_000 },
    ]);
  });

  it('plays for a seat whose time has run out, and everybody is told', async () => {
    await host.clock.pass(79_999);
    expect(await commands()).toEqual([]);
    await host.clock.pass(1);
    expect(await commands()).toEqual([
      { kind: 'command', seq: 1, at: 80_000, seat: 0, command: { take: 1 }, id: null, meta: { timeOut: true } },
    ]);
    expect(bob.of('frame').at(-1)).toMatchObject({ seq: 1, timeOut: 0 });
    expect(deadlines(bob)).toEqual([null, 160_000]);
    await host.clock.pass(80_000);
    expect(deadlines(bob)).toEqual([180_000, null]);
  });

  it('lets nobody undo what it played', async () => {
    await host.clock.pass(80_000);
    ann.tell({ type: 'undo', id: 'u', undoes: 1 });
    expect(ann.answersTo('u')).toEqual([{ type: 'problem', id: 'u', why: 'nothing-to-undo' }]);
  });

  it('is stopped in a pause', async () => {
    await host.clock.pass(70_000);
    await table.pause('bob');
    await host.clock.pass(300_000);
    expect(await commands()).toEqual([]);
    await table.resume('bob');
    await host.clock.pass(9_999);
    expect(await commands()).toEqual([]);
    await host.clock.pass(1);
    expect(await commands()).toHaveLength(1);
  });

  it('is stopped while the seat to act is away, and continues from there', async () => {
    await host.clock.pass(10_000);
    ann.hangUp();
    await host.clock.pass(30_000);
    expect(turnOf(bob)?.clocks?.[0]).toEqual({ deadline: null, left: 69_000, bank: 60_000 });
    ann = new TestClient(table, 'ann', ann.followed);
    await host.clock.pass(0);
    expect(deadlines(bob)).toEqual([109_000, null]);
  });

  it('is stopped while nobody is there', async () => {
    for (const client of [ann, bob]) client.hangUp();
    await host.clock.pass(3_600_000);
    expect(await commands()).toEqual([]);
  });

  it('is the same to a host that opens the match again', async () => {
    await host.clock.pass(30_000);
    ann.ask({ take: 1 });
    await host.clock.pass(25_000);
    bob.ask({ take: 3 });
    await host.clock.pass(0);
    const before = turnOf(ann);
    expect(before?.clocks?.map(({ bank }) => bank)).toEqual([50_000, 60_000]);
    table = await host.reopen(table);
    [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    expect(turnOf(ann)?.clocks).toEqual(before?.clocks);
    await host.clock.pass(54_999);
    expect(await commands()).toHaveLength(2);
    await host.clock.pass(1);
    expect((await commands()).at(-1)).toMatchObject({ seat: 1, at: 110_000, meta: { timeOut: true } });
  });

  it('is the same to a host that opens it from a snapshot', async () => {
    for (let turn = 0; turn < 210; turn += 1) {
      await host.clock.pass(25_000);
      const client = turn % 2 === 0 ? ann : bob;
      client.ask({ take: 1 });
      await host.clock.pass(0);
    }
    expect((await host.store.load(table.id))?.snapshot).not.toBeNull();
    const before = turnOf(ann);
    table = await host.reopen(table);
    ann = new TestClient(table, 'ann');
    expect(turnOf(ann)?.clocks).toEqual(before?.clocks);
  });
});

describe('a relaxed clock', () => {
  it('gives a minute a turn, and no bank', async () => {
    await begin('relaxed');
    expect(turnOf(ann)?.clocks?.[0]).toEqual({ deadline: 60_000, left: 60_000, bank: 0 });
    await host.clock.pass(60_000);
    expect(await commands()).toHaveLength(1);
  });
});

it('a seat for which nothing can be played waits, without an endless loop of the host', async () => {
  await begin('relaxed', { ...heap, fallback: () => null });
  await host.clock.pass(3_600_000);
  expect(await commands()).toEqual([]);
  expect(host.lost).toEqual([]);
});
