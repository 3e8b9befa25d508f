import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Browser } from './browser.scenario.ts';
import { SocketClient } from './client.scenario.ts';
import { ME, OPEN } from './guests.scenario.ts';
import { InProcessServer } from './server.scenario.ts';
import { turnGame } from './turn-game.scenario.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Only ends a hanging test: long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };

let server: InProcessServer;
beforeAll(async () => {
  server = await InProcessServer.open({ config: { requestsPerMinute: 1_000, tablesPerMinute: 100 } });
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
});

function setBack(ms: number): void {
  const real = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => real() - ms);
}

/** Makes monotonic time appear `ms` later. */
function setForward(ms: number): void {
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + ms);
}

describe('after the system clock is set back by an hour', () => {
  it('an address with earlier requests may make tables, ask for codes, report and link a device', async () => {
    const [ann, ben] = [new Browser(server), new Browser(server)];
    const id = await ann.make(turnGame.id, [ME, OPEN]);
    await ben.post(`/api/t/${id}/join`, { nonce: 'b0' });
    const code = String((await ann.get(`/api/t/${id}`)).body['code']);
    const statuses = async (): Promise<number[]> => {
      const { body } = await ann.post(`/api/t/${id}/device`);
      const answers = [
        await ann.get(`/api/code/${code}`),
        await ben.post(`/api/t/${id}/report`, { seat: 0, why: 'other' }),
        await ann.post('/api/tables', { game: turnGame.id, seats: [ME, OPEN], listed: false, nonce: 'a0' }),
        await new Browser(server).post('/api/device', { token: body['token'] }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    setBack(HOUR_MS);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  it('requests are allowed again as time passes', async () => {
    const strict = await InProcessServer.open({ config: { requestsPerMinute: 600 } });
    const ask = async (): Promise<number> => (await fetch(`${strict.base}/api/games`)).status;
    const asked = await Promise.all(Array.from({ length: 800 }, ask));
    expect(asked).toContain(429);
    setBack(HOUR_MS);
    await expect.poll(ask, PATIENCE).toBe(200);
    await strict.close();
  });

  it('the list of open tables is read again', async () => {
    const ann = new Browser(server);
    const list = async (): Promise<string> => JSON.stringify((await ann.get('/api/tables')).body);
    await list();
    setBack(HOUR_MS);
    const id = await ann.make(turnGame.id, [ME, OPEN], { listed: true });
    await expect.poll(list, PATIENCE).toContain(id);
  });

  it('an address that opened too many sockets opens one again a minute later', async () => {
    const strict = await InProcessServer.open({ config: { upgradesPerMinute: 2 } });
    const dial = (): Promise<void> => new SocketClient(strict.port, 'n'.repeat(22), null).opened();
    await Promise.all([dial(), dial()]);
    await expect(dial()).rejects.toThrow('429');
    setBack(HOUR_MS);
    setForward(MINUTE_MS);
    await dial();
    await strict.close();
  });
});
