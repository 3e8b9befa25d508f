import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { send } from './api/answer.ts';
import { answerErrors } from './api/errors.ts';
import type { ServerConfig } from './config.ts';
import type { FairShares } from './doors/fair-shares.ts';
import { addHeaders } from './doors/headers.ts';
import { limitPipelining } from './doors/limit-pipelining.ts';
import type { Origins } from './doors/origins.ts';
import type { Proxies } from './doors/proxies.ts';
import type { DoorBook } from './ops/door-book.ts';
import type { SocketTimes } from './ws/socket-times.ts';

const BODY_BYTES = 16 * 1024;
/** How often in that time it is looked whether a request is whole: one that is not is ended with its connection. */
const LOOKS = 6;

/** What a request takes of the share of its address: about as long as the longest of them keep the thread. */
const REQUEST_MS = 0.5;

export interface DoorPorts {
  readonly origins: Origins;
  readonly proxies: Proxies;
  readonly book: DoorBook;
  readonly shares: FairShares;
}

/** What every HTTP request passes before a route sees it. */
export async function makeApp(
  config: ServerConfig,
  loggerInstance: FastifyBaseLogger,
  { origins, proxies, book, shares }: DoorPorts,
  { requestMs }: Pick<SocketTimes, 'requestMs'>,
  isStopping: () => boolean,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    serverFactory: (listen) =>
      createServer(
        { requestTimeout: requestMs, headersTimeout: requestMs, connectionsCheckingInterval: requestMs / LOOKS },
        limitPipelining(listen, () => book.turnAway('flood')),
      ),
    trustProxy: config.trustProxy,
    clientErrorHandler: (_error, socket) => refuseNoise(socket),
    frameworkErrors: (_error, _request, reply) => void send(reply, 'bad-request'),
  });
  answerErrors(app);
  addHeaders(app);
  await app.register(fastifyCookie);
  const max = config.requestsPerMinute;
  const keyGenerator = ({ raw }: FastifyRequest): string => proxies.addressOf(raw);
  const onExceeded = ({ url }: FastifyRequest): void => book.turnAway('too-many-requests', { url });
  if (max > 0) await app.register(fastifyRateLimit, { max, timeWindow: '1 minute', keyGenerator, onExceeded });
  app.addHook('onRequest', ({ raw }, _reply, done) => shares.take(proxies.addressOf(raw), done, REQUEST_MS));
  app.addHook('onRequest', async ({ raw, url }, reply) => {
    if (isStopping() && url.startsWith('/api/')) await send(reply, 'stopping');
    else if (!origins.mayAsk(raw)) {
      book.turnAway('other-origin', { origin: raw.headers.origin, host: raw.headers.host });
      await send(reply, 'other-origin');
    }
  });
  return app;
}

/** What comes is no HTTP, or never ends. Only ended, its connection would stay half open as long as its client likes. */
function refuseNoise(socket: Socket): void {
  const body = JSON.stringify({ error: 'bad-request' });
  const head = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\n';
  if (socket.writable) socket.end(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
  socket.destroySoon();
}
