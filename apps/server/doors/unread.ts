import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** A client that reads slowly but steadily has this many times as long for the whole answer. */
const TIMES = 10;

/**
 * Ends connections whose client reads nothing of its answer for this long (twice as long at most, since it is looked at that
 * often). Nothing else does: an unread answer keeps its connection, and the file it comes from, as long as the client likes.
 */
export function endUnread(listen: RequestListener, withinMs: number, onUnread: () => void): RequestListener {
  const end = (socket: Socket): void => {
    if (socket.destroyed) return;
    onUnread();
    socket.destroy();
  };
  return (request, response) => {
    const limit = setTimeout(() => end(request.socket), TIMES * withinMs);
    response.once('close', () => clearTimeout(limit));
    response.setTimeout(withinMs).on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) end(socket);
      else socket.setTimeout(withinMs); // the answer is still being made
    });
    listen(request, response);
  };
}
