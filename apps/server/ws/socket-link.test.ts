import { PassThrough } from 'node:stream';
import type { HostMessage } from '@tablee/protocol';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { SocketLink, textOf } from './socket-link.ts';

/** A socket that records calls and never reads. */
class FakeSocket {
  readonly readyState = WebSocket.OPEN;
  bufferedAmount = 0;
  readonly sent: unknown[] = [];
  readonly pinged: string[] = [];
  closed = 0;
  terminated = 0;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  ping(data: string): void {
    this.pinged.push(data);
  }

  close(): void {
    this.closed += 1;
  }

  terminate(): void {
    this.terminated += 1;
  }

  once(): void {}
}

function linkTo(socket: FakeSocket): SocketLink {
  return new SocketLink(socket as unknown as WebSocket, new PassThrough(), 0);
}

describe('a link', () => {
  it('is closed if its client reads too slowly, and sends nothing more', () => {
    const socket = new FakeSocket();
    const link = linkTo(socket);
    socket.bufferedAmount = 1024 * 1024;
    link.send({ type: 'ping', n: 1 });
    socket.bufferedAmount += 1;
    link.send({ type: 'ping', n: 2 });
    link.send({ type: 'ping', n: 3 });
    expect(socket.sent).toEqual([
      { type: 'ping', n: 1 },
      { type: 'ping', n: 2 },
      { type: 'bye', why: 'slow' },
    ]);
    expect(socket.closed).toBe(1);
  });

  it('sends all messages of one tick in one write', async () => {
    const stream = new PassThrough();
    const corks = [vi.spyOn(stream, 'cork'), vi.spyOn(stream, 'uncork')];
    const link = new SocketLink(new FakeSocket() as unknown as WebSocket, stream, 0);
    link.send({ type: 'ping', n: 1 });
    link.send({ type: 'ping', n: 2 });
    expect(corks.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await Promise.resolve();
    await new Promise(setImmediate);
    expect(corks.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('pings the transport as well, with the same number', () => {
    const socket = new FakeSocket();
    linkTo(socket).send({ type: 'ping', n: 7 });
    expect(socket.sent).toEqual([{ type: 'ping', n: 7 }]);
    expect(socket.pinged).toEqual(['7']);
  });

  it('terminates a socket that its client does not close', async () => {
    const socket = new FakeSocket();
    linkTo(socket).close();
    await expect.poll(() => socket.terminated).toBe(1);
  });
});

describe('a message to many', () => {
  it('is serialized once', () => {
    const toJSON = vi.fn<() => object>(() => ({ type: 'ping', n: 1 }));
    const message = { toJSON } as unknown as HostMessage;
    expect([textOf(message), textOf(message)]).toEqual(['{"type":"ping","n":1}', '{"type":"ping","n":1}']);
    expect(toJSON).toHaveBeenCalledOnce();
  });
});
