import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { InProcessServer } from '../server.scenario.ts';
import { turnGame } from '../turn-game.scenario.ts';

const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
/** Only ends a hanging test: long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };

let server: InProcessServer;
let me: Browser;

beforeAll(async () => {
  server = await InProcessServer.open();
});
beforeEach(() => {
  me = new Browser(server);
});
afterAll(() => server.close());

async function raw(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  const response = await fetch(server.base + path, init);
  return { status: response.status, body: await response.json() };
}

const JSON_TYPE = { 'content-type': 'application/json' };

describe('the API', () => {
  it.each([
    ['join', { nonce: '' }],
    ['leave', {}],
    ['seat', { seat: 0, kind: 'open' }],
    ['start', {}],
    ['game', { game: turnGame.id }],
    ['options', {}],
    ['pause', {}],
    ['resume', {}],
    ['replace', { seat: 0 }],
    ['kick', { seat: 0 }],
    ['rematch', { nonce: '' }],
    ['device', {}],
    ['report', { n: 1, why: 'mean' }],
  ])('answers `no-such-table`: %s', async (what, body) => {
    const answer = { status: 404, body: { error: 'no-such-table' } };
    expect(await me.post(`/api/t/${'n'.repeat(22)}/${what}`, body)).toMatchObject(answer);
    expect(await me.post(`/api/t/nothing/${what}`, body)).toMatchObject(answer);
  });

  const DOORS = [
    'join',
    'leave',
    'seat',
    'options',
    'start',
    'game',
    'pause',
    'resume',
    'replace',
    'kick',
    'rematch',
    'device',
    'report',
    'swap',
    'seat-options',
  ];

  it.each(DOORS)('refuses an invalid body: %s', async (what) => {
    const id = await me.make(turnGame.id, SEATS);
    const answer = await me.post(`/api/t/${id}/${what}`, { surprise: true });
    expect(answer).toMatchObject({ status: 400, body: { error: 'bad-body' } });
  });

  it('refuses a field that it does not know, also beside those that it knows', async () => {
    const answer = await me.post('/api/guest', { name: 'Zoé', mood: 'good' });
    expect(answer).toMatchObject({ status: 400, body: { error: 'bad-body' } });
    expect((await me.get('/api/me')).body['name']).not.toBe('Zoé');
  });

  it('accepts a body of 16 KiB, and none that is longer', async () => {
    const bodyOf = (bytes: number): object => ({ name: 'x'.repeat(bytes - '{"name":""}'.length) });
    expect((await me.post('/api/guest', bodyOf(16_384))).body).toEqual({ error: 'long-name' });
    expect((await me.post('/api/guest', bodyOf(16_385))).body).toEqual({ error: 'too-large' });
  });

  it('answers with a code what is no JSON, too long or unknown', async () => {
    const method = 'POST';
    expect(await raw('/api/guest', { method, headers: JSON_TYPE, body: '{' })).toEqual({
      status: 400,
      body: { error: 'bad-body' },
    });
    expect(await raw('/api/guest', { method, body: new URLSearchParams({ name: 'a' }) })).toEqual({
      status: 415,
      body: { error: 'not-json' },
    });
    expect(await raw('/api/guest', { method, body: '{"name":"a"}' })).toMatchObject({ status: 415 }); // text/plain
    const body = JSON.stringify({ name: 'x'.repeat(20_000) });
    expect(await raw('/api/guest', { method, headers: JSON_TYPE, body })).toEqual({
      status: 413,
      body: { error: 'too-large' },
    });
    expect(await raw('/api/nothing', {})).toEqual({ status: 404, body: { error: 'not-found' } });
  });

  it('needs no body for a call without fields', async () => {
    const id = await me.make(turnGame.id, SEATS);
    const response = await fetch(`${server.base}/api/t/${id}/start`, {
      method: 'POST',
      headers: { cookie: me.cookie as string },
    });
    expect(response.status).toBe(200);
  });

  it('never shows the id of another guest, nor the secret before the end', async () => {
    const id = await me.make(turnGame.id, SEATS, { listed: true });
    const other = new Browser(server);
    const list = async (): Promise<string> => JSON.stringify(await other.get('/api/tables'));
    await expect.poll(list, PATIENCE).toContain(id);
    const told = JSON.stringify(await other.get(`/api/t/${id}`)) + (await list());
    const guest = /tablee=([\w-]{22})/.exec(me.cookie as string)?.[1] as string;
    expect(told).toContain(id);
    expect(told).not.toContain(guest);
    expect(told).not.toContain('secret');
    expect(told).not.toContain('nonce');
  });

  it('limits requests if configured, except those for /healthz', async () => {
    const strict = await InProcessServer.open({ config: { requestsPerMinute: 2 } });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await new Browser(strict).get('/api/tables')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await new Browser(strict).get('/api/me')).body).toEqual({ error: 'too-many-requests' });
    expect((await new Browser(strict).get('/healthz')).status).toBe(200);
    await strict.close();
  });

  it('limits the listed tables of an address, and frees a place when one of them begins or is left', async () => {
    const strict = await InProcessServer.open({ config: { listedPerAddress: 2 } });
    const make = (listed: boolean): Promise<string> => new Browser(strict).make(turnGame.id, SEATS, { listed });
    const ann = new Browser(strict);
    const own = [
      await ann.make(turnGame.id, SEATS, { listed: true }),
      await ann.make(turnGame.id, SEATS, { listed: true }),
    ];
    await expect(make(true)).rejects.toThrow('too-many-tables');
    await make(false);
    await ann.post(`/api/t/${own[0]}/start`);
    await ann.post(`/api/t/${own[1]}/leave`);
    await Promise.all([make(true), make(true)]);
    await expect(make(true)).rejects.toThrow('too-many-tables');
    await strict.close();
  });
});

describe('the metrics', () => {
  it('include tables, sockets, commands, entries and the process', async () => {
    const [tables, sockets] = [await server.figure('tablee_tables'), await server.figure('tablee_sockets')];
    const id = await me.make(turnGame.id, SEATS);
    const client = await me.enter(id);
    await me.post(`/api/t/${id}/start`);
    await client.playOnce(turnGame);
    expect(await server.figure('tablee_tables')).toBe(tables + 1);
    expect(await server.figure('tablee_sockets')).toBe(sockets + 1);
    expect(await server.figure('tablee_commands_total{answer="ack"}')).toBeGreaterThan(0);
    expect(await server.figure('tablee_entries_total')).toBeGreaterThan(0);
    expect(await server.figure('tablee_append_seconds_count')).toBeGreaterThan(0);
    expect(await server.figure('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
    expect(await server.figure('nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
  });
});
