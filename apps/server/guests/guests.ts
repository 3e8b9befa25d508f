import fastifyCookie from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { type Keys, keysFor } from '../keys.ts';
import { isId, randomId } from '../random-id.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { makePersona, type Persona } from './persona.ts';

const COOKIE = 'tablee';
const BEFORE = 'tablee-before';
/** Stands in no id. */
const BETWEEN = '.';
const MOST_BEFORE = 8;
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
    const id = this.#unsigned(cookies[COOKIE]);
    return isId(id) ? id : null;
  }

  /** Who this browser was before it became somebody else, the one to go back to first. */
  async beforeOf(cookies: Cookies): Promise<Guest[]> {
    const earlier = this.#earlierIds(cookies).filter((id) => id !== this.idOf(cookies));
    const found = await Promise.all(earlier.map((id) => this.#store.loadGuest(id)));
    return found.filter((guest) => guest !== null);
  }

  #earlierIds(cookies: Cookies): string[] {
    return this.#unsigned(cookies[BEFORE]).split(BETWEEN).filter(isId);
  }

  /** Empty where it was not signed here. */
  #unsigned(cookie = ''): string {
    const { valid, value } = this.#signer.unsign(cookie);
    return valid ? (value ?? '') : '';
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

  /**
   * The guest of these cookies stays within reach of this browser while it is another one. Going back puts them behind the
   * other earlier guests, so that going back again and again comes to each of them.
   */
  rememberBefore(reply: FastifyReply, cookies: Cookies, next: string): void {
    const id = this.idOf(cookies);
    if (id === null || id === next) return;
    const earlier = this.#earlierIds(cookies);
    const others = earlier.filter((other) => other !== id && other !== next);
    const kept = earlier.includes(next) ? [...others, id] : [id, ...others];
    this.#keep(reply, BEFORE, kept.slice(0, MOST_BEFORE).join(BETWEEN));
  }

  #keep(reply: FastifyReply, cookie: string, value: string): void {
    reply.setCookie(cookie, this.#signer.sign(value), {
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
