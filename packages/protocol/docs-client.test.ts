import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checksumOf } from './checksum.ts';
import { diffView } from './diff.ts';
import type { Patch } from './patch.ts';
import { readClientMessage } from './read.ts';
import type { Frame, ServerMessage, SnapshotMessage } from './server-messages.ts';
import type { TableInfo } from './table-info.ts';
import { DOCS, VECTORS } from './vectors.scenario.ts';

interface Guest {
  readonly base: string;
  readonly cookie: string | null;
  call(path: string, body?: object): Promise<unknown>;
}

interface ClientModule {
  newNonce(): string;
  checksum(view: unknown): string;
  applyPatch(view: unknown, patch: Patch): unknown;
  guestAt(base: string, cookie?: string): Guest;
  play(
    guest: Pick<Guest, 'base' | 'cookie'>,
    id: string,
    choose: (view: unknown, seat: number, at: number) => object | null,
    options: { readonly WebSocket: typeof FakeSocket },
  ): { readonly done: Promise<{ readonly table: TableInfo; readonly view: unknown }>; stop(): void };
}

const client = (await import(pathToFileURL(join(DOCS, 'client.js')).href)) as ClientModule;

const GUEST = { base: 'https://example.org', cookie: 'tablee=me' };
const VIEWS = Array.from({ length: 12 }, (_, turn) => ({ turn, rack: ['R1', 'R2'].slice(turn % 3), pool: 40 - turn }));
const PLAYING: TableInfo = {
  id: 'T',
  game: 'coin',
  version: 1,
  options: {},
  listed: false,
  status: 'playing',
  seats: [{ kind: 'person', name: 'Zoé', avatar: 'fox', online: true }],
  maker: 0,
  commitment: '',
  seed: null,
  next: null,
};
const OVER: TableInfo = { ...PLAYING, status: 'over', seed: { secret: '00', nonces: [] } };

let sockets: FakeSocket[] = [];

/** A host that says what the test tells it to. */
class FakeSocket extends EventTarget {
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

  /** What the client said since it was last asked; every word of it must be a message. */
  heard(): object[] {
    return this.said.splice(0).map((text) => {
      const read = readClientMessage(text);
      return read.ok ? read.message : expect.fail(read.problem);
    });
  }
}

function welcome(viewer: number | 'spectator' = 0, table = PLAYING): ServerMessage {
  return { type: 'welcome', protocol: 1, viewer, table };
}

function snapshotAt(seq: number): SnapshotMessage {
  return { type: 'snapshot', seq, at: 100 * seq, live: true, view: VIEWS[seq], check: checksumOf(VIEWS[seq]) };
}

function frameAt(seq: number): Frame {
  return { type: 'frame', seq, at: 100 * seq, patch: diffView(VIEWS[seq - 1], VIEWS[seq]), sights: [] };
}

type Choose = (view: { readonly turn: number }, seat: number, at: number) => object | null;

const onEvenTurns: Choose = ({ turn }) => (turn % 2 === 0 ? { do: 'draw', turn } : null);
const never: Choose = () => null;

/** A client that has said hello to its first socket. */
function playing(choose: Choose) {
  const player = client.play(GUEST, 'T', choose as (view: unknown) => object | null, { WebSocket: FakeSocket });
  const socket = sockets[0] as FakeSocket;
  socket.accept();
  expect(socket.heard()).toEqual([{ type: 'hello', protocol: 1, since: null }]);
  return { player, socket };
}

/** The socket of the next try, once it has said hello. */
function reconnected(): FakeSocket {
  const count = sockets.length;
  vi.advanceTimersByTime(10_000);
  expect(sockets).toHaveLength(count + 1);
  const socket = sockets.at(-1) as FakeSocket;
  socket.accept();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the client of the documentation', () => {
  it.each(VECTORS.checksums)('computes the checksum of $canonical', ({ view, check }) => {
    expect(client.checksum(view)).toBe(check);
  });

  it.each(VECTORS.patches)('applies $patch', ({ before, patch, after }) => {
    expect(client.applyPatch(before, patch)).toEqual(after);
  });

  it('makes a nonce of 16 bytes', () => {
    expect(client.newNonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(client.newNonce()).not.toBe(client.newNonce());
  });

  it('connects to the table with its cookie', () => {
    playing(never);
    expect(sockets.map(({ url, options }) => [url, options])).toEqual([
      ['wss://example.org/ws/t/T', { headers: { cookie: 'tablee=me' } }],
    ]);
  });

  it('passes no options to a socket of a browser, which keeps the cookie itself', () => {
    client.play({ ...GUEST, cookie: null }, 'T', never as () => null, { WebSocket: FakeSocket });
    expect(sockets[0]?.options).toBeUndefined();
  });

  it('chooses on the view it follows', () => {
    const seen: unknown[] = [];
    const { socket } = playing((...asked) => {
      seen.push(asked);
      return null;
    });
    socket.tell(welcome(0), snapshotAt(1), frameAt(2), { ...frameAt(3), check: checksumOf(VIEWS[3]) });
    expect(seen).toEqual([1, 2, 3].map((seq) => [VIEWS[seq], 0, 100 * seq]));
    expect(socket.heard()).toEqual([]);
  });

  it('follows from the deal, which is frame 0', () => {
    const choose = vi.fn<Choose>(never);
    const { socket } = playing(choose);
    socket.tell(welcome(0, { ...PLAYING, status: 'waiting' }), { ...frameAt(1), seq: 0, patch: [[[], VIEWS[0]]] });
    expect(choose).toHaveBeenLastCalledWith(VIEWS[0], 0, 100);
  });

  it('asks nothing of a spectator', () => {
    const choose = vi.fn<Choose>(onEvenTurns);
    const { socket } = playing(choose);
    socket.tell(welcome('spectator'), snapshotAt(2));
    expect(choose).not.toHaveBeenCalled();
  });

  it('has one command on its way at a time', () => {
    const { socket } = playing(onEvenTurns);
    socket.tell(welcome(), snapshotAt(2));
    expect(socket.heard()).toMatchObject([{ type: 'command', on: 2, command: { do: 'draw', turn: 2 } }]);
    socket.tell(frameAt(3), frameAt(4));
    expect(socket.heard()).toEqual([]);
  });

  it.each(['before', 'after'])(
    'chooses next on a view that holds its last command, when the ack comes %s it',
    (when) => {
      const { socket } = playing(onEvenTurns);
      socket.tell(welcome(), snapshotAt(2));
      const [{ id }] = socket.heard() as [{ id: string }];
      const ack: ServerMessage = { type: 'ack', id, seq: 4 };
      const frames = [frameAt(3), frameAt(4)];
      socket.tell(...(when === 'before' ? [ack, ...frames] : [...frames, ack]));
      const next = socket.heard() as [{ id: string }];
      expect(next).toMatchObject([{ type: 'command', on: 4, command: { turn: 4 } }]);
      expect(next[0].id).not.toBe(id);
    },
  );

  it('does not ask for the same refused command again until something has changed', () => {
    const { socket } = playing(() => ({ do: 'draw' }));
    socket.tell(welcome(), snapshotAt(2));
    const [{ id }] = socket.heard() as [{ id: string }];
    socket.tell({ type: 'refusal', id, rule: 'DR-9', facts: {} }, { type: 'table', table: PLAYING });
    expect(socket.heard()).toEqual([]);
    socket.tell(frameAt(3));
    expect(socket.heard()).toMatchObject([{ type: 'command', on: 3 }]);
  });

  it('chooses anew at a refusal when something has changed meanwhile', () => {
    const { socket } = playing(() => ({ do: 'draw' }));
    socket.tell(welcome(), snapshotAt(2));
    const [{ id }] = socket.heard() as [{ id: string }];
    socket.tell(frameAt(3), { type: 'refusal', id, rule: 'DR-9', facts: {} });
    expect(socket.heard()).toMatchObject([{ type: 'command', on: 3 }]);
  });

  it('answers a ping, and chooses once more', () => {
    const { socket } = playing(() => ({ do: 'draw' }));
    socket.tell(welcome(), snapshotAt(2));
    const [{ id }] = socket.heard() as [{ id: string }];
    socket.tell({ type: 'problem', id, why: 'superseded' }, { type: 'ping', n: 7 });
    expect(socket.heard()).toMatchObject([
      { type: 'pong', n: 7 },
      { type: 'command', on: 2 },
    ]);
  });

  it.each([
    ['a frame is missing', frameAt(4)],
    ['its view has drifted', { ...frameAt(3), check: 'ffffffff' }],
    ['a patch does not fit', { ...frameAt(3), patch: [[['series', 0, 'tiles'], 0, 1, []]] satisfies Patch }],
  ])('asks for the whole view when %s, and ignores frames until it comes', (_, bad) => {
    const choose = vi.fn<Choose>(never);
    const { socket } = playing(choose);
    socket.tell(welcome(), snapshotAt(2), bad, frameAt(3), frameAt(5));
    expect(socket.heard()).toEqual([{ type: 'resync' }]);
    expect(choose).toHaveBeenCalledTimes(1);
    socket.tell(snapshotAt(5), frameAt(6));
    expect(choose).toHaveBeenLastCalledWith(VIEWS[6], 0, 600);
  });

  it('ignores a frame that came twice', () => {
    const choose = vi.fn<Choose>(never);
    const { socket } = playing(choose);
    socket.tell(welcome(), snapshotAt(2), frameAt(3), frameAt(3), frameAt(2));
    expect(socket.heard()).toEqual([]);
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it('asks for the whole view when the host says that it is ahead', () => {
    const { socket } = playing(onEvenTurns);
    socket.tell(welcome(), snapshotAt(4));
    const [{ id }] = socket.heard() as [{ id: string }];
    socket.tell({ type: 'problem', id, why: 'ahead' });
    expect(socket.heard()).toEqual([{ type: 'resync' }]);
    socket.tell(snapshotAt(2));
    expect(socket.heard()).toMatchObject([{ type: 'command', on: 2 }]);
  });

  it('comes back where it was, and asks again under the same id for what was not answered', () => {
    const { socket } = playing(onEvenTurns);
    socket.tell(welcome(), snapshotAt(1), frameAt(2));
    const asked = socket.heard();
    expect(asked).toMatchObject([{ type: 'command', on: 2 }]);
    socket.tell({ type: 'bye', why: 'restart' });
    socket.close();
    const again = reconnected();
    expect(again.heard()).toEqual([{ type: 'hello', protocol: 1, since: 2 }]);
    again.tell(welcome(), { ...frameAt(3), check: checksumOf(VIEWS[3]) });
    expect(again.heard()).toEqual(asked);
  });

  it('comes back from nothing when it was lost', () => {
    const { socket } = playing(never);
    socket.tell(welcome(), snapshotAt(2), frameAt(4));
    socket.close();
    expect(reconnected().heard()).toEqual([{ type: 'hello', protocol: 1, since: null }]);
  });

  it('does not fit the frames of one viewer to the view of another', () => {
    const { socket } = playing(never);
    socket.tell(welcome('spectator'), snapshotAt(2));
    socket.close();
    const again = reconnected();
    again.heard();
    again.tell(welcome(0), frameAt(3));
    expect(again.heard()).toEqual([{ type: 'resync' }]);
  });

  it('waits longer after each try, up to eight seconds', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    playing(never).socket.close();
    const waits = [250, 500, 1000, 2000, 4000, 8000, 8000];
    for (const [index, wait] of waits.entries()) {
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(index + 2);
      sockets.at(-1)?.close();
    }
    vi.restoreAllMocks();
  });

  it.each(['protocol', 'gone'] as const)('does not come back after bye: %s', async (why) => {
    const { player, socket } = playing(never);
    const failed = player.done.catch((error: unknown) => error);
    socket.tell({ type: 'bye', why });
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(await failed).toEqual(new Error(why));
  });

  it('does not come back once it was stopped', () => {
    const { player, socket } = playing(never);
    socket.close();
    player.stop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('is done with the last view when the match is over', async () => {
    const { player, socket } = playing(onEvenTurns);
    socket.tell(welcome(), snapshotAt(2), { type: 'table', table: OVER }, frameAt(3));
    expect(socket.heard()).toMatchObject([{ type: 'command' }, { type: 'resync' }]);
    socket.tell(snapshotAt(4));
    await expect(player.done).resolves.toEqual({ table: OVER, view: VIEWS[4] });
    expect(socket.readyState).toBe(3);
    expect(socket.heard()).toEqual([]);
  });

  it('is done when it comes back to a match that is over', async () => {
    const { player, socket } = playing(never);
    socket.tell(welcome(0, OVER), snapshotAt(4));
    await expect(player.done).resolves.toEqual({ table: OVER, view: VIEWS[4] });
  });
});

describe('a guest of the documentation', () => {
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];

  function answer(body: object, init?: ResponseInit): void {
    asked.length = 0;
    vi.stubGlobal('fetch', (url: string, given: RequestInit) => {
      asked.push({ url, init: given });
      return Promise.resolve(Response.json(body, init));
    });
  }

  it('keeps the cookie it was given', async () => {
    const guest = client.guestAt('http://example.org');
    answer({ id: 'T' }, { headers: { 'set-cookie': 'tablee=abc; Path=/; HttpOnly' } });
    await expect(guest.call('/api/tables', { game: 'coin' })).resolves.toEqual({ id: 'T' });
    expect(asked).toEqual([
      {
        url: 'http://example.org/api/tables',
        init: { method: 'POST', body: '{"game":"coin"}', headers: { 'content-type': 'application/json' } },
      },
    ]);
    answer({ name: 'Zoé' });
    await guest.call('/api/me');
    expect(asked).toEqual([{ url: 'http://example.org/api/me', init: { headers: { cookie: 'tablee=abc' } } }]);
    expect(guest.cookie).toBe('tablee=abc');
  });

  it('throws the error that the server names', async () => {
    answer({ error: 'seat-taken' }, { status: 409 });
    await expect(client.guestAt('').call('/api/t/T/join', {})).rejects.toThrow('seat-taken');
  });
});
