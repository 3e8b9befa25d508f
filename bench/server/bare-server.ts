import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type WebSocket, WebSocketServer } from 'ws';
import { BARE_PATH } from './trial.ts';

/**
 * Baseline of ws alone: reads a command as JSON, writes one answer as long as a frame of ours, and sends it to every
 * socket of the table. No rules, no views, no log. Prints its port, and ends when its input is closed.
 */

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const tables = new Map<string, Set<WebSocket>>();

server.on('listening', () => console.log((server.address() as AddressInfo).port));
server.on('connection', (socket, request) => {
  const table = (request.url ?? '').slice(BARE_PATH.length);
  const seats = tables.get(table) ?? new Set();
  tables.set(table, seats.add(socket));
  socket.on('message', (data: Buffer) => {
    const { id, on, command } = JSON.parse(data.toString()) as { id: string; on: number; command: object };
    const text = JSON.stringify(answer(id, on, command));
    for (const seat of seats) seat.send(text);
  });
  socket.on('close', () => {
    seats.delete(socket);
    if (seats.size === 0) tables.delete(table);
  });
});
for await (const _ of createInterface({ input: process.stdin })) {
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ cpuMs: (user + system) / 1000 }));
}
process.exit(0);

/** As long as an average frame of the toy that our tables play. */
function answer(id: string, seq: number, command: object): object {
  const patch = [
    [['pile'], 4, 0, [{ id: 1, face: '3' }]],
    [['hands', 2], 1, 1, []],
    [['readyAt', 2], 123456],
  ];
  const sights = [{ kind: 'dropped', rule: 'SN-3', seat: 2, card: { id: 17, face: '3' } }];
  return { type: 'frame', id, seq, at: 123456, patch, sights, command };
}
