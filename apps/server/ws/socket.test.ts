import { once } from 'node:events';
import { rulesCatalog } from '@tablee/games/catalog.rules';
import { MAX_MESSAGE_BYTES } from '@tablee/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { SocketClient } from '../client.scenario.ts';
import { InProcessServer } from '../server.scenario.ts';
import { turnGame } from '../turn-game.scenario.ts';
import { SOCKET_TIMES } from './socket-times.ts';

/** A game with races. */
const RACING = Object.keys(rulesCatalog).find((id) => rulesCatalog[id]?.versions[0].contest !== undefined) ?? '';
const TIMES = { requestMs: 30_000, helloMs: 300, pingMs: 50, quietMs: 150, silenceMs: 400, farewellMs: 100 };
const NOBODY = 'n'.repeat(22);

let server: InProcessServer;
let id: string;

beforeAll(async () => {
  server = await InProcessServer.open({ times: TIMES });
});
beforeEach(async () => {
  id = await new Browser(server).make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
});
afterAll(() => server.close());

async function connect(table = id): Promise<SocketClient> {
  const client = new SocketClient(server.port, table, null);
  await client.opened();
  return client;
}

async function expectBye(client: SocketClient, why: string): Promise<void> {
  expect(await client.hears('bye')).toEqual({ type: 'bye', why });
  await client.until('closed', () => client.isClosed);
}

describe('a socket', () => {
  it('is welcomed as a spectator without a cookie', async () => {
    const client = await connect();
    client.hello();
    expect(await client.hears('welcome')).toMatchObject({ viewer: 'spectator', table: { id } });
  });

  it('is closed if it does not send hello', async () => {
    await expectBye(await connect(), 'limit');
  });

  it('is closed if it speaks another protocol', async () => {
    const client = await connect();
    client.say({ type: 'hello', protocol: 99, since: null });
    await expectBye(client, 'protocol');
  });

  it('gets `bye: gone` if there is no such table', async () => {
    const client = await connect(NOBODY);
    client.hello();
    await expectBye(client, 'gone');
  });

  it('is opened at tables only', async () => {
    const client = new SocketClient(server.port, '', null);
    await expect(client.opened()).rejects.toThrow('404');
  });

  it('gets `no-hello` for a message before hello', async () => {
    const client = await connect();
    client.say({ type: 'command', id: 'early', on: 0, command: {} });
    expect(await client.answerTo('early')).toEqual({ type: 'problem', id: 'early', why: 'no-hello' });
  });

  it('gets a problem for every invalid message, and is closed after the fifth', async () => {
    const client = await connect();
    client.socket.send('nonsense');
    client.socket.send('{"type":"other","id":"d"}');
    client.socket.send(Buffer.from([1, 2, 3]));
    await client.hears('problem', 2);
    expect(client.of('problem')).toEqual([
      { type: 'problem', id: null, why: 'not-json' },
      { type: 'problem', id: 'd', why: 'not-a-message' },
      { type: 'problem', id: null, why: 'not-json' },
    ]);
    client.socket.send('[]');
    client.socket.send('[]');
    client.hello();
    await expectBye(client, 'limit');
    expect(client.of('problem')).toHaveLength(5);
    expect(client.of('welcome')).toEqual([]);
  });

  it('gets a problem for unknown emotes and unknown fields, as for any invalid message', async () => {
    const client = await connect();
    client.hello();
    await client.hears('welcome');
    const strange = [
      { type: 'say', id: 'a', what: { emote: 'shrug' } },
      { type: 'say', id: 'b', what: { emote: 'smile', loud: true } },
      { type: 'resync', please: true },
      { type: 'say', id: 'c', what: { phrase: 'amen' } },
      { type: 'pong', n: 0, at: 1 },
    ];
    for (const message of strange) client.socket.send(JSON.stringify(message));
    await expectBye(client, 'limit');
    const asked = ['a', 'b', null, 'c', null];
    expect(client.of('problem')).toEqual(asked.map((name) => ({ type: 'problem', id: name, why: 'not-a-message' })));
  });

  it('is closed if a message is too long', async () => {
    const client = await connect();
    client.hello();
    const closed = once(client.socket, 'close');
    client.socket.send(JSON.stringify({ type: 'command', id: 'x', on: 0, command: 'x'.repeat(20_000) }));
    expect((await closed)[0]).toBe(1009);
    expect(client.of('problem')).toEqual([]);
  });

  it('may send a message of 16 KiB', async () => {
    const client = await connect();
    client.hello();
    const text = JSON.stringify({ type: 'command', id: 'x', on: 0, command: '' });
    client.socket.send(text.replace('""', JSON.stringify('x'.repeat(MAX_MESSAGE_BYTES - text.length))));
    expect(await client.answerTo('x')).toMatchObject({ why: 'not-playing' });
  });

  it('opens no table after it was disconnected', async () => {
    await server.stop();
    await server.start();
    const client = await connect();
    for (let time = 0; time < 5; time += 1) client.socket.send('[]');
    client.hello();
    await expectBye(client, 'limit');
    expect(await server.figure('tablee_tables')).toBe(0);
  });

  it('stays open while it answers pings, however long ago its last message was', async () => {
    const client = await connect();
    client.hello();
    await client.hears('ping', 2 * (TIMES.silenceMs / TIMES.pingMs));
    expect(client.isClosed).toBe(false);
    const numbers = client.of('ping').map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('is closed after a long silence, and its guest is shown as away', async () => {
    const guest = new Browser(server);
    const other = await guest.make(turnGame.id, [{ kind: 'me' }, { kind: 'open' }]);
    const silent = await guest.enter(other);
    expect((await guest.seats(other))[0]).toMatchObject({ online: true });
    silent.answersPings = false;
    await silent.until('closed', () => silent.isClosed);
    expect(silent.of('bye')).toEqual([]);
    await expect.poll(async () => (await guest.seats(other))[0]).toMatchObject({ online: false });
  });

  it('is measured by its transport if its script answers pings late', async () => {
    const patient = await InProcessServer.open({ times: { ...TIMES, quietMs: 60_000, silenceMs: 60_000 } }); // a quiet seat has no ping
    const guest = new Browser(patient);
    const table = await guest.make(RACING, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    const client = await guest.enter(table);
    client.answersPings = false;
    await guest.post(`/api/t/${table}/start`);
    const isMeasured = (): boolean => client.of('pings').some(({ seats }) => typeof seats[0]?.ping === 'number');
    await client.until('measure', isMeasured); // the first message may precede all measurements
    expect(client.isClosed).toBe(false);
    await patient.close();
  });

  it('counts as away while it is silent, and as back with its next message', async () => {
    const patient = await InProcessServer.open({ times: { ...TIMES, silenceMs: 60_000 } });
    const guest = new Browser(patient);
    const other = await guest.make(turnGame.id, [{ kind: 'me' }, { kind: 'open' }]);
    const client = await guest.enter(other);
    const online = async (): Promise<unknown> => (await guest.seats(other))[0];
    client.answersPings = false;
    await expect.poll(online, { timeout: 20_000 }).toMatchObject({ online: false });
    expect(client.isClosed).toBe(false);
    client.answersPings = true;
    await expect.poll(online, { timeout: 20_000 }).toMatchObject({ online: true });
    await patient.close();
  });

  it('is noticed in time when it goes silent', () => {
    expect(SOCKET_TIMES.quietMs + SOCKET_TIMES.pingMs).toBeLessThan(5_000);
    expect(SOCKET_TIMES.quietMs).toBeGreaterThan(SOCKET_TIMES.pingMs);
  });

  it('may send messages right after hello', async () => {
    const client = await connect();
    client.hello();
    client.say({ type: 'command', id: 'soon', on: 0, command: {} });
    expect(await client.answerTo('soon')).toEqual({ type: 'problem', id: 'soon', why: 'not-playing' });
    expect(client.heard[0]?.type).toBe('welcome');
  });
});
