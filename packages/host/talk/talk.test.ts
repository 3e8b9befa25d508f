import { snatch } from '@tablee/conformance/snatch';
import type { AnyGame } from '@tablee/kernel';
import type { Utterance } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { BOT, docOf, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import { LiveTable } from '../table/live-table.ts';

const OPEN = { kind: 'open' } as const;
const HELLO: Utterance = { phrase: 'hello' };
const CLAP: Utterance = { emote: 'clap' };
const WORDS: Utterance = { text: 'On joue ?' };

const calmForChildren: AnyGame = { ...snatch, forChildren: ({ tempo }: { tempo?: string }) => tempo === 'calm' };

async function tableOf(host: TestHost, seats: Parameters<TestHost['make']>[2] = [person('ann'), person('bob'), OPEN]) {
  return host.make(host.ports.catalog['snatch']?.versions[0] ?? snatch, 'short', seats);
}

function say(client: TestClient, what: Utterance, id = 'say'): void {
  client.tell({ type: 'say', id, what });
}

function heardBy(client: TestClient) {
  return client.of('said').map(({ seat, what }) => ({ seat, what }));
}

describe('a message to the table', () => {
  it.each([HELLO, CLAP, WORDS])('is sent to everybody at the table, before and during the match: %j', async (what) => {
    const host = new TestHost([snatch]);
    const table = await tableOf(host);
    const [ann, bob, watcher] = [
      new TestClient(table, 'ann'),
      new TestClient(table, 'bob'),
      new TestClient(table, null),
    ];
    say(bob, what);
    await table.start('ann');
    say(bob, what);
    const told = { seat: 1, what };
    for (const one of [ann, bob, watcher]) expect(heardBy(one)).toEqual([told, told]);
    expect(ann.of('said').map(({ n }) => n)).toEqual([1, 2]);
  });

  it('is refused to spectators', async () => {
    const table = await tableOf(new TestHost([snatch]));
    const [ann, watcher, stranger] = [
      new TestClient(table, 'ann'),
      new TestClient(table, null),
      new TestClient(table, 'eve'),
    ];
    say(watcher, HELLO, 'w');
    say(stranger, WORDS, 's');
    expect(watcher.answersTo('w')).toEqual([{ type: 'problem', id: 'w', why: 'not-seated' }]);
    expect(stranger.answersTo('s')).toEqual([{ type: 'problem', id: 's', why: 'not-seated' }]);
    expect(heardBy(ann)).toEqual([]);
  });

  it('is normalised, and refused if it is too long or cannot be shown', async () => {
    const table = await tableOf(new TestHost([snatch]));
    const ann = new TestClient(table, 'ann');
    say(ann, { text: '  e\u{301}te\u{301} ' });
    say(ann, { text: 'a'.repeat(201) }, 'long');
    say(ann, { text: 'a\u{7}' }, 'bell');
    expect(heardBy(ann)).toEqual([{ seat: 0, what: { text: 'été' } }]);
    expect(ann.answersTo('long')).toMatchObject([{ why: 'too-long' }]);
    expect(ann.answersTo('bell')).toMatchObject([{ why: 'bad-words' }]);
  });

  it('is limited to five at once, then one every two seconds, on all devices together', async () => {
    const host = new TestHost([snatch]);
    const table = await tableOf(host);
    const [phone, desk, bob] = [
      new TestClient(table, 'ann'),
      new TestClient(table, 'ann'),
      new TestClient(table, 'bob'),
    ];
    for (const device of [phone, desk, phone, desk, phone]) say(device, CLAP);
    say(desk, CLAP, 'more');
    expect(desk.answersTo('more')).toMatchObject([{ why: 'too-many' }]);
    say(bob, CLAP);
    await host.clock.pass(2_000);
    say(phone, HELLO);
    say(phone, HELLO, 'again');
    expect(phone.answersTo('again')).toMatchObject([{ why: 'too-many' }]);
    expect(heardBy(bob)).toHaveLength(7);
  });

  it('changes nothing that is stored', async () => {
    const host = new TestHost([snatch]);
    const table = await tableOf(host);
    const ann = new TestClient(table, 'ann');
    const before = JSON.stringify(await host.store.load(table.id));
    say(ann, WORDS);
    await host.clock.pass(10_000);
    expect(JSON.stringify(await host.store.load(table.id))).toBe(before);
    await table.unload();
    expect(heardBy(new TestClient(await host.open(table.id), 'ann'))).toEqual([]);
  });
});

describe('free text', () => {
  it('is refused at listed tables', async () => {
    const host = new TestHost([snatch]);
    const made = await LiveTable.make({ ...docOf(snatch, 'short', [person('ann')], 'l'), listed: true }, host.ports);
    const ann = new TestClient((made as Extract<typeof made, { ok: true }>).table, 'ann');
    expect(ann.table?.talk).toBe('ready');
    say(ann, WORDS, 'words');
    say(ann, HELLO);
    expect(ann.answersTo('words')).toEqual([{ type: 'problem', id: 'words', why: 'no-free-words' }]);
    expect(heardBy(ann)).toEqual([{ seat: 0, what: HELLO }]);
  });

  it('is refused once the table plays a game for children, and not repeated to newcomers', async () => {
    const table = await tableOf(new TestHost([calmForChildren]));
    const ann = new TestClient(table, 'ann');
    expect(ann.table?.talk).toBe('free');
    say(ann, WORDS);
    say(ann, HELLO);
    await table.choose('ann', { options: { tempo: 'calm' }, house: {} });
    expect(ann.table?.talk).toBe('ready');
    say(ann, WORDS, 'words');
    expect(ann.answersTo('words')).toMatchObject([{ why: 'no-free-words' }]);
    expect(heardBy(new TestClient(table, 'bob'))).toEqual([{ seat: 0, what: HELLO }]);
  });
});

describe('a new connection', () => {
  it('gets the last twenty messages, with their age', async () => {
    const host = new TestHost([snatch]);
    const table = await tableOf(host);
    const ann = new TestClient(table, 'ann');
    for (let n = 0; n < 25; n += 1) {
      say(ann, { text: `${n}` });
      await host.clock.pass(2_000);
    }
    const said = new TestClient(table, 'bob').of('said');
    expect(said.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
    expect(said.at(-1)).toMatchObject({ what: { text: '24' }, ago: 2_000 });
  });

  it('gets the present seat of each speaker, and so do earlier connections', async () => {
    const table = await tableOf(new TestHost([snatch]), [OPEN, person('ann'), OPEN, person('bob')]);
    const [ann, watcher] = [new TestClient(table, 'ann'), new TestClient(table, null)];
    say(ann, HELLO);
    await table.start('ann');
    const [first, again] = watcher.of('said');
    expect([first?.seat, again?.seat]).toEqual([1, 0]);
    expect(again).toMatchObject({ n: first?.n, who: first?.who, what: HELLO });
    await table.leave('ann', BOT);
    expect(watcher.of('said').at(-1)).toMatchObject({ n: 1, seat: null, who: first?.who });
    expect(heardBy(new TestClient(table, null))).toEqual([{ seat: null, what: HELLO }]);
  });
});

describe('a speaker', () => {
  it('has the same pseudonym throughout a table, and another one at others', async () => {
    const host = new TestHost([snatch]);
    const seats = [person('ann'), person('bob')];
    const [one, other] = [await host.make(snatch, 'short', seats, 'one'), await host.make(snatch, 'short', seats, 'o')];
    const whoAt = (table: LiveTable, guest: string) => {
      const client = new TestClient(table, guest);
      say(client, HELLO);
      return client.of('said').at(-1)?.who;
    };
    expect(whoAt(one, 'ann')).toBe(whoAt(one, 'ann'));
    expect(new Set([whoAt(one, 'ann'), whoAt(one, 'bob'), whoAt(other, 'ann'), whoAt(other, 'bob')]).size).toBe(4);
  });

  it('is found by a message, and by their seat', async () => {
    const table = await tableOf(new TestHost([snatch]), [person('ann'), person('bob'), BOT]);
    const [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
    say(ann, HELLO);
    say(bob, WORDS);
    const speech = { guest: 'bob', lines: [{ n: 2, what: WORDS }] };
    expect(table.talk.speechOf({ n: 2 })).toEqual(speech);
    expect(table.talk.speechOf({ seat: 1 })).toEqual(speech);
    expect([{ n: 3 }, { seat: 2 }, { seat: 9 }].map((about) => table.talk.speechOf(about))).toEqual([null, null, null]);
    await table.leave('bob', BOT);
    expect(table.talk.speechOf({ n: 2 })).toEqual(speech);
    expect(table.talk.speechOf({ seat: 1 })).toBeNull();
  });
});

it('a guest who left counts as having sat here, among the last thousand', async () => {
  const table = await tableOf(new TestHost([snatch]));
  for (let number = 0; number <= 1_000; number += 1) {
    await table.join(person(`g${number}`), null);
    await table.leave(`g${number}`, BOT);
  }
  expect(['g0', 'g1', 'g1000', 'eve'].map((guest) => table.talk.hasSat(guest))).toEqual([false, true, true, false]);
});
