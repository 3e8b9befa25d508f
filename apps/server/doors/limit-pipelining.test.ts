import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InProcessServer } from '../server.scenario.ts';

let server: InProcessServer;

beforeAll(async () => {
  server = await InProcessServer.open();
});
afterAll(() => server.close());

/** Sends so many pipelined requests and counts the answers. */
async function askAtOnce(count: number): Promise<number> {
  const socket = connect(server.port, '127.0.0.1');
  const last = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  socket.write(last.replace('Connection: close\r\n', '').repeat(count - 1) + last);
  const heard = await text(socket).catch(() => '');
  return heard.split('HTTP/1.1 200').length - 1;
}

it('a few pipelined requests are answered, a flood of them is cut off', async () => {
  expect(await askAtOnce(5)).toBe(5);
  expect(await askAtOnce(500)).toBeLessThan(10);
});
