import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@tablee/kernel';
import { PROTOCOL } from '@tablee/protocol';
import { frame, OPCODES, RawSocket } from '../sockets/raw-socket.ts';
import type { IntruderTarget } from './intruder.ts';
import type { End, InputTally } from './tally.ts';

const LONGEST_WAIT_MS = 20_000;
const FRAMES = 500;
/** Enough requests at once to exceed the limits even on a machine that is ten times as slow. */
const VIEWS = 100;
const ASK_EVERY_MS = 20;
const POKE_EVERY_MS = 50;
const HELLO = frame(OPCODES.text, JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: null }));
const RESYNC = frame(OPCODES.text, '{"type":"resync"}');
const HALVES = [
  'GET /api/me HTTP/1.1\r\nHost: a\r\nX-Slow: ',
  'POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
];

/** Misbehaves until the server closes the connection; resolves with the number of inputs. */
export function sendSlowRequest(port: number, target: IntruderTarget, rng: Rng, tally: InputTally): Promise<number> {
  const { table } = target;
  const cookie = rng.pick(['', target.cookie]);
  return rng.pick([
    () => controlFlood(() => RawSocket.dial({ port, table, cookie }), rng, tally),
    () => controlFlood(() => RawSocket.dial({ port, table, cookie }), rng, tally),
    () => halfRequest(port, rng.pick(HALVES), tally),
    () => neverRead(() => RawSocket.dial({ port, table, cookie }), tally),
  ])();
}

type Dial = () => Promise<RawSocket | null>;

async function controlFlood(dial: Dial, rng: Rng, tally: InputTally): Promise<number> {
  const kind = rng.pick(['ping', 'pong'] as const);
  const sockets = rng.pick([1, 4]);
  const many = Buffer.concat(Array.from({ length: FRAMES }, () => frame(OPCODES[kind])));
  const one = async (): Promise<void> => {
    const socket = await dial();
    if (socket === null) throw new Error('a socket was not opened');
    void socket.write(many);
    const end = await within(socket.gone);
    socket.hangUp();
    tally.count(`${kind}s`, end, () => `${FRAMES} ${kind}s`, FRAMES);
  };
  await Promise.all(Array.from({ length: sockets }, one));
  return sockets * FRAMES;
}

/** Sends half a request and waits until the server has closed the socket. After 'end' only its own half is closed, so
 * that writes are tried until they fail. */
async function halfRequest(port: number, half: string, tally: InputTally): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const gone = new Promise<void>((resolve) => socket.on('error', () => resolve()));
  socket.once('end', () => {
    const poking = setInterval(() => socket.write('x'), POKE_EVERY_MS);
    socket.once('close', () => clearInterval(poking));
  });
  socket.resume().write(half);
  tally.count('half a request', await within(gone), () => half);
  socket.destroy();
  return 1;
}

/** Requests snapshots without a pause and reads none of them. */
async function neverRead(dial: Dial, tally: InputTally): Promise<number> {
  const socket = await dial();
  if (socket === null) throw new Error('a socket was not opened');
  socket.socket.pause();
  void socket.write(HELLO);
  const until = performance.now() + LONGEST_WAIT_MS;
  let said = 0;
  while (!socket.isGone && performance.now() < until) {
    for (let time = 0; time < VIEWS; time += 1) void socket.write(RESYNC);
    said += VIEWS;
    await sleep(ASK_EVERY_MS);
  }
  tally.count('never reading', socket.isGone ? 'closed' : 'silent', () => 'views that nobody reads', said);
  socket.hangUp();
  return said;
}

async function within(gone: Promise<void>): Promise<End> {
  const timer = sleep(LONGEST_WAIT_MS, 'silent' as const, { ref: false });
  return Promise.race([gone.then((): End => 'closed'), timer]);
}
