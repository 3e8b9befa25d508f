import { afterEach, beforeEach, expect, it } from 'vitest';
import { Browser } from './browser.scenario.ts';
import { ME, OPEN } from './guests.scenario.ts';
import { InProcessServer } from './server.scenario.ts';
import { turnGame } from './turn-game.scenario.ts';

/** Refilled only after a minute, so that a slow machine cannot change the result. */
const LIMIT = 1;

let server: InProcessServer;
beforeEach(async () => {
  server = await InProcessServer.open({ config: { joinsPerMinute: LIMIT } });
});
afterEach(() => server.close());

async function statusOfJoin(id: string): Promise<number> {
  return (await new Browser(server).post(`/api/t/${id}/join`, { nonce: 'b0' })).status;
}

it('one address takes a limited number of seats at listed tables for all its guests, and any number by link', async () => {
  const maker = new Browser(server);
  const makeAll = (listed: boolean): Promise<string[]> =>
    Promise.all(Array.from({ length: 6 }, () => new Browser(server).make(turnGame.id, [ME, OPEN], { listed })));
  const joinAll = async (ids: readonly string[]): Promise<number> =>
    (await Promise.all(ids.map(statusOfJoin))).filter((status) => status === 200).length;
  const listed = await makeAll(true);
  expect(await joinAll(listed)).toBe(LIMIT);
  expect(await joinAll(listed)).toBe(0);
  expect(await joinAll(await makeAll(false))).toBe(6);
  const id = await maker.make(turnGame.id, [ME, OPEN], { listed: true });
  expect((await maker.post(`/api/t/${id}/join`, { nonce: 'b1' })).status).toBe(200);
});

it('only the maker can close a table to strangers', async () => {
  const [ann, ben] = [new Browser(server), new Browser(server)];
  const id = await ann.make(turnGame.id, [ME, OPEN], { listed: true });
  const list = async (): Promise<string> => JSON.stringify((await ben.get('/api/tables')).body);
  await expect.poll(list, { timeout: 10_000 }).toContain(id);
  expect(await ben.post(`/api/t/${id}/close`)).toMatchObject({ status: 403, body: { error: 'not-the-maker' } });
  expect(await ann.post(`/api/t/${id}/close`)).toMatchObject({ status: 200, body: { table: { listed: false } } });
  await expect.poll(list, { timeout: 10_000 }).not.toContain(id);
  expect((await ben.post(`/api/t/${id}/join`, { nonce: 'b0' })).status).toBe(200);
});

it('seats at a closed table still count: strangers have its link from the list', async () => {
  const ann = new Browser(server);
  const id = await ann.make(turnGame.id, [ME, OPEN], { listed: true });
  expect(await statusOfJoin(id)).toBe(200);
  await ann.post(`/api/t/${id}/close`);
  await ann.post(`/api/t/${id}/kick`, { seat: 1 });
  expect(await statusOfJoin(id)).toBe(429);
});
