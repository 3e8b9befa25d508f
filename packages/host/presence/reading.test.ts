import { type SnatchTypes, snatch } from '@tablee/conformance/snatch';
import { toMillis, toSeat } from '@tablee/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { heap } from '../scenarios/heap.toy.ts';
import { BOT, come, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import { REST_MS, restingHeap } from '../scenarios/resting.toy.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Person } from '../table/table-doc.ts';

const LONGEST_MS = 60_000;

let host: TestHost;
let table: LiveTable;
let ann: TestClient;
let bob: TestClient;

/** A guest who has played none of these games. */
function newcomer(guest: string): Person {
  return { ...person(guest), learning: ['heap', 'resting-heap', 'snatch'] };
}

async function begin(game = restingHeap, preset = 'high', others: Person = newcomer('bob')): Promise<void> {
  host = new TestHost([heap, restingHeap, snatch]);
  table = await host.make(game, preset, [person('ann'), others, BOT]);
  [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
  await table.start('ann');
  await host.clock.pass(0);
}

async function understand(client: TestClient): Promise<void> {
  client.tell({ type: 'ready', for: 'rules' });
  await host.clock.pass(0);
}

beforeEach(() => begin());

describe('before a player’s first match of a game', () => {
  it('match time is stopped, and everybody is told for whom and for how long', async () => {
    await host.clock.pass(20_000);
    expect(new TestClient(table, null).table).toMatchObject({
      wait: { for: 'rules', awaited: [1], ready: [0], leftMs: LONGEST_MS - 20_000 },
      time: { at: 0, live: false },
    });
    expect(ann.followed.seq).toBe(0);
  });

  it('the match begins as soon as they have read the rules', async () => {
    await host.clock.pass(20_000);
    await understand(bob);
    expect(ann.table).toMatchObject({ wait: { for: REST_MS, awaited: [0, 1] }, time: { at: 0, live: true } });
    expect(await host.notesOf(table)).toEqual([{ at: 0, what: 'ready', seat: 1, for: 'rules' }]);
    await host.clock.pass(REST_MS);
    expect(ann.followed).toMatchObject({ seq: 2, at: REST_MS });
  });

  it('the match begins without them when they take too long', async () => {
    await host.clock.pass(LONGEST_MS - 1);
    expect(ann.table?.time?.live).toBe(false);
    await host.clock.pass(1);
    expect(ann.table?.time?.live).toBe(true);
    await understand(bob);
    expect(await host.notesOf(table)).toEqual([{ at: 0, what: 'ready', seat: 1, for: 'rules' }]);
  });

  it('the match waits for all newcomers', async () => {
    table = await host.make(restingHeap, 'high', [newcomer('ann'), newcomer('bob')], 'both');
    [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    await table.start('ann');
    await understand(ann);
    expect(bob.table?.wait).toMatchObject({ for: 'rules', awaited: [1], ready: [0] });
    await understand(bob);
    expect(bob.table?.time?.live).toBe(true);
  });

  it('only a `ready` for the rules counts, and only for its own player', async () => {
    await understand(ann);
    expect(ann.table?.wait).toMatchObject({ for: 'rules', awaited: [1] });
    bob.tell({ type: 'ready', for: REST_MS });
    await host.clock.pass(0);
    expect(ann.table?.wait).toMatchObject({ for: 'rules', awaited: [1] });
    await understand(bob);
    expect(ann.table?.wait).toMatchObject({ for: REST_MS, awaited: [0, 1], ready: [] });
  });

  it('neither people nor bots play', async () => {
    await begin(heap);
    const id = ann.ask({ take: 1 });
    ann.tell({ type: 'undo', id: 'u', undoes: 1 });
    expect([...ann.answersTo(id), ...ann.answersTo('u')]).toMatchObject([{ why: 'reading' }, { why: 'reading' }]);
    await host.clock.pass(10_000);
    expect(ann.followed.seq).toBe(0);
    await understand(bob);
    const again = ann.ask({ take: 1 });
    await host.clock.pass(0);
    expect(ann.answersTo(again)).toMatchObject([{ type: 'ack' }]);
  });

  it('a real-time game waits too', async () => {
    await begin(snatch, 'long');
    await host.clock.pass(LONGEST_MS - 1);
    expect(ann.followed.seq).toBe(0);
    await host.clock.pass(10_000);
    expect(ann.followed.seq).toBeGreaterThan(0);
  });

  it('does not wait for players who know the game, or are new to another one', async () => {
    await begin(restingHeap, 'high', { ...person('bob'), learning: ['heap'] });
    expect(ann.table).toMatchObject({ wait: { for: REST_MS }, time: { live: true } });
  });

  it('does not wait for a newcomer who has left, nor again when they return', async () => {
    bob.hangUp();
    await host.clock.pass(999);
    expect(ann.table?.time?.live).toBe(false);
    await host.clock.pass(1);
    expect(ann.table?.time?.live).toBe(true);
    bob = new TestClient(table, 'bob', bob.followed);
    await host.clock.pass(0);
    expect(ann.table).toMatchObject({ wait: { for: REST_MS }, time: { live: true } });
  });

  it('does not wait for a player who has left for good', async () => {
    await table.leave('bob', BOT);
    await host.clock.pass(0);
    expect(ann.table?.wait).toMatchObject({ for: REST_MS, awaited: [0] });
    ann.tell({ type: 'ready', for: REST_MS });
    await host.clock.pass(0);
    expect(ann.table?.time?.live).toBe(true);
  });

  it('the time to read restarts if nobody was there in between', async () => {
    await host.clock.pass(50_000);
    for (const client of [ann, bob]) client.hangUp();
    await host.clock.pass(3_600_000);
    [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    await host.clock.pass(LONGEST_MS - 1);
    expect(ann.table?.time?.live).toBe(false);
    await host.clock.pass(1);
    expect(ann.table?.time?.live).toBe(true);
  });

  it('a pause goes on when the rules have been read', async () => {
    await table.pause('ann');
    await understand(bob);
    expect(ann.table).toMatchObject({ wait: { for: REST_MS }, time: { live: false } });
    await table.resume('ann');
    await host.clock.pass(0);
    expect(ann.table?.time?.live).toBe(true);
  });

  it('a host that opens the table again still waits, and knows who has read them', async () => {
    table = await host.reopen(table);
    [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    await host.clock.pass(1_000);
    expect(ann.table?.wait).toMatchObject({ for: 'rules', awaited: [1] });
    await understand(bob);
    table = await host.reopen(table);
    [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    await host.clock.pass(0);
    expect(ann.table).toMatchObject({ wait: { for: REST_MS }, time: { live: true } });
  });
});

describe('a newcomer who takes over the seat of a bot', () => {
  it('is waited for in the middle of a match', async () => {
    await understand(bob);
    await host.clock.pass(REST_MS);
    await table.join(newcomer('eve'), 2);
    const eve = new TestClient(table, 'eve');
    await host.clock.pass(30_000);
    expect(ann.table).toMatchObject({ wait: { for: 'rules', awaited: [2], ready: [0, 1] }, time: { live: false } });
    await understand(eve);
    expect(ann.table?.time).toMatchObject({ at: REST_MS, live: true });
  });

  it('is waited for even if the previous player of the seat has read the rules', async () => {
    await understand(bob);
    await table.leave('bob', BOT);
    await table.join(newcomer('eve'), 1);
    come(table, 'eve');
    await host.clock.pass(0);
    expect(ann.table?.wait).toMatchObject({ for: 'rules', awaited: [1] });
  });

  it('has a whole minute to read, also while others read', async () => {
    await host.clock.pass(50_000);
    await table.join(newcomer('eve'), 2);
    come(table, 'eve');
    await host.clock.pass(0);
    expect(ann.table?.wait).toMatchObject({ for: 'rules', awaited: [1, 2], leftMs: LONGEST_MS });
    await host.clock.pass(10_000);
    expect(ann.table?.wait).toMatchObject({ for: 'rules', awaited: [2], leftMs: LONGEST_MS - 10_000 });
    await host.clock.pass(LONGEST_MS - 10_001);
    expect(ann.table?.time?.live).toBe(false);
    await host.clock.pass(1);
    expect(ann.table?.time?.live).toBe(true);
  });

  it('answers a player who has just sent a command', async () => {
    await begin(snatch, 'long', person('bob'));
    await host.clock.pass(1_000);
    const { view, at } = ann.followed;
    const [command = {}] = snatch.legal(view as SnatchTypes['view'], toSeat(0), toMillis(at + 1_000));
    ann.ask(command);
    await host.clock.pass(20);
    const early = ann.ask({ do: 'draw' });
    await table.join(newcomer('eve'), 2);
    await host.clock.pass(1_000);
    expect(ann.answersTo(early)).toMatchObject([{ type: 'problem', why: 'reading' }]);
  });
});
