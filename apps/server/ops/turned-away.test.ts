import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { frame, OPCODES, RawSocket } from '../faults/sockets/raw-socket.ts';
import { InProcessServer } from '../server.scenario.ts';
import { turnGame } from '../turn-game.scenario.ts';
import { SOCKET_TIMES } from '../ws/socket-times.ts';
import type { Turned } from './door-book.ts';

/** Only ends a hanging test: long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };
const NO_TABLE = 'n'.repeat(22);
const JSON_BODY = { 'content-type': 'application/json' };

let server: InProcessServer;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  lines = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
  const times = { ...SOCKET_TIMES, requestMs: 300, helloMs: 1_000 };
  const config = { messagesPerSecond: 1, requestsPerMinute: 30, upgradesPerMinute: 3, tablesPerMinute: 1 };
  server = await InProcessServer.open({ log, times, config });
});
afterAll(() => server.close());

const booked = (why: Turned): Promise<number> => server.figure(`tablee_turned_away_total{why="${why}"}`);
const noted = (why: Turned): object[] => lines.filter((line) => line['why'] === why);

/** Each kind comes from its own address, so that their limits do not interfere. */
function ask(from: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(server.base + path, { ...init, headers: { 'x-forwarded-for': from, ...(init.headers as object) } });
}

async function askOften(count: number, from: string, path: string, init?: RequestInit): Promise<void> {
  for (let time = 0; time < count; time += 1) await ask(from, path, init);
}

/** Sends raw bytes; resolves once the server has closed the connection. */
async function write(bytes: string): Promise<void> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(bytes);
  await text(socket).catch(() => '');
}

function upgrade(from: string, path: string, more = ''): Promise<void> {
  const fields = `Host: a\r\nX-Forwarded-For: ${from}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}`;
  return write(`GET ${path} HTTP/1.1\r\n${fields}\r\n`);
}

async function report(): Promise<void> {
  const [ann, ben] = [new Browser(server), new Browser(server)];
  const id = await ann.make(turnGame.id, [{ kind: 'me' }, { kind: 'open' }]);
  await ben.post(`/api/t/${id}/join`, { nonce: 'b0' });
  for (let time = 0; time < 11; time += 1) await ben.post(`/api/t/${id}/report`, { seat: 0, why: 'mean' });
}

async function ping(): Promise<void> {
  const socket = await RawSocket.dial({ port: server.port, table: NO_TABLE, from: '192.0.2.9' });
  await socket?.write(Buffer.concat(Array.from({ length: 100 }, () => frame(OPCODES.ping))));
  await socket?.gone;
}

/** Sends more messages than the rate and the excess allow. */
async function talk(): Promise<void> {
  const socket = await RawSocket.dial({ port: server.port, table: NO_TABLE, from: '192.0.2.10' });
  await socket?.write(Buffer.concat(Array.from({ length: 200 }, () => frame(OPCODES.text, '{"type":"resync"}'))));
  await socket?.gone;
}

/** Sends messages to a table and waits until the server closes the socket. */
async function say(from: string, messages: readonly string[]): Promise<void> {
  const socket = await RawSocket.dial({ port: server.port, table: NO_TABLE, from });
  await socket?.write(Buffer.concat(messages.map((message) => frame(OPCODES.text, message))));
  await socket?.gone;
}

const newTable = JSON.stringify({
  game: turnGame.id,
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: false,
  nonce: 'a0',
});
const post = (body: string, headers: object = JSON_BODY): RequestInit => ({
  method: 'POST',
  body,
  headers: { ...headers },
});
const HTTP = 'POST /api/guest HTTP/1.1\r\nHost: a\r\n';

describe('every refusal is counted and leaves a line in the log', () => {
  it.each<[Turned, string, () => Promise<unknown>]>([
    ['other-origin', 'a request', () => ask('192.0.2.1', '/api/guest', post('{}', { origin: 'http://b.example' }))],
    ['other-origin', 'a socket', () => upgrade('192.0.2.1', '/ws/t/a', 'Origin: http://b.example\r\n')],
    ['no-such-socket', 'a path of no table', () => upgrade('192.0.2.1', '/elsewhere')],
    ['bad-request', 'a socket without a key', () => upgrade('192.0.2.1', '/ws/t/a')],
    ['too-many-sockets', 'one after the other', () => Promise.all([1, 2, 3, 4].map(() => upgrade('192.0.2.2', '/ws')))],
    ['too-many-requests', 'one after the other', () => askOften(31, '192.0.2.3', '/nowhere')],
    ['too-many-tables', 'one after the other', () => askOften(2, '192.0.2.4', '/api/tables', post(newTable))],
    ['too-many-codes', 'of no table', () => askOften(21, '192.0.2.5', '/api/code/BBBB')],
    ['too-many-reports', 'of one guest', report],
    ['too-many-messages', 'on one socket', talk],
    [
      'bad-messages',
      'five on one socket',
      () =>
        say(
          '192.0.2.11',
          Array.from({ length: 5 }, () => '[]'),
        ),
    ],
    ['no-hello', 'a socket that says nothing', () => say('192.0.2.12', [])],
    ['bad-body', 'no JSON', () => ask('192.0.2.6', '/api/guest', post('{'))],
    ['bad-body', 'another type', () => ask('192.0.2.6', '/api/guest', post('a', { 'content-type': 'text/csv' }))],
    ['bad-body', 'too large', () => ask('192.0.2.6', '/api/guest', post(`"${'x'.repeat(20_000)}"`))],
    ['bad-body', 'not what the call reads', () => ask('192.0.2.6', '/api/guest', post('{"a":1}'))],
    ['bad-request', 'no HTTP', () => write('hello there\r\n\r\n')],
    ['bad-request', 'a path that is none', () => write('GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')],
    ['slow-request', 'headers', () => write(`${HTTP}X: `)],
    ['slow-request', 'a body', () => write(`${HTTP}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`)],
    ['flood', 'of requests', () => write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100))],
    ['flood', 'of pings', ping],
  ])('%s: %s', async (why, _, come) => {
    const before = (await booked(why)) || 0;
    await come();
    await expect.poll(() => booked(why), PATIENCE).toBeGreaterThan(before);
    expect(noted(why)).toContainEqual(expect.objectContaining({ level: 40, msg: expect.any(String) }));
  });

  it('names the origin, and the host name that was asked for', () => {
    const facts = { origin: 'http://b.example', host: expect.any(String) };
    expect(noted('other-origin')).toEqual([expect.objectContaining(facts), expect.objectContaining(facts)]);
  });

  it('is not logged for a connection without a request', async () => {
    const before = await booked('slow-request');
    await write('');
    expect(await booked('slow-request')).toBe(before);
  });

  it('stopping: a request and a socket, while the server is stopping', async () => {
    const silent = await RawSocket.dial({ port: server.port, table: NO_TABLE, from: '192.0.2.7' });
    const stopping = server.stop();
    await ask('192.0.2.8', '/api/me');
    await upgrade('192.0.2.8', '/ws/t/a');
    expect(await booked('stopping')).toBe(2);
    expect(noted('stopping').length).toBe(2);
    silent?.hangUp();
    await stopping;
  });
});
