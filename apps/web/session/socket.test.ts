import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld, WELCOME } from './session.scenario.ts';
import { type ConnectionState, TableSocket } from './socket.ts';

let world: FakeWorld;
let socket: TableSocket;
let lines: ConnectionState[];
let since: number | null;
let heard: string[];

beforeEach(() => {
  world = new FakeWorld();
  lines = [];
  heard = [];
  since = null;
  socket = new TableSocket('ws://test', world, {
    since: () => since,
    onLine: (line) => lines.push(line),
    onMessage: ({ type }) => heard.push(type),
  });
});

function open(): void {
  world.socket.opens();
  world.socket.hears(WELCOME);
}

describe('a connection to a table', () => {
  it('sends hello first, with the last entry that it holds', () => {
    since = 41;
    world.socket.opens();
    expect(world.socket.said).toEqual([{ type: 'hello', protocol: 3, since: 41 }]);
  });

  it('is live from the welcome on, and sends nothing before', () => {
    expect(socket.send({ type: 'resync' })).toBe(false);
    open();
    expect(lines).toEqual(['live']);
    expect(socket.send({ type: 'resync' })).toBe(true);
    expect(heard).toEqual(['welcome']);
  });

  it('answers pings itself', () => {
    open();
    world.socket.hears({ type: 'ping', n: 7 });
    expect(world.socket.of('pong')).toEqual([{ type: 'pong', n: 7 }]);
    expect(heard).toEqual(['welcome']);
  });

  it('ignores messages that it cannot read', () => {
    open();
    world.socket.hearsText('{"type":"fireworks"}');
    world.socket.hearsText('nonsense');
    expect(heard).toEqual(['welcome']);
    expect(lines).toEqual(['live']);
  });

  it('reconnects by itself, later after each failed attempt', () => {
    const tries = [250, 500, 1000, 2000, 4000, 8000, 8000];
    for (const [index, wait] of tries.entries()) {
      world.cut();
      world.pass(wait - 1);
      expect(world.sockets).toHaveLength(index + 1);
      world.pass(1);
      expect(world.sockets).toHaveLength(index + 2);
    }
  });

  it('retries quickly again after a welcome', () => {
    world.cut();
    world.pass(250);
    world.cut();
    world.pass(500);
    open();
    world.cut();
    world.pass(250);
    expect(world.sockets).toHaveLength(4);
  });

  it('reconnects at once when the page becomes visible or the network is back', () => {
    open();
    for (let tries = 0; tries < 5; tries += 1) {
      world.cut();
      world.pass(8000);
    }
    const before = world.sockets.length;
    world.cut();
    world.wake();
    expect(world.sockets).toHaveLength(before + 1);
  });

  it('stays open when the page becomes visible and a message came recently', () => {
    open();
    world.pass(5_000);
    world.socket.hears({ type: 'ping', n: 1 });
    world.pass(3_000);
    world.wake();
    expect(world.sockets).toHaveLength(1);
  });

  it('is replaced when the page becomes visible and no message came for long', () => {
    open();
    world.pass(13_000);
    world.wake();
    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]?.isClosed).toBe(true);
  });

  it('is silent within four seconds of the last ping, and live again with the next message', () => {
    open();
    world.pass(1_500);
    world.socket.hears({ type: 'ping', n: 1 });
    world.pass(3_600);
    expect(lines).toEqual(['live']);
    world.pass(400);
    expect(lines).toEqual(['live', 'silent']);
    world.socket.hears({ type: 'ping', n: 2 });
    expect(lines).toEqual(['live', 'silent', 'live']);
    expect(world.sockets).toHaveLength(1);
  });

  it('stays live if two pings are late', () => {
    open();
    for (let n = 0; n < 20; n += 1) {
      world.pass(3_500);
      world.socket.hears({ type: 'ping', n });
    }
    expect(lines).toEqual(['live']);
    expect(world.socket.of('pong')).toHaveLength(20);
  });

  it('is silent at once when the browser goes offline, and still sends', () => {
    open();
    world.goOffline();
    expect(lines).toEqual(['live', 'silent']);
    expect(socket.send({ type: 'resync' })).toBe(true);
  });

  it('is replaced after ten seconds without a message', () => {
    open();
    world.pass(8_000);
    world.socket.hears({ type: 'ping', n: 1 });
    world.pass(9_900);
    expect(world.sockets).toHaveLength(1);
    world.pass(100);
    expect(lines.at(-1)).toBe('waiting');
    world.pass(250);
    expect(world.sockets).toHaveLength(2);
  });

  it('is replaced at once when the network is back and the connection was silent', () => {
    open();
    world.pass(5_000);
    world.wake();
    expect(world.sockets).toHaveLength(2);
  });

  it('waits thirty seconds for the welcome of a server that has accepted it', () => {
    world.socket.opens();
    world.pass(29_000);
    expect(world.sockets).toHaveLength(1);
    world.pass(1_250);
    expect(world.sockets).toHaveLength(2);
  });

  it.each(['restart', 'moved', 'slow'] as const)('reconnects after the host says bye: %s', (why) => {
    open();
    world.socket.hears({ type: 'bye', why });
    world.pass(250);
    expect(world.sockets).toHaveLength(2);
  });

  it('reconnects two seconds after the host says bye: limit', () => {
    open();
    world.socket.hears({ type: 'bye', why: 'limit' });
    expect(lines.at(-1)).toBe('waiting');
    world.pass(1_999);
    expect(world.sockets).toHaveLength(1);
    world.pass(1);
    open();
    expect(world.sockets).toHaveLength(2);
    expect(lines.at(-1)).toBe('live');
  });

  it('waits longer after each broken limit, even with a welcome in between', () => {
    for (const wait of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      open();
      const before = world.sockets.length;
      world.socket.hears({ type: 'bye', why: 'limit' });
      world.pass(wait - 1);
      expect(world.sockets).toHaveLength(before);
      world.pass(1);
      expect(world.sockets).toHaveLength(before + 1);
    }
  });

  it('waits two seconds again after five minutes without a broken limit', () => {
    open();
    world.socket.hears({ type: 'bye', why: 'limit' });
    world.pass(2_000);
    open();
    for (let n = 0; n < 100; n += 1) {
      world.pass(3_000);
      world.socket.hears({ type: 'ping', n });
    }
    const before = world.sockets.length;
    world.socket.hears({ type: 'bye', why: 'limit' });
    world.pass(2_000);
    expect(world.sockets).toHaveLength(before + 1);
  });

  it('tries every second while a server restarts, and reports that until the welcome', () => {
    open();
    world.socket.hears({ type: 'bye', why: 'restart' });
    for (const wait of [250, 500, 1000, 1000, 1000, 1000]) {
      const before = world.sockets.length;
      world.pass(wait);
      expect(world.sockets).toHaveLength(before + 1);
      world.cut();
    }
    expect(lines).toEqual(['live', 'restarting']);
    world.pass(1000);
    open();
    world.cut();
    expect(lines).toEqual(['live', 'restarting', 'live', 'waiting']);
  });

  it('counts as lost if a restarting server is not back after half a minute', () => {
    open();
    world.socket.hears({ type: 'bye', why: 'restart' });
    const fail = (tries: number): void => {
      for (let n = 0; n < tries; n += 1) {
        world.pass(1000);
        world.cut();
      }
    };
    fail(29);
    expect(lines.at(-1)).toBe('restarting');
    fail(2);
    expect(lines.at(-1)).toBe('waiting');
    expect(world.now()).toBeGreaterThan(30_000);
  });

  it('reconnects at once when the page becomes visible while the server restarts', () => {
    open();
    world.socket.hears({ type: 'bye', why: 'restart' });
    world.wake();
    expect(world.sockets).toHaveLength(2);
  });

  it.each([
    ['gone', 'gone'],
    ['protocol', 'outdated'],
  ] as const)('stays closed after the host says bye: %s', (why, line) => {
    open();
    world.socket.hears({ type: 'bye', why });
    world.pass(60_000);
    world.wake();
    expect(world.sockets).toHaveLength(1);
    expect(lines.at(-1)).toBe(line);
  });

  it('stays closed once it is closed by the page', () => {
    open();
    socket.close();
    world.cut();
    world.wake();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(world.socket.isClosed).toBe(true);
  });
});
