import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { DoorPorts } from '../app.ts';
import type { Proxies } from '../doors/proxies.ts';
import type { Guests } from '../guests/guests.ts';
import type { DoorBook } from '../ops/door-book.ts';
import type { Guest } from '../store/server-store.ts';
import { type RouteResult, send } from './answer.ts';

/** One call of the API. */
export interface ApiCall<Body> {
  /** The id in the path; empty if the path has none. */
  readonly table: string;
  /** The counted address of the client. */
  readonly from: string;
  readonly body: Body;
  /** Loads the guest of the cookie; creates one for a caller without. */
  readonly greet: () => Promise<Guest>;
  /** Makes the caller this guest; null if the id is unknown. */
  readonly become: (guest: string) => Promise<Guest | null>;
  /** The guest this browser was before it used a token; null if there is none. */
  readonly before: () => Promise<Guest | null>;
  /** The id in the cookie, known to the store or not; null without a valid cookie. */
  readonly cookieOf: string | null;
  /** Clears the caller's cookie. */
  readonly clearCookie: () => void;
}

type ApiRequest = FastifyRequest<{ Params: { id?: string } }>;

export const nothing = z.strictObject({});

/** Registers the API's routes: validates the body, resolves the guest, sends the answer. */
export class Routes {
  readonly #app: FastifyInstance;
  readonly #guests: Guests;
  readonly #proxies: Proxies;
  readonly #book: DoorBook;

  constructor(app: FastifyInstance, guests: Guests, { proxies, book }: Pick<DoorPorts, 'proxies' | 'book'>) {
    this.#app = app;
    this.#proxies = proxies;
    this.#book = book;
    this.#guests = guests;
  }

  get(path: string, handle: (asked: ApiCall<null>) => Promise<RouteResult>): void {
    this.#app.get(path, async (request: ApiRequest, reply) =>
      send(reply, await handle(this.#asked(null, request, reply))),
    );
  }

  delete(path: string, handle: (asked: ApiCall<null>) => Promise<RouteResult>): void {
    this.#app.delete(path, async (request: ApiRequest, reply) =>
      send(reply, await handle(this.#asked(null, request, reply))),
    );
  }

  /** A missing body counts as an empty object. */
  post<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    handle: (asked: ApiCall<z.infer<Schema>>) => Promise<RouteResult>,
  ): void {
    this.#app.post(path, async (request: ApiRequest, reply) => {
      const read = schema.safeParse(request.body ?? {});
      if (read.success) return send(reply, await handle(this.#asked(read.data, request, reply)));
      this.#book.turnAway('bad-body', { path });
      return send(reply, 'bad-body');
    });
  }

  #asked<Body>(body: Body, { params, cookies, raw }: ApiRequest, reply: FastifyReply): ApiCall<Body> {
    const id = this.#guests.idOf(cookies);
    const welcome = <Found extends Guest | null>(guest: Found): Found => {
      if (guest !== null) this.#guests.remember(reply, guest.id);
      return guest;
    };
    return {
      table: params.id ?? '',
      from: this.#proxies.addressOf(raw),
      body,
      cookieOf: id,
      greet: async () => welcome(await this.#guests.load(id, Date.now())),
      become: async (guest) => {
        const found = await this.#guests.find(guest, Date.now());
        if (found !== null) this.#guests.rememberBefore(reply, cookies, guest);
        return welcome(found);
      },
      before: async () => (await this.#guests.beforeOf(cookies))[0] ?? null,
      clearCookie: () => this.#guests.clearCookie(reply),
    };
  }
}
