import { type Facts, isRecord } from '@tablee/kernel';
import type { HouseRules, TableInfo } from '@tablee/protocol';
import { newGames } from './known-games.ts';
import { makeNonce } from './random.ts';

/** An error code of the server, or 'unreachable' if it did not answer. */
export type ApiProblem = string;
export type ApiAnswer<Value> = { readonly ok: true; readonly value: Value } | ApiFailure;

export interface ApiFailure {
  readonly ok: false;
  readonly why: ApiProblem;
  /** The rule of the game that forbids it, if one does. */
  readonly refusal?: { readonly rule: string; readonly facts: Facts };
}

/** Values by option name. */
export type Options = Readonly<Record<string, unknown>>;

export interface Persona {
  readonly name: string;
  readonly avatar: string;
}

/** A table whose match is not over. */
export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly status: Exclude<TableInfo['status'], 'over'>;
}

export interface Me extends Persona {
  readonly tables: readonly MyTable[];
  /** The guest of this browser before a device link made it another one. */
  readonly before: Persona | null;
}

/** The guest to whom a device link belongs. */
export interface LinkOwner extends Persona {
  readonly isMe: boolean;
  /** The current guest of this browser; null if it has none. */
  readonly you: Persona | null;
}

export interface SeenTable {
  readonly table: TableInfo;
  /** The seat of the guest who asks. */
  readonly seat: number | null;
  /** Seats whose turn it is; null if nothing is played or all seats act at once. */
  readonly awaited: readonly number[] | null;
  /** Typed by friends instead of the link; absent if the server gives none. */
  readonly code?: string;
}

/** `options` are seat options. */
export type WantedSeat =
  | { readonly kind: 'me'; readonly options?: Options }
  | { readonly kind: 'bot'; readonly level: string; readonly options?: Options }
  | { readonly kind: 'open' };

/** Options of a new table; absent ones take their default. */
export interface WantedOptions {
  readonly preset?: string;
  readonly options?: Options;
}

export type NewSitter = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string };

export const REASONS = ['mean', 'private', 'flood', 'other'] as const;
export type ReportReason = (typeof REASONS)[number];

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;
type Method = 'GET' | 'POST' | 'DELETE';

export class Api {
  readonly #fetch: Fetch;
  /** Games that are new to this device. */
  readonly #learning: () => string[];

  constructor(fetcher: Fetch = (path, init) => fetch(path, init), learning: () => string[] = newGames) {
    this.#fetch = fetcher;
    this.#learning = learning;
  }

  me(): Promise<ApiAnswer<Me>> {
    return this.#call('GET', '/api/me');
  }

  rename(said: Partial<Persona>): Promise<ApiAnswer<Persona>> {
    return this.#call('POST', '/api/guest', said);
  }

  /** Deletes everything that the server stores about this guest. */
  forgetMe(): Promise<ApiAnswer<object>> {
    return this.#call('DELETE', '/api/me');
  }

  makeTable(
    game: string,
    seats: readonly WantedSeat[],
    wanted: WantedOptions = {},
  ): Promise<ApiAnswer<{ readonly id: string }>> {
    return this.#call('POST', '/api/tables', { game, seats, ...wanted, listed: false, ...this.#brought() });
  }

  /** Reads whose link it is, and changes nothing. */
  lookAtDevice(token: string): Promise<ApiAnswer<LinkOwner>> {
    return this.#call('POST', '/api/device/look', { token });
  }

  /** Makes this browser the guest to whom the link belongs. */
  becomeGuest(token: string): Promise<ApiAnswer<Persona>> {
    return this.#call('POST', '/api/device', { token });
  }

  /** Makes this browser the guest it was before it followed a device link. */
  becomeBefore(): Promise<ApiAnswer<Persona>> {
    return this.#call('POST', '/api/me/before', {});
  }

  /** Creates a token that makes another device this guest. */
  deviceToken(id: string): Promise<ApiAnswer<{ readonly token: string }>> {
    return this.#act(id, 'device', {});
  }

  findCode(code: string): Promise<ApiAnswer<{ readonly id: string }>> {
    return this.#call('GET', `/api/code/${encodeURIComponent(code)}`);
  }

  /** Addresses at which other devices reach this server. */
  addresses(): Promise<ApiAnswer<{ readonly origins: readonly string[] }>> {
    return this.#call('GET', '/api/address');
  }

  table(id: string): Promise<ApiAnswer<SeenTable>> {
    return this.#call('GET', tablePath(id));
  }

  join(id: string, seat: number | null, options: Options | null = null): Promise<ApiAnswer<SeenTable>> {
    const said = { ...(seat !== null && { seat }), ...(options !== null && { options }) };
    return this.#act(id, 'join', { ...this.#brought(), ...said });
  }

  /** Lets a removed guest sit down again; `who` is their id at this table. */
  letIn(id: string, who: string): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'let-in', { who });
  }

  leave(id: string): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'leave', {});
  }

  seat(id: string, seat: number, sitter: NewSitter): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'seat', { seat, ...sitter });
  }

  /** Sets the options of a seat. */
  chooseForSeat(id: string, seat: number, options: Options): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'seat-options', { seat, options });
  }

  /** Swaps two seats with the people or bots who sit there. */
  swap(id: string, from: number, to: number): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'swap', { from, to });
  }

  switchGame(id: string, game: string): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'game', { game });
  }

  setOptions(id: string, options: object): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'options', { options });
  }

  setHouse(id: string, house: Partial<HouseRules>): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'options', { house });
  }

  pause(id: string): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'pause', {});
  }

  resume(id: string): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'resume', {});
  }

  /** Lets a bot stand in for an absent player. */
  replace(id: string, seat: number): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'replace', { seat });
  }

  /** Removes the person in this seat; `letIn` reverses it. */
  kick(id: string, seat: number): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'kick', { seat });
  }

  /** Removes the table from the public list. */
  close(id: string): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'close', {});
  }

  start(id: string): Promise<ApiAnswer<SeenTable>> {
    return this.#act(id, 'start', {});
  }

  /** Reports message `n` of the table's talk to the operator of the server. */
  report(id: string, n: number, why: ReportReason): Promise<ApiAnswer<object>> {
    return this.#act(id, 'report', { n, why });
  }

  rematch(id: string): Promise<ApiAnswer<{ readonly id: string }>> {
    return this.#act(id, 'rematch', this.#brought());
  }

  /** Sent by everybody who sits down: a share in the seed, and the games that are new to them. */
  #brought(): { readonly nonce: string; readonly learning: string[] } {
    return { nonce: makeNonce(), learning: this.#learning() };
  }

  #act<Value>(id: string, what: string, body: object): Promise<ApiAnswer<Value>> {
    return this.#call('POST', `${tablePath(id)}/${what}`, body);
  }

  async #call<Value>(method: Method, path: string, body?: object): Promise<ApiAnswer<Value>> {
    const json = body === undefined ? {} : { headers: JSON_TYPE, body: JSON.stringify(body) };
    try {
      const response = await this.#fetch(path, { method, ...json });
      const answer: unknown = await response.json();
      if (!isRecord(answer)) return UNREACHABLE;
      if (response.ok) return { ok: true, value: answer as Value };
      return notDone(answer);
    } catch {
      return UNREACHABLE; // No network, or the page of a proxy instead of JSON.
    }
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };
const UNREACHABLE = { ok: false, why: 'unreachable' } as const;

function notDone({ error, rule, facts }: Readonly<Record<string, unknown>>): ApiFailure {
  const why = typeof error === 'string' ? error : 'internal';
  if (typeof rule !== 'string' || !isRecord(facts)) return { ok: false, why };
  return { ok: false, why, refusal: { rule, facts: facts as Facts } };
}

function tablePath(id: string): string {
  return `/api/t/${encodeURIComponent(id)}`;
}

export const api = new Api();
