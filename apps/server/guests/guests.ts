import fastifyCookie from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { type Keys, keysFor } from '../keys.ts';
import { isId, randomId } from '../random-id.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { makePersona, type Persona } from './persona.ts';

const COOKIE = 'tablee';
const BEFORE = 'tablee-before';
const YEAR_S = 365 * 24 * 3600;
const DAY_MS = 24 * 3600 * 1000;

type Cookies = Readonly<Record<string, string | undefined>>;
type GuestStore = Pick<ServerStore, 'loadGuest' | 'saveGuest' | 'renewGuest'>;

/** People without accounts: a signed cookie says who somebody is, the store what they are called. */
export class Guests {
  readonly #store: GuestStore;
  readonly #signer: fastifyCookie.Signer;

  constructor(store: GuestStore, keys: Keys) {
    this.#store = store;
    this.#signer = new fastifyCookie.Signer(keysFor('cookie', keys));
  }

  /** Whose cookie this is; null for nobody's. */
  idOf(cookies: Cookies): string | null {
    return this.#read(cookies[COOKIE]);
  }

  /** Who this browser was before it became somebody else. */
  beforeOf(cookies: Cookies): string | null {
    return this.#read(cookies[BEFORE]);
  }

  #read(cookie = ''): string | null {
    const { valid, value } = this.#signer.unsign(cookie);
    return valid && value !== null && isId(value) ? value : null;
  }

  /** Somebody new where nobody is known by this id: one that was forgotten must never mean somebody again. */
  async load(id: string | null, now: number): Promise<Guest> {
    return (id === null ? null : await this.find(id, now)) ?? this.#make(now);
  }

  async find(id: string, now: number): Promise<Guest | null> {
    const known = await this.#store.loadGuest(id);
    if (known === null) return null;
    const { isIdle, ...guest } = known;
    if (!isIdle && Math.abs(now - guest.seenAt) < DAY_MS) return guest;
    const seen = { ...guest, seenAt: now };
    return (await this.#store.renewGuest(seen)) ? seen : null;
  }

  async rename(guest: Guest, said: Partial<Persona>, now: number): Promise<Guest> {
    const renamed = { ...guest, ...said, seenAt: now };
    await this.#store.renewGuest(renamed);
    return renamed;
  }

  /** Said again with every answer that greets, so that its year starts again and the newest key signs. */
  remember(reply: FastifyReply, id: string): void {
    this.#keep(reply, COOKIE, id);
  }

  rememberBefore(reply: FastifyReply, id: string): void {
    this.#keep(reply, BEFORE, id);
  }

  #keep(reply: FastifyReply, cookie: string, id: string): void {
    reply.setCookie(cookie, this.#signer.sign(id), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: reply.request.protocol === 'https',
      maxAge: YEAR_S,
    });
  }

  /** The browser forgets who it was. */
  part(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { path: '/' });
  }

  async #make(now: number): Promise<Guest> {
    const guest = { id: randomId(), ...makePersona(), seenAt: now };
    await this.#store.saveGuest(guest);
    return guest;
  }
}
