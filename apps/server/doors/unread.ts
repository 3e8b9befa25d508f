import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Read however slowly, an answer is read whole within so many times as long. */
const TIMES = 10;

/**
 * Ends connections whose client takes nothing of its answer for so long, or twice that. Nothing else does: what waits to be read keeps
 * its connection and the file that it is read from, as long as the client likes.
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
