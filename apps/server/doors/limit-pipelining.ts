import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Unanswered requests on one connection. Browsers and proxies wait for each answer before they send the next request.
 */
const MAX_UNANSWERED_REQUESTS = 8;

/** Closes connections with too many unanswered requests: Node would start all requests of a full buffer in one tick. */
export function limitPipelining(listen: RequestListener, onFlood: () => void): RequestListener {
  const asking = new WeakMap<Socket, number>();
  const add = ({ socket }: IncomingMessage, more: number): number => {
    const count = (asking.get(socket) ?? 0) + more;
    asking.set(socket, count);
    return count;
  };
  return (request, response) => {
    if (request.socket.destroyed) return; // requests that are already in the buffer still arrive here
    if (add(request, 1) <= MAX_UNANSWERED_REQUESTS) {
      response.once('close', () => add(request, -1));
      listen(request, response);
      return;
    }
    onFlood();
    request.socket.destroy();
  };
}
