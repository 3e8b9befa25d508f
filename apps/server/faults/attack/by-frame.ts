import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL } from '@tablee/protocol';
import { frame, OPCODES, RawSocket } from '../sockets/raw-socket.ts';
import type { Onslaught } from './attack-plan.ts';

const FRAMES_AT_ONCE = 1_000;
/** A refused upgrade is tried again after so long: at once it would be an attack on the attackers' own core. */
const DIAL_AGAIN_MS = 5;

export const PING = frame(OPCODES.ping);
export const PONG = frame(OPCODES.pong, '1');
export const HELLO = frame(OPCODES.text, JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: 0 }));
const RESYNC = frame(OPCODES.text, '{"type":"resync"}');

export interface Flood {
  readonly sockets: number;
  readonly bytes: Buffer;
  readonly isKnown: boolean;
}

/** So many sockets say one frame as fast as it is taken, and dial again when they are cut off. */
export async function flood(attack: Onslaught, { sockets, bytes, isKnown }: Flood): Promise<void> {
  const many = Buffer.concat(Array.from({ length: FRAMES_AT_ONCE }, () => bytes));
  const one = async (): Promise<void> => {
    while (attack.goesOn) {
      const socket = await dial(attack, isKnown);
      await whileOpen(attack, socket, async (open) => {
        await open.write(many);
        attack.tally.said += FRAMES_AT_ONCE;
      });
      if (socket === null) await sleep(DIAL_AGAIN_MS);
    }
  };
  await Promise.all(Array.from({ length: sockets }, one));
}

/** So many sockets say hello, then one frame every so often: as much as they are allowed to. */
export async function trickle(attack: Onslaught, { sockets, bytes, isKnown }: Flood, everyMs: number): Promise<void> {
  const one = async (): Promise<void> => {
    const socket = await dial(attack, isKnown);
    await socket?.write(HELLO);
    await whileOpen(attack, socket, async (open) => {
      await open.write(bytes);
      attack.tally.said += 1;
      await sleep(Math.min(everyMs, attack.msLeft));
    });
  };
  await Promise.all(Array.from({ length: sockets }, one));
}

/** Sockets come, are told the whole table, and go: each so long after the one before, however many at once. */
export async function newcomers(attack: Onslaught, atOnce: number, everyMs: number): Promise<void> {
  const one = async (): Promise<void> => {
    while (attack.goesOn) {
      const socket = await dial(attack, false);
      await socket?.write(HELLO);
      attack.tally.said += 1;
      await sleep(Math.min(everyMs, attack.msLeft));
      socket?.hangUp();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Sockets that ask for whole views as often as they may, and never read one. */
export async function neverReading(attack: Onslaught, sockets: number, everyMs: number): Promise<void> {
  const one = async (): Promise<void> => {
    const socket = await dial(attack, true);
    socket?.socket.pause();
    await socket?.write(HELLO);
    await whileOpen(attack, socket, async (open) => {
      void open.write(RESYNC);
      attack.tally.said += 1;
      await sleep(Math.min(everyMs, attack.msLeft));
    });
  };
  await Promise.all(Array.from({ length: sockets }, one));
}

async function dial({ plan, tally }: Onslaught, isKnown: boolean): Promise<RawSocket | null> {
  const { port, table, from, cookie } = plan;
  tally.opened += 1;
  const socket = await RawSocket.dial({ port, table, from, cookie: isKnown ? cookie : '' });
  if (socket === null) tally.turnedAway += 1;
  return socket;
}

/** Goes on until the attack or the socket has ended, and hangs up. */
async function whileOpen(
  attack: Onslaught,
  socket: RawSocket | null,
  act: (open: RawSocket) => Promise<void>,
): Promise<void> {
  if (socket === null) return;
  while (!socket.isGone && attack.goesOn) await act(socket);
  if (socket.isGone) attack.tally.turnedAway += 1;
  socket.hangUp();
}
