import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import { Allowances } from '@tablee/host';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { send } from './api/answer.ts';
import { answerErrors } from './api/errors.ts';
import type { ServerConfig } from './config.ts';
import type { FairShares } from './doors/fair-shares.ts';
import { hangUp } from './doors/hang-up.ts';
import { addHeaders } from './doors/headers.ts';
import { limitConnections } from './doors/limit-connections.ts';
import { limitPipelining } from './doors/limit-pipelining.ts';
import type { Origins } from './doors/origins.ts';
import type { Proxies } from './doors/proxies.ts';
import type { Tellings } from './doors/tellings.ts';
import { endUnread } from './doors/unread.ts';
import type { DoorBook } from './ops/door-book.ts';
import { perMinute } from './ws/pace.ts';
import type { SocketTimes } from './ws/socket-times.ts';

const BODY_BYTES = 16 * 1024;
/** Checks for unfinished requests per `requestMs`; those that are too old lose their connection. */
const CHECKS_PER_TIMEOUT = 6;

/**
 * Longer than the minute for which proxies keep a connection: a request sent on a connection that we have just closed
 * would get no answer.
 */
const KEEP_ALIVE_MS = 72_000;

/** Not rate limited: monitors may share an address with the players. */
const UNCOUNTED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** CPU time charged for a request: about that of the most expensive ones. */
const REQUEST_MS = 0.5;

const NOISE = JSON.stringify({ error: 'bad-request' });
const NOISE_ANSWER = `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${NOISE.length}\r\n\r\n${NOISE}`;

export interface DoorPorts {
  readonly origins: Origins;
  readonly proxies: Proxies;
  readonly book: DoorBook;
  readonly shares: FairShares;
  readonly tellings: Tellings;
}

/** Sets up the checks and headers that every HTTP request passes before its route. */
export async function makeApp(
  config: ServerConfig,
  loggerInstance: FastifyBaseLogger,
  { origins, proxies, book, shares }: DoorPorts,
  { requestMs, farewellMs }: Pick<SocketTimes, 'requestMs' | 'farewellMs'>,
  isStopping: () => boolean,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    serverFactory: (listen) => makeHttp(listen, requestMs, book),
    trustProxy: config.trustProxy,
    clientErrorHandler: ({ code }, socket) => {
      bookNoise(book, code, socket);
      hangUp(socket, NOISE_ANSWER, farewellMs);
    },
    frameworkErrors: ({ code }, _request, reply) => {
      book.turnAway('bad-request', { code });
      send(reply, 'bad-request');
    },
  });
  limitConnections(app.server, proxies, config.connectionsPerAddress, () => book.turnAway('too-many-connections'));
  app.removeContentTypeParser('text/plain'); // a body is JSON
  answerErrors(app, book);
  addHeaders(app);
  await app.register(fastifyCookie);
  limitRequests(app, proxies, book, config.requestsPerMinute);
  app.addHook('onRequest', ({ raw }, _reply, done) => shares.take(proxies.addressOf(raw), done, REQUEST_MS));
  app.addHook('onRequest', async ({ raw, url }, reply) => {
    if (isStopping() && url.startsWith('/api/')) {
      book.turnAway('stopping');
      await send(reply, 'stopping');
    } else if (!origins.mayAsk(raw)) {
      book.turnAway('other-origin', { origin: raw.headers.origin, host: raw.headers.host });
      await send(reply, 'other-origin');
    }
  });
  return app;
}

/** Token bucket with one minute's requests; a limit of 0 means none. */
function limitRequests(app: FastifyInstance, proxies: Proxies, book: DoorBook, limit: number): void {
  if (limit === 0) return;
  const asked = new Allowances(perMinute(limit));
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (UNCOUNTED.has(routeOptions.url ?? '') || asked.take(proxies.addressOf(raw), performance.now())) return;
    book.turnAway('too-many-requests', { path: routeOptions.url, problem: 'too-many-requests' });
    await send(reply, 'too-many-requests');
  });
}

/** HTTP server that closes connections which send or read too slowly, or pipeline too much. */
function makeHttp(listen: RequestListener, requestMs: number, book: DoorBook): Server {
  const times = {
    requestTimeout: requestMs,
    headersTimeout: requestMs,
    connectionsCheckingInterval: Math.ceil(requestMs / CHECKS_PER_TIMEOUT),
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  const read = endUnread(listen, requestMs, () => book.turnAway('unread'));
  return createServer(
    times,
    limitPipelining(read, () => book.turnAway('flood')),
  );
}

/**
 * Books requests that are not HTTP or time out half sent. Closed clients and preconnected browsers that have sent
 * nothing are not booked.
 */
function bookNoise(book: DoorBook, code: string | undefined, { bytesRead }: Socket): void {
  if (code?.startsWith('HPE_')) book.turnAway('bad-request', { code });
  else if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && bytesRead > 0) book.turnAway('slow-request');
}
