import type { Server } from 'node:http';
import type { Proxies } from './proxies.ts';

/**
 * Closes new connections of an address that has too many open, idle ones included: otherwise one address could use up
 * all file descriptors. 0 for no limit.
 */
export function limitConnections(server: Server, proxies: Proxies, most: number, onFlood: () => void): void {
  const open = new Map<string, number>();
  if (most === 0) return;
  server.on('connection', (socket) => {
    const address = proxies.peerOf(socket);
    if (address === null) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => leave(open, address));
    if (count <= most) return;
    onFlood();
    socket.destroy();
  });
}

function leave(open: Map<string, number>, address: string): void {
  const left = (open.get(address) ?? 0) - 1;
  if (left > 0) open.set(address, left);
  else open.delete(address);
}
