import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../server.scenario.ts';

let open: House;
let closed: House;

beforeAll(async () => {
  open = await House.open();
  closed = await House.open({ config: { metricsToken: 'word' } });
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

async function status({ base }: House, headers: Record<string, string>): Promise<number> {
  return (await fetch(`${base}/metrics`, { headers })).status;
}

describe('the figures', () => {
  it('are for this machine alone', async () => {
    expect(await status(open, {})).toBe(200);
    expect(await status(open, { authorization: 'Bearer ' })).toBe(200);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])('are not passed on by a proxy: %s', async (header) => {
    expect(await status(open, { [header]: '127.0.0.1' })).toBe(404);
  });

  it('are for whoever brings the token, from anywhere, where there is one', async () => {
    expect(await status(closed, { authorization: 'Bearer word', 'x-forwarded-for': '192.0.2.1' })).toBe(200);
    for (const authorization of ['', 'word', 'Bearer', 'Bearer words', 'Basic word'])
      expect(await status(closed, { authorization })).toBe(404);
    expect(await status(closed, {})).toBe(404);
  });
});
