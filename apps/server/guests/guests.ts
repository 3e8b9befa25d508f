import fastifyCookie from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { type Keys, keysFor } from '../keys.ts';
import { isId, randomId } from '../random-id.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { makePersona, type Persona } from './persona.ts';

const COOKIE = 'tablee';
const BEFORE = 'tablee-before';
/** Separator that occurs in no id. */
const ID_SEPARATOR = '.';
const MAX_EARLIER_GUESTS = 8;
const YEAR_S = 365 * 24 * 3600;
const DAY_MS = 24 * 3600 * 1000;

type Cookies = Readonly<Record<string, string | undefined>>;
type GuestStore = Pick<ServerStore, 'loadGuest' | 'saveGuest' | 'renewGuest'>;

/** People without accounts: a signed cookie identifies the guest, the store has their name. */
export class Guests {
  readonly #store: GuestStore;
  readonly #signer: fastifyCookie.Signer;

  constructor(store: GuestStore, keys: Keys) {
    this.#store = store;
    this.#signer = new fastifyCookie.Signer(keysFor('cookie', keys));
  }

  /** The id in the cookie; null if it is missing or not valid. */
  idOf(cookies: Cookies): string | null {
    const id = this.#unsigned(cookies[COOKIE]);
    return isId(id) ? id : null;
  }

  /** Earlier guests of this browser, the one to return to first. */
  async beforeOf(cookies: Cookies): Promise<Guest[]> {
    const earlier = this.#earlierIds(cookies).filter((id) => id !== this.idOf(cookies));
    const found = await Promise.all(earlier.map((id) => this.#store.loadGuest(id)));
    return found.filter((guest) => guest !== null);
  }

  #earlierIds(cookies: Cookies): string[] {
    return this.#unsigned(cookies[BEFORE]).split(ID_SEPARATOR).filter(isId);
  }

  /** Empty if the signature is not ours. */
  #unsigned(cookie = ''): string {
    const { valid, value } = this.#signer.unsign(cookie);
    return valid ? (value ?? '') : '';
  }

  /** Creates a guest under a new id if this one is unknown: the id of a forgotten guest is not used again. */
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

  /** Sent again with every answer that greets: renews its year and signs with the newest key. */
  remember(reply: FastifyReply, id: string): void {
    this.#keep(reply, COOKIE, id);
  }

  /**
   * Remembers the guest of these cookies before the browser becomes another. On the way back they go to the end of the
   * list, so that going back repeatedly reaches every earlier guest.
   */
  rememberBefore(reply: FastifyReply, cookies: Cookies, next: string): void {
    const id = this.idOf(cookies);
    if (id === null || id === next) return;
    const earlier = this.#earlierIds(cookies);
    const others = earlier.filter((other) => other !== id && other !== next);
    const kept = earlier.includes(next) ? [...others, id] : [id, ...others];
    this.#keep(reply, BEFORE, kept.slice(0, MAX_EARLIER_GUESTS).join(ID_SEPARATOR));
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

  clearCookie(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { path: '/' });
  }

  async #make(now: number): Promise<Guest> {
    const guest = { id: randomId(), ...makePersona(), seenAt: now };
    await this.#store.saveGuest(guest);
    return guest;
  }
}
