import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { House } from '../server.scenario.ts';
import { turnGame } from '../turn-game.scenario.ts';

/** Ends what hangs; a busy machine must not decide. */
const PATIENCE = { timeout: 20_000 };
const FRAMES_AT_ONCE = 1_000;
const MOST_WRITES = 2_000;

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A socket whose frames are written byte by byte. */
async function dial(): Promise<Socket> {
  const socket = connect(house.port, '127.0.0.1');
  const key = Buffer.from('sixteen bytes key').toString('base64');
  socket.write(
    `GET /ws/t/${'n'.repeat(22)} HTTP/1.1\r\nHost: 127.0.0.1:${house.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key.slice(0, 22)}==\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.on('error', () => undefined);
  socket.resume();
  return socket;
}

/** A masked frame without anything in it. */
function frame(first: number): Buffer {
  return Buffer.from([first, 0x80, 0, 0, 0, 0]);
}

const FIN = 0x80;
const CONTINUATION = 0x0;
const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;

/** How many frames were written before the server hung up; Infinity where it never did. */
async function flood(socket: Socket, one: Buffer): Promise<number> {
  const many = Buffer.concat(Array.from({ length: FRAMES_AT_ONCE }, () => one));
  for (let writes = 0; writes < MOST_WRITES; writes += 1) {
    if (socket.destroyed || !socket.writable) return writes * FRAMES_AT_ONCE;
    await new Promise((resolve) => socket.write(many, resolve));
    await new Promise(setImmediate);
  }
  return Number.POSITIVE_INFINITY;
}

describe('a flood of frames that are no messages is cut off', () => {
  it.each([
    ['pings', FIN | PING],
    ['pongs', FIN | PONG],
  ])('%s', async (_, first) => {
    expect(await flood(await dial(), frame(first))).toBeLessThan(100_000);
  });

  it('fragments that never end', async () => {
    const socket = await dial();
    socket.write(frame(TEXT));
    expect(await flood(socket, frame(CONTINUATION))).toBeLessThan(500_000);
  });
});

describe('a quiet socket', () => {
  it('has its pings answered', async () => {
    const me = new Browser(house);
    const client = await me.enter(await me.make(turnGame.id, [{ kind: 'me' }, { kind: 'open' }]));
    const pong = new Promise<string>((resolve) => client.socket.once('pong', (data) => resolve(data.toString())));
    client.socket.ping('here');
    expect(await pong).toBe('here');
    client.socket.close();
  });
});

it('a second hello is refused, and nobody else hears of it', async () => {
  const [ann, ben] = [new Browser(house), new Browser(house)];
  const id = await ann.make(turnGame.id, [{ kind: 'me' }, { kind: 'open' }]);
  const [one, other] = [await ann.enter(id), await ben.enter(id)];
  const heard = one.of('table').length;
  other.hello();
  await expect.poll(() => other.of('problem').map(({ why }) => why), PATIENCE).toEqual(['greeted-already']);
  expect(one.of('table').length).toBe(heard);
  for (const { socket } of [one, other]) socket.close();
});
