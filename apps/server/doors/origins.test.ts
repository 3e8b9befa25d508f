import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { InProcessServer } from '../server.scenario.ts';
import { Origins } from './origins.ts';
import { Proxies } from './proxies.ts';

let server: InProcessServer;

beforeAll(async () => {
  server = await InProcessServer.open({ config: { origins: ['https://friends.example'] } });
});
afterAll(() => server.close());

type Headers = Readonly<Record<string, string>>;

/** With node:http, since fetch does not let a caller set Host. */
function post(headers: Headers, path = '/api/guest'): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  const asked = request(server.base + path, options, (response) => resolve(response.resume().statusCode));
  asked.on('error', reject);
  asked.end('{}');
  return promise;
}

/** 101 if the socket opens, otherwise the status of the refusal. */
function dial(headers: Headers): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws/t/${'n'.repeat(22)}`, { headers });
  socket.on('upgrade', () => resolve(101));
  socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
  socket.on('open', () => socket.close());
  socket.on('error', () => undefined);
  return promise;
}

const OWN: readonly Headers[] = [
  {},
  { host: 'tables.example', origin: 'http://tables.example' },
  { host: 'tables.example', origin: 'https://tables.example' },
  { host: 'tables.example:443', origin: 'https://tables.example' },
  { host: 'Tables.Example:3000', origin: 'http://tables.example:3000' },
  { host: 'inner:3000', 'x-forwarded-host': 'tables.example', origin: 'https://tables.example' },
  { host: 'tables.example', origin: 'https://friends.example' },
];
const OTHERS: readonly Headers[] = [
  { host: 'tables.example', origin: 'https://evil.example' },
  { host: 'tables.example', origin: 'https://evil.tables.example' },
  { host: 'tables.example:3000', origin: 'http://tables.example:3001' },
  { host: 'tables.example', origin: 'null' },
  { host: 'tables.example', origin: 'file://tables.example' },
  { host: 'tables.example', origin: '' },
  { host: 'tables.example', origin: 'https://friends.example.evil.example' },
];

describe('a page', () => {
  it.each(OWN)('of our own may send requests and open a socket: %j', async (headers) => {
    expect([await post(headers), await dial(headers)]).toEqual([200, 101]);
  });

  it.each(OTHERS)('of another site may not: %j', async (headers) => {
    expect([await post(headers), await dial(headers)]).toEqual([403, 403]);
  });

  it('is judged by Sec-Fetch-Site if it sends no origin', async () => {
    const statuses = ['same-origin', 'none', 'same-site', 'cross-site'].map((site) => post({ 'sec-fetch-site': site }));
    expect(await Promise.all(statuses)).toEqual([200, 200, 403, 403]);
  });

  it('of another site may follow a link here', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${server.base}/api/tables`, { headers })).status).toBe(200);
  });

  it('of another site cannot change anything', async () => {
    const answer = await fetch(`${server.base}/api/tables`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect([await answer.json(), answer.headers.getSetCookie()]).toEqual([{ error: 'other-origin' }, []]);
  });
});

it('headers of an untrusted proxy are ignored', () => {
  const headers = { host: 'inner', 'x-forwarded-host': 'tables.example', origin: 'https://tables.example' };
  const asked = { method: 'POST', headers, socket: { remoteAddress: '192.0.2.1' } } as never;
  expect(new Origins(new Proxies('loopback'), []).mayAsk(asked)).toBe(false);
  expect(new Origins(new Proxies(false), []).mayAsk(asked)).toBe(false);
  expect(new Origins(new Proxies('192.0.2.0/24'), []).mayAsk(asked)).toBe(true);
});

describe('an address', () => {
  const from = (remoteAddress: string, forwarded: string): never =>
    ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress }, connection: { remoteAddress } }) as never;

  it('is the one that a trusted proxy names, otherwise that of the connection', () => {
    const proxies = new Proxies('loopback');
    expect(proxies.addressOf(from('127.0.0.1', '198.51.100.4'))).toBe('198.51.100.4');
    expect(proxies.addressOf(from('192.0.2.1', '198.51.100.4'))).toBe('192.0.2.1');
  });

  it.each([
    ['198.51.100.4:4711', '198.51.100.4'],
    ['[2001:db8:1:2::7]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  ])('is read without its port: %s', (said, counted) => {
    expect(new Proxies('loopback').addressOf(from('127.0.0.1', said))).toBe(counted);
  });

  it('cannot be made up by a client', () => {
    expect(new Proxies('loopback').addressOf(from('127.0.0.1', 'made-up'))).toBe('127.0.0.1');
  });
});
