import { type SnatchTypes, snatch } from '@tablee/conformance/snatch';
import { toMillis, toSeat } from '@tablee/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { heap } from '../scenarios/heap.toy.ts';
import { BOT, docOf, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import type { LiveTable } from '../table/live-table.ts';

const LONGEST_MS = 600_000;

let host: TestHost;
let table: LiveTable;
let ann: TestClient;
let bob: TestClient;

beforeEach(async () => {
  host = new TestHost([snatch, heap]);
  table = await host.make(snatch, 'long', [person('ann'), person('bob'), BOT]);
  [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
  await table.start('ann');
  await host.clock.pass(1_000);
});

describe('a pause', () => {
  it('may be called by anybody who sits at a table by link, and everybody is told by whom', async () => {
    const watcher = new TestClient(table, null);
    expect(await table.pause('eve')).toEqual({ ok: false, why: 'not-seated' });
    expect(await table.pause('bob')).toEqual({ ok: true });
    await host.clock.pass(0);
    expect(watcher.of('frame').at(-1)).toMatchObject({ at: 1_000, note: { what: 'pause', seat: 1 } });
    expect(watcher.table).toMatchObject({
      pause: { by: 1, untilBack: false, leftMs: LONGEST_MS },
      time: { at: 1_000, live: false },
    });
  });

  it('is refused at a listed table, and before the match', async () => {
    const doc = docOf(heap, 'high', [person('ann'), BOT], 'listed');
    const listed = await host.makeOf({ ...doc, listed: true });
    expect(await listed.pause('ann')).toEqual({ ok: false, why: 'not-playing' });
    await listed.start('ann');
    expect(await listed.pause('ann')).toEqual({ ok: false, why: 'listed' });
  });

  it('stops everything: wakes, bots, commands, undo', async () => {
    await table.pause('bob');
    const heard = bob.of('frame').length;
    await host.clock.pass(LONGEST_MS - 1);
    const id = ann.ask({ do: 'draw' });
    ann.tell({ type: 'undo', id: 'u', undoes: 1 });
    expect([...ann.answersTo(id), ...ann.answersTo('u')].map((answer) => 'why' in answer && answer.why)).toEqual([
      'paused',
      'paused',
    ]);
    expect(bob.of('frame')).toHaveLength(heard);
    expect(new TestClient(table, null).of('snapshot')).toMatchObject([{ at: 1_000, live: false }]);
  });

  it('answers a retry of what was played before', async () => {
    const { view, at } = ann.followed;
    const [command = {}] = [...snatch.legal(view as SnatchTypes['view'], toSeat(0), toMillis(at + 1_000))];
    const id = ann.ask(command);
    await host.clock.pass(0);
    await table.pause('bob');
    ann.ask(command, id);
    expect(ann.answersTo(id).map(({ type }) => type)).toEqual(['ack', 'ack']);
  });

  it('answers queued commands', async () => {
    const { view, at } = ann.followed;
    const [command = {}] = [...snatch.legal(view as SnatchTypes['view'], toSeat(0), toMillis(at + 1_000))];
    ann.ask(command);
    await host.clock.pass(20);
    const id = ann.ask({ do: 'draw' });
    expect(ann.answersTo(id)).toEqual([]);
    await table.pause('bob');
    await host.clock.pass(1_000);
    expect(ann.answersTo(id)).toEqual([{ type: 'problem', id, why: 'paused' }]);
  });

  it('ends when anybody who sits there resumes, and match time continues where it stopped', async () => {
    await table.pause('bob');
    await host.clock.pass(60_000);
    expect(await table.resume('eve')).toEqual({ ok: false, why: 'not-seated' });
    expect(await table.resume('ann')).toEqual({ ok: true });
    await host.clock.pass(0);
    expect(bob.of('frame').at(-1)).toMatchObject({ at: 1_000, note: { what: 'resume', seat: 0 } });
    expect(bob.table).toMatchObject({ pause: null, time: { live: true } });
    await host.clock.pass(2_000);
    expect(bob.of('frame').at(-1)?.at).toBeGreaterThan(1_000);
  });

  it('ends after ten minutes by itself', async () => {
    await table.pause('bob');
    await host.clock.pass(LONGEST_MS - 1);
    expect(ann.table?.pause).not.toBeNull();
    await host.clock.pass(1);
    expect(ann.table?.pause).toBeNull();
    expect(await host.notesOf(table)).toContainEqual({ at: 1_000, what: 'resume' });
  });

  it('that begins while somebody is away ends when all are back, and no bot stands in meanwhile', async () => {
    bob.hangUp();
    await host.clock.pass(2_000);
    await table.pause('ann');
    expect(ann.table?.pause?.untilBack).toBe(true);
    await host.clock.pass(120_000);
    expect(ann.seat(1).away?.standIn).toBeNull();
    bob = new TestClient(table, 'bob', bob.followed);
    await host.clock.pass(0);
    expect(ann.table).toMatchObject({ pause: null, time: { live: true } });
  });

  it('that begins while the memory of a stand-in is rebuilt keeps it from playing', async () => {
    bob.hangUp();
    await host.clock.pass(10_999);
    const load = host.store.load.bind(host.store);
    host.store.load = async (id) => {
      await table.pause('ann');
      return load(id);
    };
    await host.clock.pass(5_000);
    expect(ann.table?.pause).not.toBeNull();
    expect(ann.seat(1).away?.standIn).toBeNull();
    host.store.load = load;
    await table.resume('ann');
    await host.clock.pass(1);
    expect(ann.seat(1).away?.standIn).toBe('random');
  });

  it('goes on when players leave and return, if nobody was away when it began', async () => {
    await table.pause('ann');
    bob.hangUp();
    await host.clock.pass(5_000);
    expect(ann.seat(1).away).not.toBeNull();
    bob = new TestClient(table, 'bob', bob.followed);
    await host.clock.pass(0);
    expect(ann.seat(1).away).toBeNull();
    expect(ann.table?.pause).not.toBeNull();
  });

  it('that is called twice is one pause', async () => {
    await table.pause('bob');
    expect(await table.pause('ann')).toEqual({ ok: true });
    expect(await table.resume('ann')).toEqual({ ok: true });
    expect(await table.resume('ann')).toEqual({ ok: true });
    await host.clock.pass(0);
    expect(await host.notesOf(table)).toHaveLength(2);
  });

  it('survives a restart', async () => {
    await table.pause('bob');
    await host.clock.pass(300_000);
    table = await host.reopen(table);
    [ann, bob] = [new TestClient(table, 'ann', ann.followed), new TestClient(table, 'bob', bob.followed)];
    expect(ann.table).toMatchObject({ pause: { by: 1 }, time: { at: 1_000, live: false } });
    await host.clock.pass(LONGEST_MS - 1);
    expect(ann.table?.pause).not.toBeNull();
    await table.resume('ann');
    await host.clock.pass(2_000);
    expect(ann.of('frame').at(-1)?.at).toBeGreaterThan(1_000);
    await table.unload();
    expect(host.clock.pending).toBe(0);
  });
});
