import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { InProcessServer } from '../server.scenario.ts';
import { Crowd } from './crowd.ts';

const MINUTE_MS = 60_000;
/** Only ends a hanging test: long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };

describe('a crowd', () => {
  it('admits an address up to a number of open sockets, and again when one has closed', () => {
    const crowd = new Crowd({ upgradesPerMinute: 0, socketsPerAddress: 2 });
    const leave = crowd.enter('a', 0);
    expect([crowd.enter('a', 1), crowd.enter('b', 1)]).not.toContain(null);
    expect(crowd.enter('a', 2)).toBeNull();
    leave?.();
    expect(crowd.enter('a', 3)).not.toBeNull();
  });

  it('admits a number of sockets of an address per minute', () => {
    const crowd = new Crowd({ upgradesPerMinute: 2, socketsPerAddress: 0 });
    for (let time = 0; time < 2; time += 1) crowd.enter('a', time)?.();
    expect(crowd.enter('a', MINUTE_MS - 1)).toBeNull();
    expect(crowd.enter('a', MINUTE_MS)).not.toBeNull();
  });

  it('divides an amount per address among its open sockets', () => {
    const crowd = new Crowd({ upgradesPerMinute: 0, socketsPerAddress: 0 });
    const leave = crowd.enter('a', 0);
    crowd.enter('a', 1);
    crowd.enter('b', 1);
    expect([crowd.shareOf('a', 12), crowd.shareOf('b', 12), crowd.shareOf('c', 12)]).toEqual([6, 12, 12]);
    leave?.();
    expect(crowd.shareOf('a', 12)).toBe(12);
  });

  it('refuses nobody if there is no limit', () => {
    const crowd = new Crowd({ upgradesPerMinute: 0, socketsPerAddress: 0 });
    expect(Array.from({ length: 5_000 }, (_, time) => crowd.enter('a', time))).not.toContain(null);
  });

  it('forgets addresses without sockets, and keeps the others', () => {
    const crowd = new Crowd({ upgradesPerMinute: 10, socketsPerAddress: 10 });
    for (let number = 0; number < 100; number += 1) crowd.enter(`gone ${number}`, 0)?.();
    crowd.enter('here', 0);
    crowd.enter('new', 2 * MINUTE_MS);
    expect(crowd.size).toBe(2);
  });
});

describe('at the gate', () => {
  let server: InProcessServer;

  beforeAll(async () => {
    server = await InProcessServer.open({ config: { socketsPerAddress: 2, upgradesPerMinute: 6 } });
  });
  afterAll(() => server.close());

  function dial(headers: Readonly<Record<string, string>>, path = '/ws/t/'): Promise<WebSocket | number> {
    const { promise, resolve } = Promise.withResolvers<WebSocket | number>();
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}${'n'.repeat(22)}`, { headers });
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.on('error', () => undefined);
    return promise;
  }

  it('one address has a limited number of sockets, and others have their own', async () => {
    const [first, second] = [await dial({}), await dial({})];
    expect([first, second]).toEqual([expect.any(WebSocket), expect.any(WebSocket)]);
    expect(await dial({})).toBe(429);
    expect(await dial({ 'x-forwarded-for': '198.51.100.4' })).toBeInstanceOf(WebSocket);
    (first as WebSocket).close();
    await expect.poll(() => server.figure('tablee_sockets'), PATIENCE).toBe(2);
    expect(await dial({})).toBeInstanceOf(WebSocket);
  });

  it('one address opens a limited number per minute, including sockets that are closed at once', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const dialled: (WebSocket | number)[] = [];
    for (let time = 0; time < 7; time += 1) {
      const socket = await dial(from);
      dialled.push(socket);
      if (socket instanceof WebSocket) socket.terminate();
      await expect.poll(() => server.figure('tablee_sockets'), PATIENCE).toBeLessThanOrEqual(3);
    }
    expect(dialled.at(-1)).toBe(429);
    expect(dialled.filter((one) => one instanceof WebSocket).length).toBeGreaterThan(2);
  });

  it.each([
    ['another path', '/elsewhere/', { 'x-forwarded-for': '203.0.113.10' }, 404],
    ['another origin', '/ws/t/', { 'x-forwarded-for': '203.0.113.11', origin: 'http://b.example' }, 403],
  ])('sockets that are refused for %s are counted, too', async (_, path, headers, refused) => {
    for (let time = 0; time < 6; time += 1) expect(await dial(headers, path)).toBe(refused);
    expect(await dial(headers, path)).toBe(429);
  });
});
