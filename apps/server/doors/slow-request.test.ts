import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { InProcessServer } from '../server.scenario.ts';
import { SOCKET_TIMES } from '../ws/socket-times.ts';

/** Only ends a hanging test: long enough for a busy machine. */
const PATIENCE = { timeout: 5_000 };

/** Disables the limit on reading in this test. */
const NEVER_MS = 1_000_000;

let server: InProcessServer;

beforeAll(async () => {
  server = await InProcessServer.open({ times: { ...SOCKET_TIMES, requestMs: 300, farewellMs: NEVER_MS } });
});
afterAll(() => server.close());

/** Sockets of this process: the server's and the client's. */
function openSockets(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'TCPSocketWrap').length;
}

/** Sends a request, reads the answer and keeps its own side half open. */
async function expectGone(request: string): Promise<void> {
  await expect.poll(openSockets, PATIENCE).toBe(0);
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.write(request);
  await new Promise((resolve) => socket.resume().once('end', resolve));
  await expect.poll(openSockets, PATIENCE).toBe(1); // the client's own
}

it.each([
  ['headers', 'GET /api/me HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['a body', 'POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'],
])('%s that never end are closed completely, even if the client keeps its own half open', (_, request) =>
  expectGone(request),
);

const UPGRADE = 'Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';

it.each([
  ['no path of a socket', `GET /ws HTTP/1.1\r\n${UPGRADE}\r\n`],
  ['another origin', `GET /ws/t/a HTTP/1.1\r\nOrigin: http://b\r\n${UPGRADE}\r\n`],
  ['no key', `GET /ws/t/a HTTP/1.1\r\n${UPGRADE}\r\n`],
])('a refused socket is closed completely, even if the client keeps its own half open: %s', (_, request) =>
  expectGone(request),
);
