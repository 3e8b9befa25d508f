import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InProcessServer } from '../server.scenario.ts';

let open: InProcessServer;
let closed: InProcessServer;

beforeAll(async () => {
  open = await InProcessServer.open();
  closed = await InProcessServer.open({ config: { metricsToken: 'word' } });
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

async function status({ base }: InProcessServer, headers: Record<string, string>): Promise<number> {
  return (await fetch(`${base}/metrics`, { headers })).status;
}

describe('the metrics', () => {
  it('include requests by status, the version, and the state of the store', async () => {
    await fetch(`${open.base}/nowhere`);
    const text = await (await fetch(`${open.base}/metrics`)).text();
    expect(text).toMatch(/tablee_http_seconds_count\{status="404"\} [1-9]/);
    expect(text).toMatch(/tablee_build_info\{version="\d+\.\d+\.\d+"\} 1/);
    expect(text).toContain('tablee_store_failed 0');
  });

  it('are answered to this machine only', async () => {
    expect(await status(open, {})).toBe(200);
    expect(await status(open, { authorization: 'Bearer ' })).toBe(200);
  });

  it.each([
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'forwarded',
    'x-real-ip',
    'cf-connecting-ip',
    'via',
  ])('are not passed on by a proxy: %s', async (header) => {
    expect(await status(open, { [header]: '127.0.0.1' })).toBe(404);
  });

  it.each([
    ['localhost', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['tables.example', 404],
    ['localhost.tables.example', 404],
  ])('are answered under a name of this machine only: %s', async (host, expected) => {
    const { port } = new URL(open.base);
    const answered = new Promise<number | undefined>((resolve) => {
      get({ port, path: '/metrics', headers: { host } }, (answer) => resolve(answer.resume().statusCode));
    });
    expect(await answered).toBe(expected);
  });

  it('are answered to every request with the token, if one is set', async () => {
    expect(await status(closed, { authorization: 'Bearer word', 'x-forwarded-for': '192.0.2.1' })).toBe(200);
    for (const authorization of ['', 'word', 'Bearer', 'Bearer words', 'Basic word'])
      expect(await status(closed, { authorization })).toBe(404);
    expect(await status(closed, {})).toBe(404);
  });
});
