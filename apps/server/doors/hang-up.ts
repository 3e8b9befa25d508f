import type { Duplex } from 'node:stream';

/**
 * Ends a connection for good. Only ended, it would stay half open, with its descriptor, as long as its client likes; and
 * a client that does not read must not keep it by what is still to be written.
 */
export function hangUp(socket: Duplex, lastWords: string, withinMs: number): void {
  const limit = setTimeout(() => socket.destroy(), withinMs);
  socket.once('close', () => clearTimeout(limit));
  if (socket.writable) socket.end(lastWords, () => socket.destroy());
  else socket.destroy();
}
