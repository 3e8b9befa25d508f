import { connect } from 'node:net';
import type { Rng } from '@tablee/kernel';
import type { InputTally } from './tally.ts';

const LONGEST_WAIT_MS = 20_000;
/** End of the HTTP head; the first frame of a socket comes after it. */
const HEAD_END = '\r\n\r\n';
/** First byte of a close frame. */
const CLOSE_FRAME = 0x88;

const HEADS = [
  'hello there\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/7.0\r\nHost: a\r\n\r\n',
  'GET http://[::bad HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(5_000)}\r\n`,
  'POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n{}',
  'POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
  'POST /api/guest HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  '\u{0}\u{1}\u{2}\r\n\r\n',
];
const BAD_UPGRADES = ['GET /ws/t/', 'GET /ws/t/..%2f..', 'GET /api/me', 'POST /ws/t/nnnnnnnnnnnnnnnnnnnnnn'];
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
/**
 * Unmasked, with reserved bits, of an unknown kind, a fragmented ping, an excessive length, and an end without a start.
 */
const BAD_FRAMES = [
  [0x81, 0x02, 0x7b, 0x7d],
  [0xf1, 0x80, 0, 0, 0, 0],
  [0x83, 0x80, 0, 0, 0, 0],
  [0x09, 0x80, 0, 0, 0, 0],
  [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
  [0x80, 0x80, 0, 0, 0, 0],
  [0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0],
];

/** Sends bytes that are neither HTTP nor WebSocket, though some start like them. */
export async function makeNoise(port: number, rng: Rng, tally: InputTally): Promise<void> {
  const bytes = someNoise(rng);
  const end = await send(port, bytes);
  tally.count('noise', end, () => JSON.stringify(bytes.toString('latin1').slice(0, 200)));
}

function someNoise(rng: Rng): Buffer {
  const shape = rng.below(3);
  if (shape === 0) return Buffer.from(rng.pick(HEADS));
  if (shape === 1) return upgrade(rng.pick(BAD_UPGRADES), rng.pick(['', 'x', KEY]));
  const opened = upgrade('GET /ws/t/nnnnnnnnnnnnnnnnnnnnnn', KEY);
  return Buffer.concat([opened, Buffer.from(rng.pick(BAD_FRAMES))]);
}

function upgrade(line: string, key: string): Buffer {
  const fields = `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}`;
  return Buffer.from(`${line} HTTP/1.1\r\nHost: a\r\n${fields}${HEAD_END}`);
}

function send(port: number, bytes: Buffer): Promise<'answered' | 'closed' | 'silent'> {
  const { promise, resolve } = Promise.withResolvers<'answered' | 'closed' | 'silent'>();
  const socket = connect(port, '127.0.0.1');
  let heard = Buffer.alloc(0);
  socket.setTimeout(LONGEST_WAIT_MS, () => resolve('silent'));
  socket.on('data', (data) => {
    heard = Buffer.concat([heard, data]);
    if (isParted(heard)) resolve('closed');
  });
  socket.on('error', () => resolve('closed'));
  socket.on('close', () => resolve(heard.length > 0 ? 'answered' : 'closed'));
  socket.write(bytes);
  return promise.finally(() => socket.destroy());
}

function isParted(heard: Buffer): boolean {
  const head = heard.indexOf(HEAD_END);
  return head !== -1 && heard.subarray(0, 12).includes('101') && heard[head + HEAD_END.length] === CLOSE_FRAME;
}
