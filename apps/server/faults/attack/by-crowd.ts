import { setTimeout as sleep } from 'node:timers/promises';
import { GuestClient } from '../sockets/guest.ts';
import { RawSocket } from '../sockets/raw-socket.ts';
import type { Onslaught } from './attack-plan.ts';
import { HELLO } from './by-frame.ts';

const DIALS_AT_ONCE = 20;
const SETTLE_MS = 500;
const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];

/** The table with the spectators, and its maker. */
interface Watched {
  readonly attack: Onslaught;
  readonly table: string;
  readonly maker: GuestClient;
}

/** `index` counts the changes. */
type Change = (watched: Watched, index: number) => Promise<void>;

/** Changes a waiting table with many spectators at an interval; all connections come from one address. */
export async function changeBeforeCrowd(
  attack: Onslaught,
  spectators: number,
  everyMs: number,
  change: Change,
): Promise<void> {
  const { port, from } = attack.plan;
  const maker = new GuestClient({ port, from });
  const { id } = await maker.ask('/api/tables', { game: 'snatch', seats: SEATS, listed: false, nonce: '' });
  const table = String(id);
  const crowd = await watch(attack, table, spectators);
  await sleep(SETTLE_MS);
  const before = bytesOf(crowd);
  attack.begin();
  for (let index = 0; attack.goesOn; index += 1) {
    const due = performance.now() + everyMs;
    await change({ attack, table, maker }, index).catch(() => {
      attack.tally.turnedAway += 1;
    });
    attack.tally.said += 1;
    await sleep(Math.max(0, Math.min(due - performance.now(), attack.msLeft)));
  }
  attack.tally.bytes += bytesOf(crowd) - before;
  for (const socket of crowd) socket.hangUp();
}

async function watch(attack: Onslaught, table: string, count: number): Promise<RawSocket[]> {
  const { port, from } = attack.plan;
  const crowd: RawSocket[] = [];
  const one = async (): Promise<void> => {
    while (attack.tally.opened < count) {
      attack.tally.opened += 1;
      const socket = await RawSocket.dial({ port, table, from });
      if (socket === null) attack.tally.turnedAway += 1;
      else crowd.push(socket);
      await socket?.write(HELLO);
    }
  };
  await Promise.all(Array.from({ length: DIALS_AT_ONCE }, one));
  return crowd;
}

function bytesOf(sockets: readonly RawSocket[]): number {
  return sockets.reduce((sum, { socket }) => sum + socket.bytesRead, 0);
}

/** The maker's socket connects, stays for half of the interval and disconnects. */
export function reconnecting(forMs: number): Change {
  return async ({ attack, table, maker }) => {
    const { port, from } = attack.plan;
    attack.tally.opened += 1;
    const socket = await RawSocket.dial({ port, table, from, cookie: maker.cookie });
    await socket?.write(HELLO);
    await sleep(forMs);
    socket?.hangUp();
  };
}

export const toggleOption: Change = async ({ table, maker }, index) => {
  await maker.ask(`/api/t/${table}/options`, { house: { fair: index % 2 === 0 } });
};

/** Two guests take turns, so that the cost of making a guest is not measured. */
export function joinAndLeave(): Change {
  let guest: GuestClient | null = null;
  return async ({ attack, table }, index) => {
    const { port, from } = attack.plan;
    guest ??= new GuestClient({ port, from });
    await guest.ask(`/api/t/${table}/${index % 2 === 0 ? 'join' : 'leave'}`, index % 2 === 0 ? { nonce: '' } : {});
  };
}
