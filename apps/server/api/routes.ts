import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { DoorPorts } from '../app.ts';
import type { Proxies } from '../doors/proxies.ts';
import type { Guests } from '../guests/guests.ts';
import type { DoorBook } from '../ops/door-book.ts';
import type { Guest } from '../store/server-store.ts';
import { type Answer, send } from './answer.ts';

/** One call of the API. */
export interface Asked<Body> {
  /** The id in the path; empty where the path has none. */
  readonly table: string;
  /** Where the request comes from, as it is counted. */
  readonly from: string;
  readonly body: Body;
  /** The guest who asks; a caller without a cookie becomes one. */
  readonly greet: () => Promise<Guest>;
  /** From now on the caller is this guest; null where nobody has this id. */
  readonly become: (guest: string) => Promise<Guest | null>;
  /** Who this browser was before it became somebody else; null where it never did. */
  readonly before: () => Promise<Guest | null>;
  /** Whose cookie came along, whether anybody is known by it or not; null for nobody's. */
  readonly cookieOf: string | null;
  /** From now on the caller is nobody. */
  readonly part: () => void;
}

type Request = FastifyRequest<{ Params: { id?: string } }>;

export const nothing = z.strictObject({});

/** The routes of the API: what comes in is read, who asks is found out, what comes of it is sent. */
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

  get(path: string, handle: (asked: Asked<null>) => Promise<Answer>): void {
    this.#app.get(path, async (request: Request, reply) =>
      send(reply, await handle(this.#asked(null, request, reply))),
    );
  }

  delete(path: string, handle: (asked: Asked<null>) => Promise<Answer>): void {
    this.#app.delete(path, async (request: Request, reply) =>
      send(reply, await handle(this.#asked(null, request, reply))),
    );
  }

  /** A request without a body says nothing, which is an empty record. */
  post<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    handle: (asked: Asked<z.infer<Schema>>) => Promise<Answer>,
  ): void {
    this.#app.post(path, async (request: Request, reply) => {
      const read = schema.safeParse(request.body ?? {});
      if (read.success) return send(reply, await handle(this.#asked(read.data, request, reply)));
      this.#book.turnAway('bad-body', { path });
      return send(reply, 'bad-body');
    });
  }

  #asked<Body>(body: Body, { params, cookies, raw }: Request, reply: FastifyReply): Asked<Body> {
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
      part: () => this.#guests.part(reply),
    };
  }
}
