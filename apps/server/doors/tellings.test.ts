import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { SocketClient } from '../client.scenario.ts';
import { ME, OPEN } from '../guests.scenario.ts';
import { InProcessServer } from '../server.scenario.ts';
import { turnGame } from '../turn-game.scenario.ts';
import { Tellings } from './tellings.ts';

const SPECTATORS = 20;
const MINUTE_MS = 60_000;
/** Only ends a hanging test: long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };
const ELSEWHERE = { 'x-forwarded-for': '192.0.2.7' };

let server: InProcessServer;
beforeEach(async () => {
  server = await InProcessServer.open({ tellings: new Tellings({ burst: 10, everyMs: MINUTE_MS }) });
});
afterEach(() => server.close());

interface Crowded {
  readonly ann: Browser;
  readonly id: string;
  readonly crowd: readonly SocketClient[];
}

/** Ann's table with spectators, all from one address. */
async function crowded(): Promise<Crowded> {
  const ann = new Browser(server);
  const id = await ann.make(turnGame.id, [ME, OPEN]);
  const crowd = Array.from({ length: SPECTATORS }, () => new SocketClient(server.port, id, null));
  await Promise.all(crowd.map(greeted));
  return { ann, id, crowd };
}

async function toggle({ ann, id }: Crowded, index: number): Promise<number> {
  return (await ann.post(`/api/t/${id}/options`, { house: { fair: index % 2 === 0 } })).status;
}

describe('an address that changes a table with many spectators', () => {
  it('is charged for every message that it causes, and no other address is', async () => {
    const there = await crowded();
    const { ann, id } = there;
    const player = new SocketClient(server.port, id, ann.cookie);
    await greeted(player);
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await toggle(there, index));
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    player.say({ type: 'say', id: 'loud', what: { emote: 'smile' } });
    await expect
      .poll(() => player.heard.find((message) => message.type === 'problem'))
      .toMatchObject({ id: 'loud', why: 'too-many-requests' });
    await expect(new SocketClient(server.port, id, null).opened()).rejects.toThrow('429');

    expect(await server.figure('tablee_turned_away_total{why="too-many-changes"}')).toBeGreaterThan(1);

    const friendly = await fetch(`${server.base}/api/t/${id}/join`, {
      method: 'POST',
      headers: { ...ELSEWHERE, 'content-type': 'application/json' },
      body: JSON.stringify({ nonce: 'b0' }),
    });
    expect(friendly.status).toBe(200);
  });

  it('is charged for a seat that connects and disconnects', async () => {
    const there = await crowded();
    for (let time = 0; time < 2; time += 1) {
      const player = new SocketClient(server.port, there.id, there.ann.cookie);
      await greeted(player);
      await player.close();
    }
    await expect.poll(() => toggle(there, 0), PATIENCE).toBe(429);
  });

  it('is charged for talk of a seat, and not for that of a spectator', async () => {
    const there = await crowded();
    const [watcher] = there.crowd;
    for (let time = 0; time < 5; time += 1) watcher?.say({ type: 'say', id: `w${time}`, what: { emote: 'smile' } });
    await expect.poll(() => watcher?.of('problem').length, PATIENCE).toBe(5);
    const player = new SocketClient(server.port, there.id, there.ann.cookie);
    await greeted(player);
    player.say({ type: 'say', id: 's0', what: { emote: 'smile' } });
    player.say({ type: 'say', id: 's1', what: { emote: 'smile' } });
    await player.hears('said', 1);
    expect(await toggle(there, 0)).toBe(429);
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

async function greeted(client: SocketClient): Promise<void> {
  await client.opened();
  client.hello();
  await expect.poll(() => client.table).not.toBeNull();
}
