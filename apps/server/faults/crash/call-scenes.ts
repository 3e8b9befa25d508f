import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@tablee/kernel';
import { hex } from '../sitters.ts';
import { GuestClient, type Served } from '../sockets/guest.ts';

export type CallKind = 'create' | 'join' | 'leave' | 'start' | 'rematch' | 'forget';

/** A table that is over, and the guests who sat there. */
export interface OverTable {
  readonly table: string;
  readonly guests: readonly GuestClient[];
}

/** A call that is in flight when the server is killed, with the check of its effects. */
export interface CallScene {
  readonly kind: CallKind;
  /** Rejects if the server is killed before it answers. */
  call(): Promise<unknown>;
  /** Complaints about the restarted server, one sentence each. */
  judge(isAnswered: boolean): Promise<string[]>;
}

interface Shown {
  readonly table: {
    readonly status: string;
    readonly next: string | null;
    readonly seats: readonly { readonly kind: string }[];
  };
  readonly seat: number | null;
}

const GAME = 'snatch';
/** After this time the server counts as hung: far beyond what a busy machine needs. */
const LONGEST_WAIT_MS = 120_000;
const LOOK_EVERY_MS = 50;

/** Makes one scene of each kind, independent of the tables that play. */
export class Scenes {
  readonly #served: Served;
  readonly #rng: Rng;

  constructor(served: Served, rng: Rng) {
    this.#served = served;
    this.#rng = rng;
  }

  async create(): Promise<CallScene> {
    const guest = await this.#invite();
    return {
      kind: 'create',
      call: () => this.#lay(guest, 'open'),
      judge: async (isAnswered) => {
        const own = await tablesOf(guest);
        return [
          ...wrong(isAnswered && own.length !== 1, `a table that was made is not told: ${own.length}`),
          ...(await orphansOf(guest)),
        ];
      },
    };
  }

  async join(): Promise<CallScene> {
    const [maker, friend] = [await this.#invite(), await this.#invite()];
    const table = await this.#lay(maker, 'open');
    return {
      kind: 'join',
      call: () => friend.ask(`/api/t/${table}/join`, { nonce: hex(this.#rng) }),
      judge: async (isAnswered) => {
        const { seat } = await show(friend, table);
        return [...wrong(isAnswered && seat === null, 'who joined does not sit there'), ...(await orphansOf(friend))];
      },
    };
  }

  async leave(): Promise<CallScene> {
    const { friend, table } = await this.#two();
    return {
      kind: 'leave',
      call: () => friend.ask(`/api/t/${table}/leave`, {}),
      judge: async (isAnswered) => {
        const { seat } = await show(friend, table);
        return [...wrong(isAnswered && seat !== null, 'who left still sits there'), ...(await orphansOf(friend))];
      },
    };
  }

  async start(): Promise<CallScene> {
    const maker = await this.#invite();
    const table = await this.#lay(maker, 'bot');
    return {
      kind: 'start',
      call: () => maker.ask(`/api/t/${table}/start`, {}),
      judge: async (isAnswered) => {
        const { table: info } = await show(maker, table);
        return [
          ...wrong(isAnswered && info.status === 'waiting', 'a match that was begun waits'),
          ...(await orphansOf(maker)),
        ];
      },
    };
  }

  async forget(): Promise<CallScene> {
    const { maker, friend, table } = await this.#two();
    const before = friend.copy();
    return {
      kind: 'forget',
      call: () => friend.forget(),
      judge: async (isAnswered) => {
        const { cookie } = before;
        const own = await tablesOf(before);
        const isNobody = before.cookie !== cookie;
        const { seats } = (await show(maker, table)).table;
        const isSeated = seats.filter(({ kind }) => kind === 'person').length > 1;
        return [
          ...wrong(isAnswered && !isNobody, 'a cookie of somebody forgotten still means somebody'),
          ...wrong(!isNobody && (own.length !== 1 || !isSeated), 'somebody is half forgotten'),
          ...wrong(isNobody && !(await this.#isSeatFree(maker, table)), 'forgetting was not ended'),
        ];
      },
    };
  }

  rematch({ table, guests }: OverTable): CallScene {
    return {
      kind: 'rematch',
      call: async () => {
        const asked = guests.map((guest) => guest.ask(`/api/t/${table}/rematch`, { nonce: hex(this.#rng) }));
        const ended = await Promise.allSettled(asked);
        const failed = ended.find(({ status }) => status === 'rejected');
        if (failed?.status === 'rejected') throw failed.reason;
      },
      judge: async (isAnswered) => {
        const told = await Promise.all(guests.map((guest) => show(guest, table)));
        const next = told[0]?.table.next ?? null;
        const own = await Promise.all(guests.map((guest) => tablesOf(guest)));
        const has = own.map((tables) => next !== null && tables.includes(next));
        const others = own.flat().filter((id) => id !== next && id !== table);
        return [
          ...wrong(isAnswered && next === null, 'a rematch that was made is not told'),
          ...wrong(next !== null && !has.every(Boolean), 'a rematch has not all of its people'),
          ...wrong(others.length > 0, `a rematch that its table does not know: ${others.join(' ')}`),
          ...(await Promise.all(guests.map((guest) => orphansOf(guest)))).flat(),
        ];
      },
    };
  }

  async #invite(): Promise<GuestClient> {
    const guest = new GuestClient(this.#served);
    await guest.ask('/api/me');
    return guest;
  }

  async #two(): Promise<{ maker: GuestClient; friend: GuestClient; table: string }> {
    const [maker, friend] = [await this.#invite(), await this.#invite()];
    const table = await this.#lay(maker, 'open');
    await friend.ask(`/api/t/${table}/join`, { nonce: hex(this.#rng) });
    return { maker, friend, table };
  }

  async #lay(maker: GuestClient, other: 'open' | 'bot'): Promise<string> {
    const seats = [{ kind: 'me' }, other === 'open' ? { kind: 'open' } : { kind: 'bot', level: 'random' }];
    const { id } = await maker.ask('/api/tables', { game: GAME, seats, listed: false, nonce: hex(this.#rng) });
    return String(id);
  }

  /** The restarted server completes begun removals in the background. */
  async #isSeatFree(maker: GuestClient, table: string): Promise<boolean> {
    const until = performance.now() + LONGEST_WAIT_MS;
    while (performance.now() < until) {
      const { seats } = (await show(maker, table)).table;
      if (seats.some(({ kind }) => kind === 'open')) return true;
      await sleep(LOOK_EVERY_MS);
    }
    return false;
  }
}

function wrong(isWrong: boolean, sentence: string): string[] {
  return isWrong ? [sentence] : [];
}

async function show(guest: GuestClient, table: string): Promise<Shown> {
  return (await guest.ask(`/api/t/${table}`)) as unknown as Shown;
}

async function tablesOf(guest: GuestClient): Promise<string[]> {
  const { tables } = (await guest.ask('/api/me')) as unknown as { tables: readonly { id: string }[] };
  return tables.map(({ id }) => id);
}

/** Tables in a guest's list that cannot be opened, or at which the guest has no seat. */
async function orphansOf(guest: GuestClient): Promise<string[]> {
  const tables = await tablesOf(guest);
  const seats = await Promise.all(tables.map((table) => show(guest, table).catch(() => ({ seat: null }))));
  return tables.filter((_, index) => seats[index]?.seat === null).map((table) => `${table} is an orphan`);
}
