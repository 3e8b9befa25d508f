import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CODE_CHARACTERS, CODE_LENGTH } from '../../store/table-code.ts';
import type { Onslaught } from './attack-plan.ts';

/** What was asked in one go is answered within so long, or never. */
const PIPELINE_MS = 2_000;
const NEW_TABLE = JSON.stringify({
  game: 'snatch',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: false,
  nonce: 'a0',
});

export interface Askers {
  readonly count: number;
  /** Of one asker; 0 asks again at once. */
  readonly everyMs: number;
}

/** Codes one after the other, as somebody would who guesses. */
export function askCodes(attack: Onslaught, askers: Askers): Promise<void> {
  return askAgain(attack, askers, (n) => ({ path: `/api/code/${codeOf(n)}`, body: null }));
}

/** The list of tables that wait. */
export function askList(attack: Onslaught, askers: Askers): Promise<void> {
  return askAgain(attack, askers, () => ({ path: '/api/tables', body: null }));
}

/** By link: of listed ones an address has only a few. */
export function makeTables(attack: Onslaught, askers: Askers): Promise<void> {
  return askAgain(attack, askers, () => ({ path: '/api/tables', body: NEW_TABLE }));
}

function codeOf(n: number): string {
  const { length } = CODE_CHARACTERS;
  const letter = (place: number): string => CODE_CHARACTERS[Math.floor(n / length ** place) % length] ?? '';
  return Array.from({ length: CODE_LENGTH }, (_, place) => letter(place)).join('');
}

interface Call {
  readonly path: string;
  readonly body: string | null;
}

/** Without a cookie, so that everybody who asks is somebody new. */
async function askAgain(attack: Onslaught, { count, everyMs }: Askers, call: (n: number) => Call): Promise<void> {
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

/** 0 where nobody answers. */
function ask({ plan: { port, from } }: Onslaught, agent: Agent, { path, body }: Call): Promise<number> {
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

/** So many sockets each write so many requests at once, without waiting for an answer; and again when they are cut off. */
export async function pipeline(attack: Onslaught, sockets: number, atOnce: number, path: string): Promise<void> {
  const { port, from } = attack.plan;
  const many = `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\n\r\n`.repeat(atOnce);
  const one = async (): Promise<void> => {
    while (attack.goesOn) {
      attack.tally.opened += 1;
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined); // it closes, too
      const gone = new Promise((resolve) => socket.once('close', resolve));
      socket.resume().write(many);
      attack.tally.said += atOnce;
      await Promise.race([gone, sleep(Math.min(PIPELINE_MS, attack.msLeft))]);
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: sockets }, one));
}

/** Requests that go on and on, a byte at a time; so many at once, which dial again when they are cut off. */
export async function drip(attack: Onslaught, head: string, sockets: number, everyMs: number): Promise<void> {
  const one = async (): Promise<void> => {
    while (attack.goesOn) {
      attack.tally.opened += 1;
      const socket = connect(attack.plan.port, '127.0.0.1');
      socket.on('error', () => undefined); // it closes, too
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
