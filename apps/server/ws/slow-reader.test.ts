import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Browser } from '../browser.scenario.ts';
import { InProcessServer } from '../server.scenario.ts';
import { turnGame } from '../turn-game.scenario.ts';

const RESYNC = JSON.stringify({ type: 'resync' });
/** More than the megabytes that the system buffers between two sockets of one machine. */
const MAX_ASKED_BYTES = 64 * 1024 * 1024;
const ASKED_AT_ONCE = 500;

let server: InProcessServer;

beforeAll(async () => {
  server = await InProcessServer.open({
    times: { requestMs: 30_000, helloMs: 60_000, pingMs: 60_000, quietMs: 20_000, silenceMs: 600_000, farewellMs: 200 },
  });
});
afterAll(() => server.close());

it('a client that never reads is disconnected, and gets the current view when it reconnects', async () => {
  const me = new Browser(server);
  const id = await me.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await me.post(`/api/t/${id}/start`);
  const slow = await me.enter(id);
  const { view } = await slow.hears('snapshot');
  const before = await server.figure('tablee_sockets');
  slow.socket.pause();
  let asked = 0;
  while ((await server.figure('tablee_sockets')) === before && asked < MAX_ASKED_BYTES) {
    for (let time = 0; time < ASKED_AT_ONCE && slow.socket.readyState === WebSocket.OPEN; time += 1)
      slow.socket.send(RESYNC);
    for (let turn = 0; turn < ASKED_AT_ONCE; turn += 1) await nextTurn(); // one message is handled per tick
    asked += ASKED_AT_ONCE * JSON.stringify(view).length;
  }
  expect(asked).toBeLessThan(MAX_ASKED_BYTES);
  expect(await server.figure('tablee_sockets')).toBe(before - 1);

  const back = await me.enter(id);
  await back.hears('snapshot');
  await back.playToTheEnd(turnGame);
  slow.socket.terminate();
  back.socket.close();
});
