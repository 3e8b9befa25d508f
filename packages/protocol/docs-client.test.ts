import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checksumOf } from './checksum.ts';
import {
  type Choose,
  client,
  FakeSocket,
  frameAt,
  never,
  OVER,
  onEvenTurns,
  PLAYING,
  playing,
  reconnected,
  snapshotAt,
  sockets,
  VIEWS,
  welcome,
} from './docs-client.scenario.ts';
import type { Patch } from './patch.ts';
import type { ServerMessage } from './server-messages.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  sockets.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
describe('the client of the documentation', () => {
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
    void client.play({ base: 'https://example.org' }, 'T', never);
    expect(sockets[0]?.options).toBeUndefined();
  });

  it('chooses from its current view', () => {
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

  it('does not choose for a spectator', () => {
    const choose = vi.fn<Choose>(onEvenTurns);
    const { socket } = playing(choose);
    socket.tell(welcome('spectator'), snapshotAt(2));
    expect(choose).not.toHaveBeenCalled();
  });

  it('has at most one unanswered command', () => {
    const { socket } = playing(onEvenTurns);
    socket.tell(welcome(), snapshotAt(2));
    expect(socket.heard()).toMatchObject([{ type: 'command', on: 2, command: { do: 'draw', turn: 2 } }]);
    socket.tell(frameAt(3), frameAt(4));
    expect(socket.heard()).toEqual([]);
  });

  it.each(['before', 'after'])(
    'chooses next from a view that includes its last command, when the ack comes %s it',
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

  it('does not repeat a refused command until something has changed', () => {
    const { socket } = playing(() => ({ do: 'draw' }));
    socket.tell(welcome(), snapshotAt(2));
    const [{ id }] = socket.heard() as [{ id: string }];
    socket.tell({ type: 'refusal', id, rule: 'DR-9', facts: {} }, { type: 'table', table: PLAYING });
    expect(socket.heard()).toEqual([]);
    socket.tell(frameAt(3));
    expect(socket.heard()).toMatchObject([{ type: 'command', on: 3 }]);
  });

  it('chooses again after a refusal if something has changed in the meantime', () => {
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

  it('ignores a duplicate frame', () => {
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

  it('resumes after a reconnect, and retries an unanswered command under the same id', () => {
    const { socket } = playing(onEvenTurns);
    socket.tell(welcome(), snapshotAt(1), frameAt(2));
    const asked = socket.heard();
    expect(asked).toMatchObject([{ type: 'command', on: 2 }]);
    socket.tell({ type: 'bye', why: 'restart' });
    socket.close();
    const again = reconnected();
    expect(again.heard()).toEqual([{ type: 'hello', protocol: 3, since: 2 }]);
    again.tell(welcome(), { ...frameAt(3), check: checksumOf(VIEWS[3]) });
    expect(again.heard()).toEqual(asked);
  });

  it('asks for a snapshot on reconnect if its view was lost', () => {
    const { socket } = playing(never);
    socket.tell(welcome(), snapshotAt(2), frameAt(4));
    socket.close();
    expect(reconnected().heard()).toEqual([{ type: 'hello', protocol: 3, since: null }]);
  });

  it('does not apply the frames of one viewer to the view of another', () => {
    const { socket } = playing(never);
    socket.tell(welcome('spectator'), snapshotAt(2));
    socket.close();
    const again = reconnected();
    again.heard();
    again.tell(welcome(0), frameAt(3));
    expect(again.heard()).toEqual([{ type: 'resync' }]);
  });

  it('drops an unanswered command when its seat changes', () => {
    const { socket } = playing(onEvenTurns);
    socket.tell(welcome(0), snapshotAt(2));
    socket.heard();
    socket.close();
    const again = reconnected();
    again.heard();
    again.tell(welcome(1));
    expect(again.heard()).toEqual([]);
    again.tell(snapshotAt(4));
    expect(again.heard()).toMatchObject([{ type: 'command', on: 4 }]);
  });

  it('does not choose again at a ping while its own command is not in the view yet', () => {
    const { socket } = playing(onEvenTurns);
    socket.tell(welcome(), snapshotAt(2));
    const [{ id }] = socket.heard() as [{ id: string }];
    socket.tell({ type: 'ack', id, seq: 3 }, { type: 'ping', n: 1 });
    expect(socket.heard()).toEqual([{ type: 'pong', n: 1 }]);
  });

  it('answers a ping before the match without choosing', () => {
    const choose = vi.fn<Choose>(never);
    const { socket } = playing(choose);
    socket.tell(welcome(0, { ...PLAYING, status: 'waiting' }), { type: 'ping', n: 1 });
    expect(socket.heard()).toEqual([{ type: 'pong', n: 1 }]);
    expect(choose).not.toHaveBeenCalled();
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

  it('comes back two seconds after bye: limit', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { socket } = playing(never);
    socket.tell(welcome(), { type: 'bye', why: 'limit' });
    socket.close();
    vi.advanceTimersByTime(1_999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    vi.restoreAllMocks();
  });

  it.each(['protocol', 'gone'] as const)('does not come back after bye: %s', async (why) => {
    const { done, socket } = playing(never);
    const failed = done.catch((error: unknown) => error);
    socket.tell({ type: 'bye', why });
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(await failed).toEqual(new Error(why));
  });

  it('resolves with the last view when the match is over', async () => {
    const { done, socket } = playing(onEvenTurns);
    socket.tell(welcome(), snapshotAt(2), { type: 'table', table: OVER }, frameAt(3));
    expect(socket.heard()).toMatchObject([{ type: 'command' }, { type: 'resync' }]);
    socket.tell(snapshotAt(4));
    await expect(done).resolves.toEqual({ table: OVER, view: VIEWS[4] });
    expect(socket.readyState).toBe(3);
    expect(socket.heard()).toEqual([]);
  });

  it('resolves when it reconnects to a match that is over', async () => {
    const { done, socket } = playing(never);
    socket.tell(welcome(0, OVER), snapshotAt(4));
    await expect(done).resolves.toEqual({ table: OVER, view: VIEWS[4] });
  });
});
