import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { InProcessServer } from '../server.scenario.ts';

const PATIENCE = { timeout: 20_000 };
const MOST = 5;

let server: InProcessServer;
const dialled: Socket[] = [];

afterEach(async () => {
  for (const socket of dialled.splice(0)) socket.destroy();
  await server.close();
});

function dial(): Socket {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined); // 'close' follows
  dialled.push(socket.resume());
  return socket;
}

const open = (): number => dialled.filter(({ destroyed }) => !destroyed).length;

it('an address has a limited number of connections, idle ones included, and a new one when one is closed', async () => {
  server = await InProcessServer.open({ config: { trustProxy: false, connectionsPerAddress: MOST } });
  for (let time = 0; time < MOST; time += 1) dial();
  const more = dial();
  await expect.poll(() => more.destroyed, PATIENCE).toBe(true);
  expect(open()).toBe(MOST);
  dialled[0]?.destroy();
  await expect.poll(async () => (await fetch(`${server.base}/healthz`).catch(() => null))?.status, PATIENCE).toBe(200);
});

it('a trusted proxy is not limited', async () => {
  server = await InProcessServer.open({ config: { connectionsPerAddress: MOST } });
  for (let time = 0; time < 3 * MOST; time += 1) dial();
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
  expect(open()).toBe(3 * MOST);
});
