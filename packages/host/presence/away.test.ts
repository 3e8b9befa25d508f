import { snatch } from '@tablee/conformance/snatch';
import { type AnyGame, type Entry, type GameTypes, toSeat } from '@tablee/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { heap } from '../scenarios/heap.toy.ts';
import { BOT, docOf, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import type { LiveTable } from '../table/live-table.ts';

const GRACE_MS = 45_000;

let host: TestHost;
let table: LiveTable;
let ann: TestClient;
let bob: TestClient;

async function begin(game: AnyGame = heap, preset = 'high'): Promise<void> {
  host = new TestHost([game]);
  table = await host.make(game, preset, [person('ann'), person('bob')]);
  [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
  await table.start('ann');
}

async function commandsOf(seat: number): Promise<number> {
  const { entries } = (await host.store.load(table.id)) ?? { entries: [] };
  return (entries as Entry<GameTypes>[]).filter((entry) => entry.kind === 'command' && entry.seat === seat).length;
}

/** Bob is to act, and disconnects. */
async function bobGoes(): Promise<void> {
  ann.ask({ take: 1 });
  await host.clock.pass(0);
  bob.hangUp();
}

beforeEach(() => begin());

describe('a player who disconnects', () => {
  it('is shown at once, and noted as away a second later', async () => {
    bob.hangUp();
    expect(ann.seat(1)).toMatchObject({ online: false, away: null });
    await host.clock.pass(999);
    expect(await host.notesOf(table)).toEqual([]);
    await host.clock.pass(1);
    expect(await host.notesOf(table)).toEqual([{ at: 1_000, what: 'away', seat: 1 }]);
    expect(ann.seat(1).away).toEqual({ since: 1_000, standInAt: 46_000, standIn: null, hasPlayed: false });
    expect(ann.of('frame').at(-1)?.note).toEqual({ what: 'away', seat: 1 });
  });

  it('is not noted for a connection that is lost for a moment', async () => {
    bob.hangUp();
    await host.clock.pass(900);
    bob = new TestClient(table, 'bob', bob.followed);
    await host.clock.pass(60_000);
    expect(await host.notesOf(table)).toEqual([]);
    expect(ann.seat(1).online).toBe(true);
  });

  it('is away too if the connection is open and silent', async () => {
    bob.quiet(true);
    expect(ann.seat(1).online).toBe(false);
    await host.clock.pass(1_000);
    bob.quiet(false);
    await host.clock.pass(0);
    expect(await host.notesOf(table)).toEqual([
      { at: 1_000, what: 'away', seat: 1 },
      { at: 1_000, what: 'back', seat: 1 },
    ]);
    expect(ann.seat(1)).toMatchObject({ online: true, away: null });
  });

  it('is present as long as one of their devices is', async () => {
    const phone = new TestClient(table, 'bob');
    bob.hangUp();
    await host.clock.pass(60_000);
    expect(ann.seat(1).online).toBe(true);
    expect(await host.notesOf(table)).toEqual([]);
    phone.hangUp();
    expect(ann.seat(1).online).toBe(false);
  });

  it('has five seconds to connect to a match that begins without them', async () => {
    const late = await host.make(heap, 'high', [person('ann'), person('bob')], 'late');
    const first = new TestClient(late, 'ann');
    await late.start('ann');
    await host.clock.pass(4_999);
    expect(first.seat(1)).toMatchObject({ online: false, away: null });
    await host.clock.pass(1);
    expect(first.seat(1).away?.since).toBe(5_000);
  });
});

describe('a stand-in', () => {
  it('plays after the grace, while the person keeps the seat', async () => {
    await bobGoes();
    await host.clock.pass(1_000 + GRACE_MS - 1);
    expect(await commandsOf(1)).toBe(0);
    await host.clock.pass(5_000);
    expect(await commandsOf(1)).toBe(1);
    expect(ann.seat(1)).toMatchObject({ kind: 'person', name: 'bob', away: { standIn: 'random' } });
    expect(await host.notesOf(table)).toContainEqual({ at: 46_000, what: 'stand-in', seat: 1, who: 'random' });
  });

  it('starts after ten seconds in real time', async () => {
    await begin(snatch, 'long');
    bob.hangUp();
    await host.clock.pass(10_999);
    expect(ann.seat(1).away?.standIn).toBeNull();
    await host.clock.pass(1);
    expect(ann.seat(1).away?.standIn).toBe('random');
  });

  it.each([
    ['short', 15_000],
    ['long', 180_000],
  ] as const)('starts after the grace of the house: %s', async (grace, ms) => {
    const doc = docOf(heap, 'high', [person('ann'), person('bob')], grace);
    table = await host.makeOf({ ...doc, house: { ...doc.house, grace } });
    ann = new TestClient(table, 'ann');
    new TestClient(table, 'bob').hangUp();
    await table.start('ann');
    await host.clock.pass(5_000 + ms - 1);
    expect(ann.seat(1).away?.standIn).toBeNull();
    await host.clock.pass(1);
    expect(ann.seat(1).away?.standIn).toBe('random');
  });

  it('hands back at once', async () => {
    await bobGoes();
    await host.clock.pass(60_000);
    const played = await commandsOf(1);
    bob = new TestClient(table, 'bob', bob.followed);
    await host.clock.pass(0);
    expect(ann.seat(1)).toMatchObject({ online: true, away: null });
    ann.ask({ take: 1 });
    await host.clock.pass(120_000);
    expect(await commandsOf(1)).toBe(played);
    const id = bob.ask({ take: 1 });
    await host.clock.pass(0);
    expect(bob.answersTo(id)).toMatchObject([{ type: 'ack' }]);
  });

  it('the note of a return tells if it has played', async () => {
    await bobGoes();
    await host.clock.pass(1_000 + GRACE_MS);
    expect(ann.seat(1).away).toMatchObject({ standIn: 'random', hasPlayed: false });
    bob = new TestClient(table, 'bob', bob.followed);
    await host.clock.pass(0);
    expect((await host.notesOf(table)).at(-1)).toEqual({ at: expect.any(Number), what: 'back', seat: 1 });
    bob.hangUp();
    await host.clock.pass(60_000);
    bob = new TestClient(table, 'bob', bob.followed);
    await host.clock.pass(0);
    expect((await host.notesOf(table)).at(-1)).toMatchObject({ what: 'back', seat: 1, played: true });
  });

  it('leaves nothing that its person could undo', async () => {
    await bobGoes();
    await host.clock.pass(60_000);
    bob = new TestClient(table, 'bob', bob.followed);
    await host.clock.pass(0);
    const { entries } = (await host.store.load(table.id)) ?? { entries: [] };
    const last = (entries as Entry<GameTypes>[]).findLast((entry) => entry.kind === 'command' && entry.seat === 1);
    bob.tell({ type: 'undo', id: 'u', undoes: last?.seq ?? 0 });
    expect(bob.answersTo('u')).toEqual([{ type: 'problem', id: 'u', why: 'nothing-to-undo' }]);
  });

  it('does not start for a person who returns while its memory is rebuilt', async () => {
    await bobGoes();
    await host.clock.pass(1_000 + GRACE_MS - 1);
    const load = host.store.load.bind(host.store);
    host.store.load = async (id) => {
      bob = new TestClient(table, 'bob', bob.followed);
      return load(id);
    };
    await host.clock.pass(60_000);
    expect(ann.seat(1)).toMatchObject({ online: true, away: null });
    expect(await commandsOf(1)).toBe(0);
  });

  it('remembers what happened before it started', async () => {
    const learned: unknown[] = [];
    const { bots, versions } = host.ports.catalog['heap'] ?? { bots: {}, versions: [heap] };
    const mind = {
      start: null,
      remember: (memory: unknown, sight: unknown) => {
        learned.push(sight);
        return memory as null;
      },
    };
    const catalog = {
      heap: { versions, bots: { random: { ...bots['random'], mind } } },
    } as unknown as typeof host.ports.catalog;
    Object.assign(host.ports, { catalog });
    table = await host.make(heap, 'high', [person('ann'), person('bob')], 'mind');
    [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    await table.start('ann');
    ann.ask({ take: 2 });
    await host.clock.pass(0);
    bob.hangUp();
    await host.clock.pass(1_000 + GRACE_MS);
    expect(learned).toContainEqual({ rule: 'HE-1', seat: 0, take: 2 });
  });
});

describe('a seat whose person is away', () => {
  it('is given to the stand-in before the end of the grace by the maker alone', async () => {
    await bobGoes();
    expect(await table.replace('ann', 1)).toEqual({ ok: false, why: 'not-away' });
    await host.clock.pass(1_000);
    expect(await table.replace('eve', 1)).toEqual({ ok: false, why: 'not-seated' });
    expect(await table.replace('ann', 1)).toEqual({ ok: true });
    await host.clock.pass(5_000);
    expect(ann.seat(1).away?.standIn).toBe('random');
    expect(await commandsOf(1)).toBe(1);
  });

  it('is given to the stand-in by anybody after the grace', async () => {
    ann.hangUp();
    await host.clock.pass(10_000);
    expect(await table.replace('bob', 0)).toEqual({ ok: false, why: 'not-the-maker' });
    await host.clock.pass(GRACE_MS);
    expect(await table.replace('bob', 0)).toEqual({ ok: true });
  });
});

describe('a match without any person present', () => {
  it('stops, and no bot stands in', async () => {
    table = await host.make(heap, 'low', [person('ann'), BOT], 'alone');
    ann = new TestClient(table, 'ann');
    const watcher = new TestClient(table, null);
    await table.start('ann');
    await host.clock.pass(3_000);
    ann.hangUp();
    expect(watcher.table?.time).toEqual({ at: 3_000, live: false });
    await host.clock.pass(24 * 3_600_000);
    expect((await host.store.load(table.id))?.entries).toEqual([]);
    ann = new TestClient(table, 'ann', ann.followed);
    expect(watcher.table?.time).toEqual({ at: 3_000, live: true });
    const id = ann.ask({ take: 1 });
    await host.clock.pass(0);
    expect(ann.answersTo(id)).toEqual([{ type: 'ack', id, seq: 1 }]);
  });

  it('gives the others time to return as well', async () => {
    for (const client of [ann, bob]) client.hangUp();
    await host.clock.pass(3_600_000);
    ann = new TestClient(table, 'ann', ann.followed);
    await host.clock.pass(4_999);
    expect(ann.seat(1).away).toBeNull();
    await host.clock.pass(1);
    expect(ann.seat(1).away?.since).toBe(5_000);
  });
});

describe('a table that is opened again', () => {
  it('still has the absences, with the same end of the grace', async () => {
    await bobGoes();
    await host.clock.pass(21_000);
    ann.tell({ type: 'undo', id: 'u', undoes: 1 }); // the newest entry, from which match time goes on
    await host.clock.pass(0);
    table = await host.reopen(table);
    ann = new TestClient(table, 'ann', ann.followed);
    expect(ann.seat(1).away).toEqual({ since: 1_000, standInAt: 46_000, standIn: null, hasPlayed: false });
    await host.clock.pass(24_999);
    expect(ann.seat(1).away?.standIn).toBeNull();
    await host.clock.pass(1);
    expect(ann.seat(1).away?.standIn).toBe('random');
    ann.ask({ take: 1 }, 'again');
    await host.clock.pass(5_000);
    expect(await commandsOf(1)).toBeGreaterThan(0);
    expect(ann.followed.view).toMatchObject({ turn: 0 });
  });

  it('still has absences whose note lies before the newest snapshot', async () => {
    bob.hangUp();
    await host.clock.pass(1_000);
    for (let turn = 0; turn < 220; turn += 1) {
      ann.ask({ take: 3 });
      await host.clock.pass(0);
    }
    expect((await host.store.load(table.id))?.snapshot?.seq).toBe(200);
    table = await host.reopen(table);
    ann = new TestClient(table, 'ann');
    expect(ann.seat(1).away?.since).toBe(1_000);
    expect(ann.of('turn').at(-1)?.awaited).toEqual([0]);
  });

  it('lets the stand-in play on, with a single note', async () => {
    await bobGoes();
    await host.clock.pass(60_000);
    table = await host.reopen(table);
    ann = new TestClient(table, 'ann', ann.followed);
    const played = await commandsOf(1);
    ann.ask({ take: 1 }, 'again');
    await host.clock.pass(10_000);
    expect(await commandsOf(1)).toBeGreaterThan(played);
    expect(ann.followed.view).toMatchObject({ turn: 0 });
    expect((await host.notesOf(table)).filter((note) => 'who' in note)).toHaveLength(1);
    bob = new TestClient(table, 'bob');
    await host.clock.pass(0);
    expect(await host.notesOf(table)).toContainEqual(expect.objectContaining({ what: 'back', seat: toSeat(1) }));
  });
});

it('no timer is left when the match is over', async () => {
  table = await host.make(heap, 'low', [person('ann'), person('bob')], 'over');
  ann = new TestClient(table, 'ann');
  await table.start('ann');
  for (let turn = 0; turn < 20; turn += 1) {
    ann.ask({ take: 1 });
    await host.clock.pass(60_000);
  }
  expect(table.doc.status).toBe('over');
  expect(ann.table).toMatchObject({ pause: null, seats: [{ away: null }, { away: null }] });
  expect(host.clock.pending).toBe(0);
});
