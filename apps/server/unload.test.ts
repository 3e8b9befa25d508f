import { checksumOf } from '@tablee/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from './browser.scenario.ts';
import { InProcessServer } from './server.scenario.ts';
import { turnGame } from './turn-game.scenario.ts';

let server: InProcessServer;

beforeAll(async () => {
  server = await InProcessServer.open({ config: { quietMs: 200_000, sweepMs: 20 } });
});
afterAll(() => server.close());

describe('an empty table', () => {
  it('is unloaded, and opens unchanged', async () => {
    const me = new Browser(server);
    const id = await me.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    const client = await me.enter(id);
    await me.post(`/api/t/${id}/start`);
    await client.playOnce(turnGame);
    await client.untilItsTurn(turnGame);
    const { seq, view } = client.followed;
    await client.close();
    await expect.poll(() => server.figure('tablee_tables'), { timeout: 20_000 }).toBe(0);
    const back = await me.enter(id);
    expect(await back.hears('snapshot')).toMatchObject({ seq, check: checksumOf(view) });
    expect(await server.figure('tablee_tables')).toBe(1);
    await back.playToTheEnd(turnGame);
  });
});
