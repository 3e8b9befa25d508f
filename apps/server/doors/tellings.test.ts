import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { Client } from '../client.scenario.ts';
import { ME, OPEN } from '../guests.scenario.ts';
import { House } from '../server.scenario.ts';
import { turnGame } from '../turn-game.scenario.ts';
import { Tellings } from './tellings.ts';

const SPECTATORS = 20;
const MINUTE_MS = 60_000;
const ELSEWHERE = { 'x-forwarded-for': '192.0.2.7' };

let house: House;
beforeAll(async () => {
  house = await House.open({ tellings: new Tellings({ burst: 10, everyMs: MINUTE_MS }) });
});
afterAll(() => house.close());

describe('an address that changes a table before a crowd', () => {
  it('pays for all who hear of it by HTTP, in commands and by coming, and nobody else does', async () => {
    const ann = new Browser(house);
    const id = await ann.make(turnGame.id, [ME, OPEN]);
    const crowd = Array.from({ length: SPECTATORS }, () => new Client(house.port, id, null));
    await Promise.all(crowd.map(greeted));
    const player = new Client(house.port, id, ann.cookie);
    await greeted(player);

    const toggle = async (index: number): Promise<number> =>
      (await ann.post(`/api/t/${id}/options`, { house: { fair: index % 2 === 0 } })).status;
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await toggle(index));
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    player.say({ type: 'say', id: 'loud', what: { emote: 'smile' } });
    await expect
      .poll(() => player.heard.find((message) => message.type === 'problem'))
      .toMatchObject({ id: 'loud', why: 'too-many-requests' });
    await expect(new Client(house.port, id, null).opened()).rejects.toThrow('429');

    expect(await house.figure('tablee_turned_away_total{why="too-many-changes"}')).toBeGreaterThan(1);

    const friendly = await fetch(`${house.base}/api/t/${id}/join`, {
      method: 'POST',
      headers: { ...ELSEWHERE, 'content-type': 'application/json' },
      body: JSON.stringify({ nonce: 'b0' }),
    });
    expect(friendly.status).toBe(200);
    for (const one of [...crowd, player]) one.socket.terminate();
  });
});

it('a table of friends with their phones and a television costs nothing', () => {
  const tellings = new Tellings({ burst: 10, everyMs: MINUTE_MS });
  for (let time = 0; time < 1_000; time += 1) tellings.count('a', 16);
  expect(tellings.mayCause('a')).toBe(true);
  for (let time = 0; time < 11; time += 1) tellings.count('a', 17);
  expect(tellings.mayCause('a')).toBe(false);
  expect(tellings.mayCause('b')).toBe(true);
});

async function greeted(client: Client): Promise<void> {
  await client.opened();
  client.hello();
  await expect.poll(() => client.table).not.toBeNull();
}
