import { type Facts, isRecord } from '@tablee/kernel';
import type { HouseRules, TableInfo } from '@tablee/protocol';
import { newGames } from './known-games.ts';
import { makeNonce } from './random.ts';

/** Why something could not be done: a code of the server, or 'unreachable' where it did not answer. */
export type ApiProblem = string;
export type Answer<Value> = { readonly ok: true; readonly value: Value } | NotDone;

export interface NotDone {
  readonly ok: false;
  readonly why: ApiProblem;
  /** The rule of the game that is in the way, where one is. */
  readonly refusal?: { readonly rule: string; readonly facts: Facts };
}

/** What is chosen, by the names that a game gives its options. */
export type Options = Readonly<Record<string, unknown>>;

export interface Persona {
  readonly name: string;
  readonly avatar: string;
}

/** It is not over. */
export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly status: Exclude<TableInfo['status'], 'over'>;
}

export interface Me extends Persona {
  readonly tables: readonly MyTable[];
  /** Who this browser was before it became somebody else. */
  readonly before: Persona | null;
}

/** The guest whose link was followed. */
export interface LinkOwner extends Persona {
  readonly isMe: boolean;
  /** Who this browser is now; null where nobody is known by it. */
  readonly you: Persona | null;
}

export interface SeenTable {
  readonly table: TableInfo;
  /** The guest's own. */
  readonly seat: number | null;
  /** Whose move it is; null while nothing is played, and where everybody acts at once. */
  readonly awaited: readonly number[] | null;
  /** What friends may type instead of the link; absent where the server gives none. */
  readonly code?: string;
}

/** `options` are what is chosen for the seat. */
export type WantedSeat =
  | { readonly kind: 'me'; readonly options?: Options }
  | { readonly kind: 'bot'; readonly level: string; readonly options?: Options }
  | { readonly kind: 'open' };

/** How the game is played at a new table; what is not said is as usual. */
export interface WantedOptions {
  readonly preset?: string;
  readonly options?: Options;
}

export type NewSitter = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string };

/** Why somebody is reported. */
export const REASONS = ['mean', 'private', 'flood', 'other'] as const;
export type Reason = (typeof REASONS)[number];

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;
type Method = 'GET' | 'POST' | 'DELETE';

export class Api {
  readonly #fetch: Fetch;
  /** The games that are new to this device. */
  readonly #learning: () => string[];

  constructor(fetcher: Fetch = (path, init) => fetch(path, init), learning: () => string[] = newGames) {
    this.#fetch = fetcher;
    this.#learning = learning;
  }

  me(): Promise<Answer<Me>> {
    return this.#call('GET', '/api/me');
  }

  rename(said: Partial<Persona>): Promise<Answer<Persona>> {
    return this.#call('POST', '/api/guest', said);
  }

  /** Everything that the server holds of this guest goes. */
  forgetMe(): Promise<Answer<object>> {
    return this.#call('DELETE', '/api/me');
  }

  makeTable(
    game: string,
    seats: readonly WantedSeat[],
    wanted: WantedOptions = {},
  ): Promise<Answer<{ readonly id: string }>> {
    return this.#call('POST', '/api/tables', { game, seats, ...wanted, listed: false, ...this.#brought() });
  }

  /** Whose link it is; nobody becomes anybody yet. */
  lookAtDevice(token: string): Promise<Answer<LinkOwner>> {
    return this.#call('POST', '/api/device/look', { token });
  }

  /** This browser becomes the guest whose link was followed. */
  becomeGuest(token: string): Promise<Answer<Persona>> {
    return this.#call('POST', '/api/device', { token });
  }

  /** This browser is again who it was before a link made it somebody else. */
  becomeBefore(): Promise<Answer<Persona>> {
    return this.#call('POST', '/api/me/before', {});
  }

  /** What lets another device of this guest in. */
  deviceToken(id: string): Promise<Answer<{ readonly token: string }>> {
    return this.#act(id, 'device', {});
  }

  findCode(code: string): Promise<Answer<{ readonly id: string }>> {
    return this.#call('GET', `/api/code/${encodeURIComponent(code)}`);
  }

  /** Where other devices find this server. */
  addresses(): Promise<Answer<{ readonly origins: readonly string[] }>> {
    return this.#call('GET', '/api/address');
  }

  table(id: string): Promise<Answer<SeenTable>> {
    return this.#call('GET', tablePath(id));
  }

  join(id: string, seat: number | null, options: Options | null = null): Promise<Answer<SeenTable>> {
    const said = { ...(seat !== null && { seat }), ...(options !== null && { options }) };
    return this.#act(id, 'join', { ...this.#brought(), ...said });
  }

  /** Somebody who was sent off may sit down again; `who` is what the table calls them. */
  letIn(id: string, who: string): Promise<Answer<SeenTable>> {
    return this.#act(id, 'let-in', { who });
  }

  leave(id: string): Promise<Answer<SeenTable>> {
    return this.#act(id, 'leave', {});
  }

  seat(id: string, seat: number, sitter: NewSitter): Promise<Answer<SeenTable>> {
    return this.#act(id, 'seat', { seat, ...sitter });
  }

  /** What a seat plays, where the game lets people choose that. */
  chooseForSeat(id: string, seat: number, options: Options): Promise<Answer<SeenTable>> {
    return this.#act(id, 'seat-options', { seat, options });
  }

  /** Two places are exchanged, with the people or bots who sit there. */
  swap(id: string, from: number, to: number): Promise<Answer<SeenTable>> {
    return this.#act(id, 'swap', { from, to });
  }

  switchGame(id: string, game: string): Promise<Answer<SeenTable>> {
    return this.#act(id, 'game', { game });
  }

  setOptions(id: string, options: object): Promise<Answer<SeenTable>> {
    return this.#act(id, 'options', { options });
  }

  setHouse(id: string, house: Partial<HouseRules>): Promise<Answer<SeenTable>> {
    return this.#act(id, 'options', { house });
  }

  pause(id: string): Promise<Answer<SeenTable>> {
    return this.#act(id, 'pause', {});
  }

  resume(id: string): Promise<Answer<SeenTable>> {
    return this.#act(id, 'resume', {});
  }

  /** A bot stands in for a player who is away. */
  replace(id: string, seat: number): Promise<Answer<SeenTable>> {
    return this.#act(id, 'replace', { seat });
  }

  /** Sends somebody off, for good. */
  kick(id: string, seat: number): Promise<Answer<SeenTable>> {
    return this.#act(id, 'kick', { seat });
  }

  /** Strangers no longer find it. */
  close(id: string): Promise<Answer<SeenTable>> {
    return this.#act(id, 'close', {});
  }

  start(id: string): Promise<Answer<SeenTable>> {
    return this.#act(id, 'start', {});
  }

  /** Tells the person who runs the server about something that was said. */
  report(id: string, n: number, why: Reason): Promise<Answer<object>> {
    return this.#act(id, 'report', { n, why });
  }

  rematch(id: string): Promise<Answer<{ readonly id: string }>> {
    return this.#act(id, 'rematch', this.#brought());
  }

  /** What everybody who sits down brings: a share in the seed, and which games are new to them. */
  #brought(): { readonly nonce: string; readonly learning: string[] } {
    return { nonce: makeNonce(), learning: this.#learning() };
  }

  #act<Value>(id: string, what: string, body: object): Promise<Answer<Value>> {
    return this.#call('POST', `${tablePath(id)}/${what}`, body);
  }

  async #call<Value>(method: Method, path: string, body?: object): Promise<Answer<Value>> {
    const json = body === undefined ? {} : { headers: JSON_TYPE, body: JSON.stringify(body) };
    try {
      const response = await this.#fetch(path, { method, ...json });
      const answer: unknown = await response.json();
      if (!isRecord(answer)) return UNREACHABLE;
      if (response.ok) return { ok: true, value: answer as Value };
      return notDone(answer);
    } catch {
      return UNREACHABLE; // no network, or somebody else's page in its place: both look the same to a player
    }
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };
const UNREACHABLE = { ok: false, why: 'unreachable' } as const;

function notDone({ error, rule, facts }: Readonly<Record<string, unknown>>): NotDone {
  const why = typeof error === 'string' ? error : 'internal';
  if (typeof rule !== 'string' || !isRecord(facts)) return { ok: false, why };
  return { ok: false, why, refusal: { rule, facts: facts as Facts } };
}

function tablePath(id: string): string {
  return `/api/t/${encodeURIComponent(id)}`;
}

export const api = new Api();
