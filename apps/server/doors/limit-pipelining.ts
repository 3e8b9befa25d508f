import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that are not answered yet: no browser and no proxy asks before it has its last answer. */
const MOST_AT_ONCE = 8;

/** Ends connections that ask and ask without waiting: whatever fills a buffer would be begun in one go. */
export function limitPipelining(listen: RequestListener, onFlood: () => void): RequestListener {
  const asking = new WeakMap<Socket, number>();
  const add = ({ socket }: IncomingMessage, more: number): number => {
    const count = (asking.get(socket) ?? 0) + more;
    asking.set(socket, count);
    return count;
  };
  return (request, response) => {
    if (request.socket.destroyed) return; // what came in one go is still read
    if (add(request, 1) <= MOST_AT_ONCE) {
      response.once('close', () => add(request, -1));
      listen(request, response);
      return;
    }
    onFlood();
    request.socket.destroy();
  };
}
