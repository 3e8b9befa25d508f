import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { FairShares } from '../doors/fair-shares.ts';
import { Tellings } from '../doors/tellings.ts';
import { DoorBook } from '../ops/door-book.ts';
import { Metrics } from '../ops/metrics.ts';
import { paceOf } from './pace.ts';
import { SOCKET_TIMES } from './socket-times.ts';
import { Visitor, type VisitPorts } from './visitor.ts';

const PING_MS = 5;

/** A socket with this many unread bytes. */
class UnreadSocket extends EventEmitter {
  readonly readyState = WebSocket.OPEN;
  readonly bufferedAmount: number;
  readonly sent: unknown[] = [];

  constructor(bufferedAmount: number) {
    super();
    this.bufferedAmount = bufferedAmount;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.emit('close');
  }
}

/** Messages to a socket with `bytes` unread, after a few pings, where `may` bytes are allowed. */
async function toldWhere(bytes: number, may: number): Promise<unknown[]> {
  const socket = new UnreadSocket(bytes);
  const log = pino({ level: 'silent' });
  const ports: VisitPorts = {
    hall: null as unknown as VisitPorts['hall'], // never opened, since no hello is sent
    times: { ...SOCKET_TIMES, pingMs: PING_MS },
    pace: paceOf(0),
    book: new DoorBook(log, new Metrics('test')),
    shares: new FairShares(() => undefined),
    tellings: new Tellings(),
    crowd: { shareOf: (address) => (address === '192.0.2.1' ? may : 0) },
    log,
  };
  const visit = { table: 'n'.repeat(22), guest: null, address: '192.0.2.1' };
  const visitor = new Visitor(socket as unknown as WebSocket, new PassThrough(), visit, ports);
  await vi.advanceTimersByTimeAsync(3 * PING_MS);
  const told = [...socket.sent];
  visitor.closeWith('restart');
  return told;
}

it('a socket that reads nothing gets only its share of the unread bytes of its address', async () => {
  vi.useFakeTimers();
  expect(await toldWhere(1_000, 1_000)).toEqual([]);
  expect(await toldWhere(1_001, 1_000)).toEqual([{ type: 'bye', why: 'slow' }]);
  vi.useRealTimers();
});
