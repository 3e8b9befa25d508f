import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, vi } from 'vitest';
import { checksumOf } from './checksum.ts';
import { diffView } from './diff.ts';
import type { Patch } from './patch.ts';
import { readClientMessage } from './read.ts';
import type { Frame, ServerMessage, SnapshotMessage } from './server-messages.ts';
import type { TableInfo } from './table-info.ts';
import { DOCS } from './vectors.scenario.ts';
export interface DocsGuest {
  readonly base: string;
  readonly headers?: { readonly cookie: string };
}

export type Choose = (view: { readonly turn: number }, seat: number, at: number) => object | null;

export interface ClientModule {
  newNonce(): string;
  post(guest: DocsGuest, path: string, body: object): Promise<unknown>;
  play(guest: DocsGuest, id: string, choose: Choose): Promise<{ readonly table: TableInfo; readonly view: unknown }>;
}

export interface ViewModule {
  checksum(view: unknown): string;
  applyPatch(view: unknown, patch: Patch): unknown;
}

export const client = (await import(pathToFileURL(join(DOCS, 'client.js')).href)) as ClientModule;
export const follower = (await import(pathToFileURL(join(DOCS, 'view.js')).href)) as ViewModule;

export const GUEST: DocsGuest = { base: 'https://example.org', headers: { cookie: 'tablee=me' } };
export const VIEWS = Array.from({ length: 12 }, (_, turn) => ({
  turn,
  rack: ['R1', 'R2'].slice(turn % 3),
  pool: 40 - turn,
}));
export const PLAYING: TableInfo = {
  id: 'T',
  game: 'coin',
  version: 1,
  options: {},
  seatOptions: [],
  plays: [],
  teams: null,
  offeredTo: null,
  obstacle: null,
  house: { grace: 'usual', clock: 'none', fair: true },
  listed: false,
  talk: 'free',
  status: 'playing',
  seats: [{ kind: 'person', name: 'Zoé', avatar: 'fox', online: true, away: null }],
  maker: 0,
  pause: null,
  wait: null,
  time: { at: 0, live: true },
  commitment: '',
  seed: null,
  next: null,
};
export const OVER: TableInfo = { ...PLAYING, status: 'over', seed: { secret: '00', nonces: [] } };

/** Sockets of the client under test, oldest first. */
export const sockets: FakeSocket[] = [];

/** A WebSocket whose incoming messages are given by the test. */
export class FakeSocket extends EventTarget {
  readyState = 0;
  readonly said: string[] = [];
  readonly url: string;
  readonly options: unknown;

  constructor(url: string, options?: unknown) {
    super();
    this.url = url;
    this.options = options;
    sockets.push(this);
  }

  send(text: string): void {
    this.said.push(text);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  tell(...messages: readonly ServerMessage[]): void {
    for (const message of messages) {
      this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
    }
  }

  /** Takes the messages that the client has sent; fails if one is invalid. */
  heard(): object[] {
    return this.said.splice(0).map((text) => {
      const read = readClientMessage(text);
      return read.ok ? read.message : expect.fail(read.problem);
    });
  }
}

export function welcome(viewer: number | 'spectator' = 0, table = PLAYING): ServerMessage {
  return { type: 'welcome', protocol: 3, viewer, table };
}

export function snapshotAt(seq: number): SnapshotMessage {
  return { type: 'snapshot', seq, at: 100 * seq, live: true, view: VIEWS[seq], check: checksumOf(VIEWS[seq]) };
}

export function frameAt(seq: number): Frame {
  return { type: 'frame', seq, at: 100 * seq, patch: diffView(VIEWS[seq - 1], VIEWS[seq]), sights: [] };
}

export const onEvenTurns: Choose = ({ turn }) => (turn % 2 === 0 ? { do: 'draw', turn } : null);
export const never: Choose = () => null;

/** A client whose first socket is open and has sent hello. */
export function playing(choose: Choose) {
  const done = client.play(GUEST, 'T', choose);
  const socket = sockets[0] as FakeSocket;
  socket.accept();
  expect(socket.heard()).toEqual([{ type: 'hello', protocol: 3, since: null }]);
  return { done, socket };
}

/** The socket of the next connection attempt, opened. */
export function reconnected(): FakeSocket {
  const count = sockets.length;
  vi.advanceTimersByTime(10_000);
  expect(sockets).toHaveLength(count + 1);
  const socket = sockets.at(-1) as FakeSocket;
  socket.accept();
  return socket;
}
