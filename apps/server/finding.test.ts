import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from './browser.scenario.ts';
import { InProcessServer } from './server.scenario.ts';
import { turnGame } from './turn-game.scenario.ts';

let server: InProcessServer;
let ann: Browser;
let ben: Browser;

beforeAll(async () => {
  server = await InProcessServer.open();
  [ann, ben] = [new Browser(server), new Browser(server)];
});
afterAll(() => server.close());

async function get(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(server.base + path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('a waiting table', () => {
  it('is found by its code in either case, until the match begins', async () => {
    const id = await ann.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    const { code } = (await get(`/api/t/${id}`)).body;
    expect(code).toMatch(/^[A-Z2-9]{4}$/);
    expect(await get(`/api/code/${String(code).toLowerCase()}`)).toEqual({ status: 200, body: { id } });
    await ann.post(`/api/t/${id}/start`);
    expect(await get(`/api/code/${String(code)}`)).toEqual({ status: 404, body: { error: 'no-such-table' } });
    expect((await get(`/api/t/${id}`)).body).not.toHaveProperty('code');
  });

  it('is found by its code while nobody is there, and after a restart', async () => {
    const id = await ann.make(turnGame.id, [{ kind: 'me' }, { kind: 'open' }]);
    const { code } = (await get(`/api/t/${id}`)).body;
    await server.stop();
    await server.start();
    expect(await server.figure('tablee_tables')).toBe(0);
    expect(await get(`/api/code/${String(code)}`)).toEqual({ status: 200, body: { id } });
  });

  it('has its options chosen by the maker alone', async () => {
    const id = await ann.make(turnGame.id, [{ kind: 'me' }, { kind: 'open' }]);
    const [name, spec] = Object.entries(turnGame.options)[0] as [string, { choices: unknown[]; default: unknown }];
    const other = spec.choices.find((choice) => choice !== spec.default);
    const options = { [name]: other };
    expect(await ben.post(`/api/t/${id}/options`, { options })).toMatchObject({ status: 403 });
    expect(await ann.post(`/api/t/${id}/options`, { options })).toMatchObject({
      status: 200,
      body: { table: { options } },
    });
    expect(await ann.post(`/api/t/${id}/options`, { options: { [name]: 'no such choice' } })).toMatchObject({
      status: 400,
      body: { error: 'bad-options' },
    });
  });
});

it('a server that listens to this machine only has no address for others', async () => {
  expect(await get('/api/address')).toEqual({ status: 200, body: { origins: [] } });
});

it('an address that keeps guessing codes gets no more answers', async () => {
  const guesses = await Promise.all(Array.from({ length: 25 }, () => get('/api/code/2222')));
  const missed = guesses.filter(({ status }) => status === 404).length;
  expect(missed).toBeGreaterThan(0);
  expect(missed).toBeLessThanOrEqual(20);
  expect(await get('/api/code/2222')).toEqual({ status: 429, body: { error: 'too-many-requests' } });
});
