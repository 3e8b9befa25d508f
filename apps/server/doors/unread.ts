import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Total time for an answer that is read slowly but steadily, as a multiple of the idle limit. */
const TOTAL_TIME_FACTOR = 10;

/**
 * Closes connections whose client has read nothing of its answer for `withinMs`, or up to twice that, since it is
 * checked at that interval. Node has no such limit: an unread answer would keep its connection and its open file.
 */
export function endUnread(listen: RequestListener, withinMs: number, onUnread: () => void): RequestListener {
  const end = (socket: Socket): void => {
    if (socket.destroyed) return;
    onUnread();
    socket.destroy();
  };
  return (request, response) => {
    const limit = setTimeout(() => end(request.socket), TOTAL_TIME_FACTOR * withinMs);
    response.once('close', () => clearTimeout(limit));
    response.setTimeout(withinMs).on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) end(socket);
      else socket.setTimeout(withinMs); // the answer is still being made
    });
    listen(request, response);
  };
}
