import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CODE_CHARACTERS, CODE_LENGTH } from '../../store/table-code.ts';
import { GuestClient } from '../sockets/guest.ts';
import type { Onslaught } from './attack-plan.ts';

/** Time to wait for the answers to pipelined requests. */
const PIPELINE_MS = 2_000;
const NEW_TABLE = JSON.stringify({
  game: 'snatch',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: false,
  nonce: 'a0',
});

export interface Askers {
  readonly count: number;
  /** Pause of one asker; 0 for none. */
  readonly everyMs: number;
}

/** Every kind of API call by one browser, all within the limits. */
export async function callEverything(attack: Onslaught, everyMs: number): Promise<void> {
  const { port, from } = attack.plan;
  const [maker, friend] = [new GuestClient({ port, from }), new GuestClient({ port, from })];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wanted = { game: 'snatch', seats, listed: false, nonce: '' };
  const { id } = await maker.ask('/api/tables', wanted);
  await friend.ask(`/api/t/${String(id)}/join`, { nonce: '' });
  const { code } = await maker.ask(`/api/t/${String(id)}`);
  const calls = [
    async () => maker.ask('/api/tables', wanted),
    async () => friend.ask(`/api/code/${String(code)}`),
    async () => linkDevice(maker, new GuestClient({ port, from }), String(id)),
    async () => maker.ask('/api/me'),
  ];
  attack.begin();
  await friend.ask(`/api/t/${String(id)}/report`, { seat: 0, why: 'other' });
  for (let index = 0; attack.goesOn; index += 1) {
    attack.tally.said += 1;
    await calls[index % calls.length]?.().catch(() => {
      attack.tally.turnedAway += 1;
    });
    await sleep(Math.min(everyMs, attack.msLeft));
  }
  await friend.ask(`/api/t/${String(id)}/report`, { seat: 0, why: 'other' }).catch(() => {
    attack.tally.turnedAway += 1;
  });
}

async function linkDevice(maker: GuestClient, device: GuestClient, table: string): Promise<void> {
  const { token } = await maker.ask(`/api/t/${table}/device`, {});
  await device.ask('/api/device', { token });
}

/** Takes every seat of the public list, each with a new guest. */
export async function takeListedSeats(attack: Onslaught, atOnce: number): Promise<void> {
  const { port, from } = attack.plan;
  const tried = new Set<string>();
  const list = async (): Promise<{ id: string }[]> => {
    const { tables } = (await new GuestClient({ port, from }).ask('/api/tables')) as { tables: { id: string }[] };
    return tables.filter(({ id }) => !tried.has(id));
  };
  const first = await list();
  attack.begin();
  const one = async (): Promise<void> => {
    for (let tables = first; attack.goesOn; tables = await list()) {
      for (const { id } of tables) {
        if (!attack.goesOn || tried.has(id)) continue;
        tried.add(id);
        await takeSeat(attack, id);
      }
    }
  };
  // An address over its limit gets no answer for a while.
  await Promise.all(Array.from({ length: atOnce }, () => one().catch(() => sleep(attack.msLeft))));
}

async function takeSeat({ plan: { port, from }, tally }: Onslaught, table: string): Promise<void> {
  tally.said += 1;
  try {
    await new GuestClient({ port, from }).ask(`/api/t/${table}/join`, { nonce: '' });
    tally.taken += 1;
  } catch {
    tally.turnedAway += 1;
  }
}

/** Guesses table codes one after another. */
export function askCodes(attack: Onslaught, askers: Askers): Promise<void> {
  return askAgain(attack, askers, (n) => ({ path: `/api/code/${codeOf(n)}`, body: null }));
}

/** Requests the list of waiting tables. */
export function askList(attack: Onslaught, askers: Askers): Promise<void> {
  return askAgain(attack, askers, () => ({ path: '/api/tables', body: null }));
}

/** Makes tables that are not listed, since an address may only have a few listed ones. */
export function makeTables(attack: Onslaught, askers: Askers): Promise<void> {
  return askAgain(attack, askers, () => ({ path: '/api/tables', body: NEW_TABLE }));
}

function codeOf(n: number): string {
  const { length } = CODE_CHARACTERS;
  const letter = (place: number): string => CODE_CHARACTERS[Math.floor(n / length ** place) % length] ?? '';
  return Array.from({ length: CODE_LENGTH }, (_, place) => letter(place)).join('');
}

interface HttpCall {
  readonly path: string;
  readonly body: string | null;
}

/** Sends no cookie, so that every request makes a new guest. */
async function askAgain(attack: Onslaught, { count, everyMs }: Askers, call: (n: number) => HttpCall): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const one = async (): Promise<void> => {
    while (attack.goesOn) {
      attack.tally.said += 1;
      const status = await ask(attack, agent, call(attack.tally.said));
      if (status >= 400) attack.tally.turnedAway += 1;
      if (everyMs > 0) await sleep(Math.min(everyMs, attack.msLeft));
    }
  };
  await Promise.all(Array.from({ length: count }, one));
  agent.destroy();
}

/** 0 if there is no answer. */
function ask({ plan: { port, from } }: Onslaught, agent: Agent, { path, body }: HttpCall): Promise<number> {
  const method = body === null ? 'GET' : 'POST';
  const headers = { 'x-forwarded-for': from, ...(body !== null && { 'content-type': 'application/json' }) };
  return new Promise((resolve) => {
    const asked = request({ port, host: '127.0.0.1', agent, path, method, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
    asked.end(body ?? undefined);
  });
}

/** Sockets that each pipeline `atOnce` requests, and reconnect when they are closed. */
export async function pipeline(attack: Onslaught, sockets: number, atOnce: number, path: string): Promise<void> {
  const { port, from } = attack.plan;
  const many = `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\n\r\n`.repeat(atOnce);
  const one = async (): Promise<void> => {
    while (attack.goesOn) {
      attack.tally.opened += 1;
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined); // 'close' follows
      const gone = new Promise((resolve) => socket.once('close', resolve));
      socket.resume().write(many);
      attack.tally.said += atOnce;
      await Promise.race([gone, sleep(Math.min(PIPELINE_MS, attack.msLeft))]);
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: sockets }, one));
}

/** Requests that are sent one byte at a time and never end, on sockets that reconnect when they are closed. */
export async function drip(attack: Onslaught, head: string, sockets: number, everyMs: number): Promise<void> {
  const one = async (): Promise<void> => {
    while (attack.goesOn) {
      attack.tally.opened += 1;
      const socket = connect(attack.plan.port, '127.0.0.1');
      socket.on('error', () => undefined); // 'close' follows
      socket.resume().write(head);
      while (!socket.destroyed && attack.goesOn) {
        await sleep(Math.min(everyMs, attack.msLeft));
        if (socket.writable) socket.write('x');
        attack.tally.said += 1;
      }
      if (socket.destroyed) attack.tally.turnedAway += 1;
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: sockets }, one));
}
