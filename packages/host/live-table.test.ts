import { type SnatchTypes, snatch } from '@tablee/conformance/snatch';
import {
  type AnyGame,
  commitmentTo,
  type Entry,
  type GameTypes,
  mixSeed,
  openMatch,
  readEntry,
  replay,
  type Seat,
  toMillis,
} from '@tablee/kernel';
import type { Frame } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { BOT, Client, come, docOf, House, person } from './host.scenario.ts';
import { LiveTable } from './live-table.ts';
import { MemoryStore } from './memory-store.ts';
import type { Kept, Link, Thinker } from './ports.ts';

const OPEN = { kind: 'open' } as const;

/** A table of snatch with Ann in seat 0, started. */
async function started(
  house: House,
  seats = [person('ann'), person('bob')] as Parameters<House['make']>[2],
): Promise<LiveTable> {
  const table = await house.make(snatch, 'short', seats);
  expect(await table.start('ann')).toEqual({ ok: true });
  return table;
}

function handOf({ followed }: Client): { id: number; face: string }[] {
  return (followed.view as { hand: { id: number; face: string }[] }).hand;
}

async function viewOfHost(house: House, table: LiveTable, viewer: 0 | 1 | 'spectator'): Promise<unknown> {
  const stored = await house.store.load(table.id);
  const { doc, entries } = stored ?? { doc: table.doc, entries: [] };
  const seed = mixSeed({ secret: doc.secret, nonces: doc.nonces ?? [] });
  const read = entries.map((raw) => readEntry(raw, snatch, doc.seats.length) as Entry<GameTypes>);
  const replayed = replay(openMatch(snatch, doc.setup as never, seed).match, read as never);
  if (!replayed.ok) throw new Error(`${replayed.problem.why} at ${replayed.problem.seq}`);
  return JSON.parse(JSON.stringify(snatch.view(replayed.match.state, viewer as never)));
}

describe('before the match', () => {
  it('people sit down, the maker arranges bots, and everybody connected hears of it', async () => {
    const house = new House([snatch]);
    const table = await house.make(snatch, 'short', [person('ann'), OPEN, OPEN]);
    const watcher = new Client(table, null);
    expect(await table.join(person('bob'), null)).toEqual({ ok: true });
    expect(await table.arrange('ann', 2, BOT)).toEqual({ ok: true });
    expect(watcher.table?.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
    expect(watcher.table?.maker).toBe(0);
  });

  it('two people of one name are told apart', async () => {
    const house = new House([snatch]);
    const table = await house.make(snatch, 'short', [person('ann'), OPEN, OPEN]);
    const watcher = new Client(table, null);
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
  ])('says why not: %s', async (why, act) => {
    const table = await new House([snatch]).make(snatch, 'short', [person('ann'), OPEN]);
    expect(await act(table)).toEqual({ ok: false, why });
  });

  it('places that are still open are taken away when the match starts, and everybody learns the new seat', async () => {
    const house = new House([snatch]);
    const table = await house.make(snatch, 'short', [OPEN, person('ann'), OPEN, person('bob')]);
    const bob = new Client(table, 'bob');
    expect(bob.viewer).toBe(3);
    expect(await table.start('ann')).toEqual({ ok: true });
    expect(bob.viewer).toBe(1);
    expect(bob.table?.seats).toHaveLength(2);
    expect(bob.followed.view).toEqual(await viewOfHost(house, table, 1));
  });

  it('the maker chooses options among those of the game; what is not said stays', async () => {
    const table = await new House([snatch]).make(snatch, 'short', [person('ann'), OPEN]);
    const ann = new Client(table, 'ann');
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

  it('two who want the last seat at once: one sits', async () => {
    const table = await new House([snatch]).make(snatch, 'short', [person('ann'), OPEN]);
    const both = await Promise.all([table.join(person('bob'), null), table.join(person('eve'), null)]);
    expect(both).toEqual([{ ok: true }, { ok: false, why: 'no-open-seat' }]);
  });

  it('a command is a problem, not a crash', async () => {
    const table = await new House([snatch]).make(snatch, 'short', [person('ann'), OPEN]);
    const ann = new Client(table, 'ann');
    const id = ann.ask({ do: 'draw' });
    expect(ann.answersTo(id)).toEqual([{ type: 'problem', id, why: 'not-playing' }]);
  });

  it('who speaks another protocol is sent away', async () => {
    const table = await new House([snatch]).make(snatch, 'short', [person('ann'), OPEN]);
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
  it('begins with the deal as frame 0, each viewer its own', async () => {
    const house = new House([snatch]);
    const table = await house.make(snatch, 'short', [person('ann'), person('bob')]);
    const [ann, bob, watcher] = [new Client(table, 'ann'), new Client(table, 'bob'), new Client(table, null)];
    await table.start('ann');
    expect([ann, bob, watcher].map(({ followed }) => followed.seq)).toEqual([0, 0, 0]);
    expect(handOf(ann)).not.toEqual(handOf(bob));
    expect(handOf(watcher)).toBeNull();
  });

  it('plays commands: everybody gets a frame for every entry, the sender an ack', async () => {
    const house = new House([snatch]);
    const table = await started(house);
    const [ann, bob] = [new Client(table, 'ann'), new Client(table, 'bob')];
    const id = ann.ask({ do: 'drop', card: handOf(ann)[0]?.id });
    await house.clock.pass(10);
    expect(ann.answersTo(id)).toEqual([{ type: 'ack', id, seq: 1 }]);
    expect(bob.of('frame').map(({ seq }) => seq)).toEqual([1]);
    expect(bob.followed.view).toEqual(await viewOfHost(house, table, 1));
  });

  it('a refusal names its rule, and leaves no entry', async () => {
    const house = new House([snatch]);
    const table = await started(house);
    const ann = new Client(table, 'ann');
    const id = ann.ask({ do: 'drop', card: 9_999 });
    await house.clock.pass(10);
    expect(ann.answersTo(id)).toEqual([{ type: 'refusal', id, rule: 'SN-3', facts: {} }]);
    expect((await house.store.load(table.id))?.entries).toEqual([]);
  });

  it.each([
    ['unknown-command', { do: 'fly' }, 0],
    ['ahead', { do: 'draw' }, 12],
  ])('a command that cannot be read or decided yet is a problem: %s', async (why, command, on) => {
    const table = await started(new House([snatch]));
    const ann = new Client(table, 'ann');
    ann.tell({ type: 'command', id: 'x', on, command });
    expect(ann.answersTo('x')).toEqual([{ type: 'problem', id: 'x', why }]);
  });

  it('who only watches cannot play', async () => {
    const table = await started(new House([snatch]));
    const watcher = new Client(table, null);
    const id = watcher.ask({ do: 'draw' });
    expect(watcher.answersTo(id)).toEqual([{ type: 'problem', id, why: 'not-seated' }]);
  });

  it('a command that came twice is played once, and acknowledged twice', async () => {
    const house = new House([snatch]);
    const table = await started(house);
    const ann = new Client(table, 'ann');
    const command = { do: 'drop', card: handOf(ann)[0]?.id };
    const id = ann.ask(command);
    await house.clock.pass(10);
    ann.ask(command, id);
    expect(ann.answersTo(id)).toEqual([
      { type: 'ack', id, seq: 1 },
      { type: 'ack', id, seq: 1 },
    ]);
  });

  it('wakes come when they are due, stamped with that time', async () => {
    const house = new House([snatch]);
    const table = await started(house);
    const [ann] = [new Client(table, 'ann'), new Client(table, 'bob')];
    await house.clock.pass(6_500);
    expect(ann.of('frame').map(({ seq, at }) => [seq, at])).toEqual([
      [1, 3_000],
      [2, 6_000],
    ]);
  });

  it('bots play it to the end; then the seed is public and fits the commitment', async () => {
    const house = new House([snatch]);
    const table = await house.make(snatch, 'short', [person('ann'), BOT, BOT]);
    const ann = new Client(table, 'ann');
    const promised = ann.table?.commitment;
    await table.start('ann');
    expect(ann.table?.seed).toBeNull();
    await house.clock.pass(600_000);
    expect(ann.table?.status).toBe('over');
    expect(commitmentTo(ann.table?.seed?.secret ?? '')).toBe(promised);
    expect(ann.followed.view).toEqual(await viewOfHost(house, table, 0));
    expect(house.clock.pending).toBe(0);
  });

  it('what everybody saw is kept when it is over', async () => {
    const store = new MemoryStore();
    const house = new House([snatch], store);
    const table = await house.make(snatch, 'short', [person('ann'), BOT]);
    const ann = new Client(table, 'ann');
    await table.start('ann');
    await house.clock.pass(600_000);
    const kept = store.sightsOf(table.id);
    expect([...kept.keys()]).toEqual(['0', '1', 'spectator']);
    expect(kept.get('0')).toEqual(ann.of('frame'));
  });

  it('who leaves is played on for by a bot', async () => {
    const house = new House([snatch]);
    const table = await started(house);
    const ann = new Client(table, 'ann');
    expect(await table.leave('bob', BOT)).toEqual({ ok: true });
    expect(ann.table?.seats[1]).toEqual(BOT);
    await house.clock.pass(2_000);
    const { entries } = (await house.store.load(table.id)) ?? { entries: [] };
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'table', note: { what: 'bot', seat: 1, who: 'random' } }),
    );
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'command', seat: 1 }));
  });
});

/** A store whose appends wait to be let through. */
class SlowStore extends MemoryStore {
  readonly waiting: (() => void)[] = [];
  isSlow = false;

  override async append(...all: Parameters<MemoryStore['append']>): Promise<Kept> {
    if (this.isSlow) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return super.append(...all);
  }
}

describe('durable', () => {
  it('nothing leaves before its entry is kept: no frame, no ack, no refusal that tells of it', async () => {
    const store = new SlowStore();
    const house = new House([snatch], store);
    const table = await started(house);
    const [ann, bob] = [new Client(table, 'ann'), new Client(table, 'bob')];
    store.isSlow = true;
    const heard = [ann.heard.length, bob.heard.length];
    const card = handOf(ann)[0]?.id;
    ann.ask({ do: 'drop', card });
    bob.ask({ do: 'drop', card });
    await house.clock.pass(10);
    expect([ann.heard.length, bob.heard.length]).toEqual(heard);
    store.isSlow = false;
    for (const letGo of store.waiting) letGo();
    await house.clock.pass(10);
    const news = ann.heard.slice(heard[0]).map(({ type }) => type);
    expect(news, 'whose entry it is, then the entry').toEqual(['ack', 'frame']);
    expect(bob.of('refusal')).toHaveLength(1);
    expect(bob.of('frame').map(({ seq }) => seq)).toEqual([1]);
  });

  it('who comes while an entry is on its way sees what is durable, then the rest', async () => {
    const store = new SlowStore();
    const house = new House([snatch], store);
    const table = await started(house);
    const ann = new Client(table, 'ann');
    store.isSlow = true;
    ann.ask({ do: 'drop', card: handOf(ann)[0]?.id });
    await house.clock.pass(10);
    const watcher = new Client(table, null);
    expect(watcher.followed.seq).toBe(0);
    store.isSlow = false;
    for (const letGo of store.waiting) letGo();
    await house.clock.pass(10);
    expect(watcher.followed.view).toEqual(await viewOfHost(house, table, 'spectator'));
    expect(watcher.of('snapshot')).toHaveLength(1);
    expect(watcher.of('snapshot')[0]?.at, 'the time now').toBe((watcher.of('frame')[0]?.at as number) + 10);
  });

  it('when another host has written, this one steps down and tells its clients to come back', async () => {
    const house = new House([snatch]);
    const table = await started(house);
    const ann = new Client(table, 'ann');
    await house.store.append(table.id, [{ kind: 'wake', seq: 1, at: 3_000 as never }]);
    ann.ask({ do: 'drop', card: handOf(ann)[0]?.id });
    await house.clock.pass(10);
    expect(ann.of('ack')).toEqual([]);
    expect(ann.of('bye')).toEqual([{ type: 'bye', why: 'moved' }]);
    expect(house.lost).toHaveLength(1);
    expect(house.clock.pending).toBe(0);
    expect(await table.join(person('eve'), null)).toEqual({ ok: false, why: 'lost' });
  });

  it('a table whose revision another host has written is lost as well', async () => {
    const house = new House([snatch]);
    const table = await house.make(snatch, 'short', [person('ann'), OPEN]);
    await house.store.saveTable({ ...docOf(snatch, 'short', [OPEN, OPEN], 'table'), revision: 2 });
    expect(await table.join(person('bob'), null)).toEqual({ ok: false, why: 'lost' });
    expect(house.lost).toHaveLength(1);
  });

  it('a game that throws loses its own table, and nothing else', async () => {
    const throwing: AnyGame = {
      ...snatch,
      wake: () => {
        throw new Error('a bug');
      },
    };
    const house = new House([throwing]);
    const table = await started(house);
    const ann = new Client(table, 'ann');
    await house.clock.pass(4_000);
    expect(house.lost).toEqual([new Error('a bug')]);
    expect(ann.of('bye')).toEqual([{ type: 'bye', why: 'moved' }]);
  });

  it('a damaged log opens no table', async () => {
    const house = new House([snatch]);
    const table = await started(house);
    await table.sleep();
    await house.store.append(table.id, [{ kind: 'wake', seq: 1, at: 17 as never }]);
    await expect(house.open(table.id)).rejects.toThrow('damaged-log');
  });
});

describe('a bot that thinks elsewhere', () => {
  function thinkingFor(ms: number, house: House, quick: Thinker = house.ports.thinker): House['ports'] {
    const thinker: Thinker = {
      decide: (...asked) =>
        new Promise((resolve) => {
          house.clock.after(ms, () => resolve(quick.decide(...asked)));
        }),
    };
    return { ...house.ports, thinker };
  }

  async function playWith(house: House, ports: House['ports']): Promise<LiveTable> {
    const made = await LiveTable.make(docOf(snatch, 'short', [person('ann'), BOT, BOT], 'table'), ports);
    if (!made.ok) throw new Error(made.problem);
    come(made.table, 'ann');
    await made.table.start('ann');
    await house.clock.pass(900_000);
    return made.table;
  }

  it('plays a real-time match to its end, however long it thinks', async () => {
    const house = new House([snatch]);
    const table = await playWith(house, thinkingFor(2_500, house));
    const { entries } = (await house.store.load(table.id)) ?? { entries: [] };
    expect(table.doc.status).toBe('over');
    expect(entries.filter((entry) => (entry as Entry<GameTypes>).kind === 'command').length).toBeGreaterThan(5);
  });

  it('loses only its table where the rules throw at its answer', async () => {
    const broken: AnyGame = {
      ...snatch,
      check: () => {
        throw new Error('a bug');
      },
    };
    const house = new House([broken]);
    const table = await playWith(
      house,
      thinkingFor(100, house, { decide: () => ({ command: { do: 'draw' }, afterMs: 0 }) }),
    );
    expect(house.lost).toEqual([new Error('a bug')]);
    expect(table.connections).toBe(0);
  });
});

describe('coming back', () => {
  it('with the last frame it has, a client gets exactly the missing ones, the last of them checked', async () => {
    const house = new House([snatch]);
    const table = await started(house, [person('ann'), BOT]);
    const [ann, steady] = [new Client(table, 'ann'), new Client(table, 'ann')];
    await house.clock.pass(1_000);
    ann.hangUp();
    await house.clock.pass(3_000);
    const back = new Client(table, 'ann', ann.followed);
    expect(back.of('snapshot')).toEqual([]);
    const missed = steady.of('frame').filter(({ seq }) => seq > (ann.followed.seq ?? 0));
    expect(missed.length).toBeGreaterThan(2);
    const unchecked = ({ seq, at, patch, sights }: Frame): Omit<Frame, 'check'> => ({
      type: 'frame',
      seq,
      at,
      patch,
      sights,
    });
    expect(back.of('frame').map(unchecked)).toEqual(missed.map(unchecked));
    expect(back.of('frame').at(-1)?.check).toBeDefined();
    expect(back.followed).toEqual(steady.followed);
  });

  it('after a long absence it gets the view whole', async () => {
    const house = new House([snatch]);
    const table = await house.make(snatch, 'long', [person('ann'), BOT, BOT, BOT]);
    await table.start('ann');
    const ann = new Client(table, 'ann');
    ann.hangUp();
    await house.clock.pass(600_000);
    const back = new Client(table, 'ann', ann.followed);
    expect(back.of('frame')).toEqual([]);
    expect(back.of('snapshot')).toHaveLength(1);
    expect(back.followed.view).toEqual(await viewOfHost(house, table, 0));
  });

  it('a view that drifted is sent whole again', async () => {
    const house = new House([snatch]);
    const table = await started(house, [person('ann'), BOT]);
    const ann = new Client(table, 'ann');
    ann.followed = { ...ann.followed, view: { hand: [], oops: 1 } };
    await house.clock.pass(60_000);
    expect(ann.of('snapshot').length).toBeGreaterThan(1);
    expect(ann.followed.view).toEqual(await viewOfHost(house, table, 0));
  });

  it('presence is told: who is connected, and who no longer is', async () => {
    const house = new House([snatch]);
    const table = await started(house);
    const ann = new Client(table, 'ann');
    const bob = new Client(table, 'bob');
    const online = (): (boolean | null)[] =>
      ann.table?.seats.map((seat) => (seat.kind === 'person' ? seat.online : null)) ?? [];
    expect(online()).toEqual([true, true]);
    bob.hangUp();
    expect(online()).toEqual([true, false]);
  });

  it('a table that slept plays on, and match time stood still', async () => {
    const house = new House([snatch]);
    const table = await started(house);
    const ann = new Client(table, 'ann');
    ann.ask({ do: 'drop', card: handOf(ann)[0]?.id });
    await house.clock.pass(1_000);
    await table.sleep();
    expect(house.clock.pending).toBe(0);
    await house.clock.pass(7 * 24 * 3_600_000);
    const woken = await house.open(table.id);
    const back = new Client(woken, 'ann', ann.followed);
    await house.clock.pass(2_500);
    expect(back.of('frame')).toEqual([]);
    await house.clock.pass(600);
    expect(back.of('frame').map(({ seq, at }) => [seq, at])).toEqual([[2, 3_000]]);
  });

  it('slept and woken a hundred times it plays as if it had never slept', async () => {
    const [napped, awake] = [await playThrough(100), await playThrough(0)];
    expect(napped.length).toBeGreaterThanOrEqual(100);
    expect(napped).toEqual(awake);
  });
});

/** A hundred commands of Ann and Bob, with so many naps between them. */
async function playThrough(naps: number): Promise<readonly unknown[]> {
  const house = new House([snatch]);
  let table = await house.make(snatch, 'long', [person('ann'), person('bob')]);
  await table.start('ann');
  const stay = (): Client[] => ['ann', 'bob'].map((guest) => new Client(table, guest));
  stay();
  for (let turn = 0; turn < 100; turn += 1) {
    await house.clock.pass(230);
    const seat = (turn % 2) as Seat;
    const client = new Client(table, seat === 0 ? 'ann' : 'bob');
    const view = client.followed.view as SnatchTypes['view'];
    const commands = [...snatch.legal(view, seat, toMillis(client.followed.at))];
    const command = commands[turn % Math.max(1, commands.length)];
    if (command !== undefined) client.ask(command, `c${turn}`);
    await house.clock.pass(0);
    client.hangUp();
    if (turn >= naps) continue;
    await table.sleep();
    table = await house.open(table.id);
    stay();
  }
  return (await house.store.load(table.id))?.entries ?? [];
}
