import { snatch } from '@tablee/conformance/snatch';
import { beforeEach, describe, expect, it } from 'vitest';
import { heap } from '../scenarios/heap.toy.ts';
import { BOT, come, docOf, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';

const OPEN = { kind: 'open' } as const;
const GRACE_MS = 45_000;

let host: TestHost;

beforeEach(() => {
  host = new TestHost([heap, snatch]);
});

describe('a bot whose level is changed', () => {
  it('keeps its name, animal and seat options', async () => {
    const bot = { ...BOT, seatOptions: {}, name: 'Kiwi', avatar: 'owl' };
    const table = await host.make(heap, 'high', [person('ann'), bot]);
    expect(await table.arrange('ann', 1, { ...BOT, level: 'expert', name: 'Polka', avatar: 'cat' })).toEqual({
      ok: true,
    });
    expect(table.doc.seats[1]).toEqual({ ...bot, level: 'expert' });
  });
});

describe('a guest who is sent away', () => {
  it('frees the seat before the match, and does not sit down again', async () => {
    const table = await host.make(heap, 'high', [person('ann'), person('bob'), OPEN]);
    const bob = new TestClient(table, 'bob');
    expect(await table.kick('bob', 0, BOT)).toEqual({ ok: false, why: 'not-the-maker' });
    expect(await table.kick('ann', 0, BOT)).toEqual({ ok: false, why: 'no-such-seat' });
    expect(await table.kick('ann', 2, BOT)).toEqual({ ok: false, why: 'no-such-seat' });
    expect(await table.kick('ann', 1, BOT)).toEqual({ ok: true });
    expect(bob.viewer).toBe('spectator');
    expect(bob.table?.seats[1]).toEqual(OPEN);
    expect(await table.join(person('bob'), null)).toEqual({ ok: false, why: 'barred' });
    expect(await table.join(person('eve'), null)).toEqual({ ok: true });
  });

  it('is told at once, and sits down again when the maker lets them in', async () => {
    const table = await host.make(heap, 'high', [person('ann'), person('bob'), OPEN]);
    const [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    expect([bob.isBarred, ann.table?.sentOff]).toEqual([false, undefined]);
    await table.kick('ann', 1, BOT);
    expect([ann.isBarred, bob.isBarred]).toEqual([false, true]);
    const [sentOff] = ann.table?.sentOff ?? [];
    expect(sentOff).toEqual({ who: expect.stringMatching(/^[0-9a-f]{16}$/), name: person('bob').name });
    const { who } = sentOff as { who: string };
    expect(await table.letIn('bob', who)).toEqual({ ok: false, why: 'not-the-maker' });
    expect(await table.letIn('ann', 'nobody')).toEqual({ ok: false, why: 'not-barred' });
    expect(await table.letIn('ann', who)).toEqual({ ok: true });
    expect([bob.isBarred, ann.table?.sentOff]).toEqual([false, undefined]);
    expect(await table.join(person('bob'), null)).toEqual({ ok: true });
    expect(bob.viewer).toBe(1);
  });

  it('is listed by the name that was shown at the table', async () => {
    const { name } = person('ann');
    const table = await host.make(heap, 'high', [person('ann'), { ...person('bob'), name }]);
    const ann = new TestClient(table, 'ann');
    await table.kick('ann', 1, BOT);
    expect(ann.table?.sentOff?.map((sentOff) => sentOff.name)).toEqual([`${name} 2`]);
  });

  it('is told again by a reloaded table, which does not keep their name', async () => {
    const table = await host.make(heap, 'high', [person('ann'), person('bob')]);
    await table.kick('ann', 1, BOT);
    const again = await host.reopen(table);
    const bob = new TestClient(again, 'bob');
    expect(bob.isBarred).toBe(true);
    expect(bob.table?.sentOff?.map(({ name }) => name)).toEqual(['']);
  });

  it('may come back to a running match that the maker opens to them', async () => {
    const table = await host.make(heap, 'high', [person('ann'), person('bob')]);
    const [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    await table.start('ann');
    await table.kick('ann', 1, BOT);
    expect([bob.viewer, bob.isBarred]).toEqual(['spectator', true]);
    await table.letIn('ann', ann.table?.sentOff?.[0]?.who ?? '');
    expect(bob.isBarred).toBe(false);
    expect(await table.join(person('bob'), 1)).toEqual({ ok: true });
  });

  it('is remembered with the last hundred, so that a table does not grow with everybody whom its maker sends away', async () => {
    const table = await host.make(heap, 'high', [person('ann'), OPEN]);
    for (let number = 0; number <= 100; number += 1) {
      await table.join(person(`guest ${number}`), 1);
      await table.kick('ann', 1, BOT);
    }
    expect(table.doc.barred).toHaveLength(100);
    expect(await table.join(person('guest 1'), 1)).toEqual({ ok: false, why: 'barred' });
    expect(await table.join(person('guest 0'), 1)).toEqual({ ok: true });
  });

  it('leaves the seat to a bot during the match, for good', async () => {
    const table = await host.make(heap, 'high', [person('ann'), person('bob')]);
    const [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    await table.start('ann');
    expect(await table.kick('ann', 1, BOT)).toEqual({ ok: true });
    expect(ann.table?.seats[1]).toEqual(BOT);
    expect(bob.viewer).toBe('spectator');
    expect(await table.join(person('bob'), 1)).toEqual({ ok: false, why: 'barred' });
    ann.ask({ take: 1 });
    await host.clock.pass(5_000);
    expect(ann.followed.view).toMatchObject({ turn: 0 });
  });

  it('stays among those who played a finished match', async () => {
    const table = await host.make(heap, 'low', [person('ann'), BOT]);
    const ann = new TestClient(table, 'ann');
    await table.start('ann');
    while (table.doc.status !== 'over') {
      ann.ask({ take: 1 });
      await host.clock.pass(5_000);
    }
    expect(await table.kick('ann', 1, BOT)).toEqual({ ok: false, why: 'match-over' });
  });
});

describe('a friend', () => {
  it('takes over the seat of a bot in the middle of a match, and sees what that seat sees', async () => {
    const table = await host.make(snatch, 'long', [person('ann', 'aa'), BOT]);
    const ann = new TestClient(table, 'ann');
    await table.start('ann');
    await host.clock.pass(4_000);
    const eve = new TestClient(table, 'eve');
    expect(await table.join(person('eve', 'ee'), 1)).toEqual({ ok: true });
    expect(eve.viewer).toBe(1);
    expect((eve.followed.view as { hand: unknown[] }).hand).not.toBeNull();
    expect(ann.of('frame').at(-1)?.note).toEqual({ what: 'seated', seat: 1 });
    const commands = async (): Promise<unknown[]> =>
      ((await host.store.load(table.id))?.entries ?? []).filter((entry) => (entry as { seat?: number }).seat === 1);
    const before = await commands();
    await host.clock.pass(60_000);
    expect(await commands()).toEqual(before);
    expect(table.doc.nonces).toEqual(['aa']);
    const reopened = await host.reopen(table);
    expect(new TestClient(reopened, 'eve').viewer).toBe(1);
  });

  it.each([
    ['no-open-seat', null],
    ['seat-taken', 0],
    ['no-such-seat', 7],
  ])('is refused with a reason: %s', async (why, seat) => {
    const table = await host.make(heap, 'high', [person('ann'), BOT]);
    await table.start('ann');
    expect(await table.join(person('eve'), seat)).toEqual({ ok: false, why });
  });

  it('takes the place of the last bot before the match, once no place is open', async () => {
    const table = await host.make(heap, 'high', [person('ann'), BOT, BOT, OPEN]);
    const guests = (): unknown[] => table.doc.seats.map((sitter) => (sitter.kind === 'person' ? sitter.guest : null));
    await table.join(person('bob'), null);
    expect(guests()).toEqual(['ann', null, null, 'bob']);
    await table.join(person('eve'), null);
    expect(guests()).toEqual(['ann', null, 'eve', 'bob']);
    await table.join(person('dan'), null);
    expect(await table.join(person('cat'), null)).toEqual({ ok: false, why: 'no-open-seat' });
    expect(guests()).toEqual(['ann', 'dan', 'eve', 'bob']);
  });

  it('takes the place of the bot that is named before the match, never that of a person', async () => {
    const table = await host.make(heap, 'high', [person('ann'), BOT, BOT]);
    expect(await table.join(person('eve'), 0)).toEqual({ ok: false, why: 'seat-taken' });
    expect(await table.join(person('eve'), 1)).toEqual({ ok: true });
    expect(table.doc.seats[1]).toMatchObject({ guest: 'eve' });
  });

  it('does not take the seat of a bot at a listed table before the match', async () => {
    const table = await host.makeOf({ ...docOf(heap, 'high', [person('ann'), BOT], 'listed'), listed: true });
    expect(await table.join(person('eve'), null)).toEqual({ ok: false, why: 'no-open-seat' });
    expect(await table.join(person('eve'), 1)).toEqual({ ok: false, why: 'seat-taken' });
  });

  it('does not take the seat of a bot at a listed table during the match', async () => {
    const table = await host.makeOf({ ...docOf(heap, 'high', [person('ann'), BOT], 'listed'), listed: true });
    await table.start('ann');
    expect(await table.join(person('eve'), 1)).toEqual({ ok: false, why: 'not-waiting' });
  });

  it('does not take a second seat', async () => {
    const table = await host.make(heap, 'high', [person('ann'), BOT]);
    await table.start('ann');
    expect(await table.join(person('ann'), 1)).toEqual({ ok: false, why: 'not-waiting' });
  });
});

describe('the maker of a table', () => {
  it('passes the powers on by leaving, to the next person who is online', async () => {
    const table = await host.make(heap, 'high', [person('cat'), person('ann'), person('bob'), person('dan')]);
    come(table, 'dan');
    const cat = new TestClient(table, 'cat');
    await table.leave('ann', BOT);
    expect(cat.table?.maker).toBe(3);
    await table.leave('dan', BOT);
    expect(cat.table?.maker).toBe(0);
    expect(await table.start('cat')).toEqual({ ok: true });
    cat.hangUp();
    await table.leave('cat', BOT);
    expect(table.info.maker).toBe(1);
  });

  it('loses the powers by staying away from a waiting table', async () => {
    const table = await host.make(heap, 'high', [person('ann'), person('bob')]);
    const [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    ann.hangUp();
    await host.clock.pass(GRACE_MS - 1);
    expect(bob.table?.maker).toBe(0);
    await host.clock.pass(1);
    expect(bob.table?.maker).toBe(1);
    expect(await table.start('bob')).toEqual({ ok: true });
  });

  it('keeps the powers by returning in time', async () => {
    const table = await host.make(heap, 'high', [person('ann'), person('bob')]);
    const [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    ann.hangUp();
    await host.clock.pass(GRACE_MS - 1);
    come(table, 'ann');
    await host.clock.pass(3_600_000);
    expect(bob.table?.maker).toBe(0);
  });

  it('is replaced by the first person who comes to an abandoned table, also after a restart', async () => {
    const table = await host.reopen(await host.make(heap, 'high', [person('ann'), person('bob')]));
    new TestClient(table, 'ann').hangUp();
    await host.clock.pass(3_600_000);
    expect(table.info.maker).toBe(0);
    const bob = new TestClient(table, 'bob');
    await host.clock.pass(0);
    expect(bob.table?.maker).toBe(1);
    await table.unload();
    expect(host.clock.pending).toBe(0);
  });

  it('is the first person to sit down at a table that the maker left empty', async () => {
    const table = await host.make(heap, 'high', [person('ann'), OPEN]);
    await table.leave('ann', BOT);
    await table.join(person('eve'), null);
    expect(table.info.maker).toBe(0);
    expect(table.seatOf('eve')).toBe(0);
  });
});

it('a person who joins bots alone becomes the maker', async () => {
  const table = await host.make(heap, 'high', [person('ann'), BOT]);
  await table.start('ann');
  await table.leave('ann', BOT);
  expect(table.info.maker).toBeNull();
  await table.join(person('eve'), 1);
  expect(table.info.maker).toBe(1);
});

describe('the rules of the house', () => {
  it('are chosen by the maker before the match, and everybody is told', async () => {
    const table = await host.make(heap, 'high', [person('ann'), person('bob')]);
    const bob = new TestClient(table, 'bob');
    const choose = (guest: string, rules: object): Promise<unknown> =>
      table.choose(guest, { options: {}, house: rules });
    expect(await choose('ann', { clock: 'brisk' })).toEqual({ ok: true });
    expect(bob.table?.house).toEqual({ grace: 'usual', clock: 'brisk', fair: true });
    expect(await choose('ann', { grace: 'long' })).toEqual({ ok: true });
    expect(bob.table?.house).toEqual({ grace: 'long', clock: 'brisk', fair: true });
    expect(await choose('bob', { grace: 'short' })).toEqual({ ok: false, why: 'not-the-maker' });
    expect(await choose('ann', { clock: 'hasty' })).toEqual({ ok: false, why: 'bad-house' });
    expect(await choose('ann', { dogs: 'no' })).toEqual({ ok: false, why: 'bad-house' });
    await table.start('ann');
    expect(await choose('ann', { clock: 'none', fair: true })).toEqual({ ok: false, why: 'not-waiting' });
  });

  it('have no clock in real time', async () => {
    const table = await host.make(snatch, 'long', [person('ann'), OPEN]);
    expect(await table.choose('ann', { options: {}, house: { clock: 'brisk' } })).toEqual({
      ok: false,
      why: 'bad-house',
    });
  });
});
