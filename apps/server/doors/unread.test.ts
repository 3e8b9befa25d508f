import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { InProcessServer } from '../server.scenario.ts';
import { SOCKET_TIMES } from '../ws/socket-times.ts';

/** Only ends a hanging test: long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };
/** More than the megabytes that the system buffers between two sockets of one machine. */
const LARGE = 24 * 1024 * 1024;
const READ_MS = 1_200;
const PAUSE_MS = 100;
const TASTE_MS = 10;

const page = mkdtempSync(join(tmpdir(), 'tablee-page-'));
let server: InProcessServer;

beforeAll(async () => {
  writeFileSync(join(page, 'index.html'), '');
  writeFileSync(join(page, 'large.bin'), Buffer.alloc(LARGE));
  server = await InProcessServer.open({ config: { page }, times: { ...SOCKET_TIMES, requestMs: READ_MS } });
});
afterAll(async () => {
  await server.close();
  rmSync(page, { recursive: true });
});

const unread = async (): Promise<number> => (await server.figure('tablee_turned_away_total{why="unread"}')) || 0;

function ask(): Socket {
  const socket = connect(server.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  return socket.pause();
}

it('a client that reads nothing of its answer is disconnected', async () => {
  const before = await unread();
  ask();
  await expect.poll(unread, PATIENCE).toBe(before + 1);
});

it('a client that reads slowly gets the whole answer', async () => {
  const before = await unread();
  const socket = ask();
  socket.on('data', () => undefined);
  while (socket.bytesRead < LARGE) {
    socket.resume();
    await sleep(TASTE_MS);
    socket.pause();
    await sleep(PAUSE_MS);
  }
  expect(await unread()).toBe(before);
});
