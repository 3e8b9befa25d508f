import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { frame, OPCODES, RawSocket } from '../faults/sockets/raw-socket.ts';
import { InProcessServer } from '../server.scenario.ts';
import { turnGame } from '../turn-game.scenario.ts';

/** Only ends a hanging test: long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };
const FRAMES_AT_ONCE = 1_000;
const MAX_WRITES = 2_000;

let server: InProcessServer;

beforeAll(async () => {
  server = await InProcessServer.open();
});
afterAll(() => server.close());

async function dial(): Promise<RawSocket> {
  const socket = await RawSocket.dial({ port: server.port, table: 'n'.repeat(22) });
  if (socket === null) throw new Error('not opened');
  return socket;
}

/** Frames written before the server closed the connection; Infinity if it never did. */
async function flood(socket: RawSocket, one: Buffer): Promise<number> {
  const many = Buffer.concat(Array.from({ length: FRAMES_AT_ONCE }, () => one));
  for (let writes = 0; writes < MAX_WRITES; writes += 1) {
    if (socket.isGone) return writes * FRAMES_AT_ONCE;
    await socket.write(many);
    await new Promise(setImmediate);
  }
  return Number.POSITIVE_INFINITY;
}

describe('a flood of frames closes the socket', () => {
  it.each([
    ['pings', OPCODES.ping],
    ['pongs', OPCODES.pong],
  ])('%s', async (_, opcode) => {
    expect(await flood(await dial(), frame(opcode))).toBeLessThan(100_000);
  });

  it('fragments that never end', async () => {
    const socket = await dial();
    await socket.write(frame(OPCODES.text, '', false));
    expect(await flood(socket, frame(OPCODES.continuation, '', false))).toBeLessThan(500_000);
  });

  it('messages, also while the socket is closing', async () => {
    expect(await flood(await dial(), frame(OPCODES.text, '{"type":"resync"}'))).toBeLessThan(500_000);
  });
});

describe('a quiet socket', () => {
  it('has its pings answered', async () => {
    const me = new Browser(server);
    const client = await me.enter(await me.make(turnGame.id, [{ kind: 'me' }, { kind: 'open' }]));
    const pong = new Promise<string>((resolve) => client.socket.once('pong', (data) => resolve(data.toString())));
    client.socket.ping('here');
    expect(await pong).toBe('here');
    client.socket.close();
  });
});

it('a second hello is refused, and not broadcast', async () => {
  const [ann, ben] = [new Browser(server), new Browser(server)];
  const id = await ann.make(turnGame.id, [{ kind: 'me' }, { kind: 'open' }]);
  const [one, other] = [await ann.enter(id), await ben.enter(id)];
  const heard = one.of('table').length;
  other.hello();
  await expect.poll(() => other.of('problem').map(({ why }) => why), PATIENCE).toEqual(['greeted-already']);
  other.socket.send(JSON.stringify({ type: 'hello', protocol: 99, since: null }));
  await expect.poll(() => other.of('problem').length, PATIENCE).toBe(2);
  expect(other.of('bye')).toEqual([]);
  expect(one.of('table').length).toBe(heard);
  for (const { socket } of [one, other]) socket.close();
});
