import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL } from '@tablee/protocol';
import { frame, OPCODES, RawSocket } from '../sockets/raw-socket.ts';
import type { Onslaught } from './attack-plan.ts';

const FRAMES_AT_ONCE = 1_000;
/** Pause after a refused upgrade: without it, the retries would load the attackers' own core. */
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

/** Sockets that send one frame as fast as it is accepted, and reconnect when they are closed. */
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

/** Sockets that send hello, then one frame at an interval, at most as often as allowed. */
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

/**
 * Sockets that connect, receive a snapshot and leave, one after another at an interval; `atOnce` of these chains run in
 * parallel.
 */
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

/** Sockets that request snapshots at the allowed rate and never read them. */
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

/** Runs until the attack or the socket ends, then disconnects. */
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
