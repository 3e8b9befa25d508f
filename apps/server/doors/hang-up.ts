import type { Duplex } from 'node:stream';

/**
 * Sends a last answer and closes the connection, by force after `withinMs`. Without the limit a client could keep it
 * half open, or block it by not reading the answer.
 */
export function hangUp(socket: Duplex, lastWords: string, withinMs: number): void {
  const limit = setTimeout(() => socket.destroy(), withinMs);
  socket.once('close', () => clearTimeout(limit));
  if (socket.writable) socket.end(lastWords, () => socket.destroy());
  else socket.destroy();
}
