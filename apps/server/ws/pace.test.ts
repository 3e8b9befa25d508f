import { TokenBucket } from '@tablee/host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import type { SocketClient } from '../client.scenario.ts';
import { InProcessServer } from '../server.scenario.ts';
import { turnGame } from '../turn-game.scenario.ts';
import { paceOf } from './pace.ts';

describe('a token bucket', () => {
  it('gives a burst at once, then a number per second, and never saves more than a burst', () => {
    const bucket = new TokenBucket({ burst: 3, everyMs: 500 });
    const takes = (now: number): number => [1, 2, 3, 4, 5].filter(() => bucket.take(now)).length;
    expect([takes(0), takes(499), takes(500), takes(1_500), takes(60_000)]).toEqual([3, 0, 1, 2, 3]);
  });

  it('never runs out if there is no limit', () => {
    const bucket = new TokenBucket(paceOf(0));
    expect(Array.from({ length: 100_000 }, () => bucket.take(0))).not.toContain(false);
  });
});

describe('a client that sends too fast', () => {
  let server: InProcessServer;

  beforeAll(async () => {
    server = await InProcessServer.open({ config: { messagesPerSecond: 2 } });
  });
  afterAll(() => server.close());

  /** Connects to a waiting table, where every command is answered with `not-playing`. */
  async function enter(): Promise<SocketClient> {
    const browser = new Browser(server);
    return browser.enter(await browser.make(turnGame.id, [{ kind: 'me' }, { kind: 'open' }]));
  }

  function answers(client: SocketClient, why: string): number {
    return client.of('problem').filter((problem) => problem.why === why).length;
  }

  it('gets a problem with the id of each message, and is served again after a pause', async () => {
    const client = await enter();
    const ids = Array.from({ length: 20 }, () => client.ask({}));
    await client.answerTo(ids.at(-1) as string);
    expect(client.of('problem').map(({ id }) => id)).toEqual(ids);
    expect(answers(client, 'not-playing')).toBeGreaterThanOrEqual(2);
    expect(answers(client, 'too-many-requests')).toBeGreaterThanOrEqual(5);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await client.answerTo(client.ask({}))).toMatchObject({ why: 'not-playing' });
    client.socket.close();
  });

  it('is disconnected if it continues, and later messages are ignored', async () => {
    const client = await enter();
    for (let time = 0; time < 200; time += 1) client.ask({});
    expect(await client.hears('bye')).toEqual({ type: 'bye', why: 'limit' });
    await client.until('closed', () => client.isClosed);
    expect(client.of('problem').length).toBeLessThan(100);
  });
});
