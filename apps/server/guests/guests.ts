import fastifyCookie from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { type Keys, keysFor } from '../keys.ts';
import { isId, randomId } from '../random-id.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { makePersona, type Persona } from './persona.ts';

const COOKIE = 'tablee';
const YEAR_S = 365 * 24 * 3600;
const DAY_MS = 24 * 3600 * 1000;

/** People without accounts: a signed cookie says who somebody is, the store what they are called. */
export class Guests {
  readonly #store: Pick<ServerStore, 'loadGuest' | 'saveGuest'>;
  readonly #signer: fastifyCookie.Signer;

  constructor(store: Pick<ServerStore, 'loadGuest' | 'saveGuest'>, keys: Keys) {
    this.#store = store;
    this.#signer = new fastifyCookie.Signer(keysFor('cookie', keys));
  }

  /** Whose cookie this is; null for nobody's. */
  idOf(cookies: Readonly<Record<string, string | undefined>>): string | null {
    const { valid, value } = this.#signer.unsign(cookies[COOKIE] ?? '');
    return valid && value !== null && isId(value) ? value : null;
  }

  /** With an id that is signed but not stored, as after a lost disk, somebody begins anew under it. */
  async load(id: string | null, now: number): Promise<Guest> {
    const known = id === null ? null : await this.#store.loadGuest(id);
    if (known !== null && now - known.seenAt < DAY_MS) return known;
    return this.#save({ ...(known ?? { id: id ?? randomId(), ...makePersona() }), seenAt: now });
  }

  rename(guest: Guest, said: Partial<Persona>, now: number): Promise<Guest> {
    return this.#save({ ...guest, ...said, seenAt: now });
  }

  /** Said again with every answer that greets, so that a year begins anew and the newest key signs. */
  remember(reply: FastifyReply, id: string): void {
    reply.setCookie(COOKIE, this.#signer.sign(id), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: reply.request.protocol === 'https',
      maxAge: YEAR_S,
    });
  }

  async #save(guest: Guest): Promise<Guest> {
    await this.#store.saveGuest(guest);
    return guest;
  }
}
