import type { AddressInfo } from 'node:net';
import { Allowances, type Clock, type Slices } from '@tablee/host';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { lanOrigins } from './addresses.ts';
import type { ApiContext } from './api/context.ts';
import { guestRoutes } from './api/guest-routes.ts';
import { hallRoutes } from './api/hall-routes.ts';
import { reportRoutes } from './api/report-routes.ts';
import { Routes } from './api/routes.ts';
import { tableRoutes } from './api/table-routes.ts';
import { type DoorPorts, makeApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import { FairShares } from './doors/fair-shares.ts';
import { Origins } from './doors/origins.ts';
import { Proxies } from './doors/proxies.ts';
import { Tellings } from './doors/tellings.ts';
import { DeviceTokens } from './guests/device-token.ts';
import { Forgetting } from './guests/forgetting.ts';
import { ForgettingQueue } from './guests/forgetting-queue.ts';
import { Guests } from './guests/guests.ts';
import { Hall } from './hall/hall.ts';
import { Makers } from './hall/makers.ts';
import { Rematches } from './hall/rematch.ts';
import type { Keys } from './keys.ts';
import { DoorBook } from './ops/door-book.ts';
import type { Metrics } from './ops/metrics.ts';
import { opsRoutes } from './ops/ops-routes.ts';
import { servePage } from './page/serve-page.ts';
import { randomId } from './random-id.ts';
import type { ServerStore } from './store/server-store.ts';
import type { ServedCatalog } from './thinking/catalog.ts';
import { hasten } from './thinking/haste.ts';
import { ThinkingPool } from './thinking/pool.ts';
import { makeThinker } from './thinking/thinker.ts';
import { Crowd } from './ws/crowd.ts';
import { Gate } from './ws/gate.ts';
import { paceOf, perMinute } from './ws/pace.ts';
import { SOCKET_TIMES, type SocketTimes } from './ws/socket-times.ts';

export interface ServerParts {
  readonly config: ServerConfig;
  readonly catalog: ServedCatalog;
  readonly store: ServerStore;
  readonly keys: Keys;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly slices: Slices;
  readonly clock?: Clock;
  readonly times?: SocketTimes;
  readonly tellings?: Tellings;
}

export interface Server {
  readonly app: FastifyInstance;
  /** Disconnects everybody, waits until all entries are durable, then stops. */
  readonly stop: () => Promise<void>;
}

/** Null unless the server is listening. */
function portOf(address: AddressInfo | null): number | null {
  return address?.port ?? null;
}

/** Connects all parts; the server is not listening yet. */
export async function makeServer(parts: ServerParts): Promise<Server> {
  const { config, catalog, store, keys, log, metrics, slices } = parts;
  const pool = new ThinkingPool(config.thinkers, catalog.module);
  const thinker = hasten(makeThinker(catalog.games, pool, log), config.botSpeed);
  const ports = { thinker, store: metrics.timed(store), catalog: catalog.games, onAnswer: metrics.onAnswer };
  const hall = new Hall({ ...ports, clock: parts.clock ?? systemClock, slices }, log);
  const guests = new Guests(store, keys);
  const forgetting = new ForgettingQueue(new Forgetting(store, hall, catalog.games), config, log);
  const rematches = new Rematches(hall, catalog.games);
  const state = { isStopping: false };
  const trouble = (): string | null => {
    if (state.isStopping) return 'stopping';
    return store.stats().failure === null ? null : 'store-failed';
  };

  const times = parts.times ?? SOCKET_TIMES;
  const proxies = new Proxies(config.trustProxy);
  const origins = new Origins(proxies, config.origins);
  const book = new DoorBook(log, metrics);
  const shares = new FairShares((error) => log.error({ err: error }, 'queued work of an address failed'));
  const doors: DoorPorts = { origins, proxies, book, shares, tellings: parts.tellings ?? new Tellings() };
  const app = await makeApp(config, log, doors, times, () => state.isStopping);
  const addresses = (): string[] => lanOrigins(config.host, portOf(app.server.address() as AddressInfo | null));
  serve(app, doors, {
    book,
    catalog,
    store,
    hall,
    guests,
    forgetting,
    rematches,
    devices: new DeviceTokens(keys, randomId()),
    makers: new Makers(config, store),
    joins: new Allowances(perMinute(config.joinsPerMinute)),
    tellings: doors.tellings,
    origins: addresses,
  });
  opsRoutes(app, { metrics, metricsToken: config.metricsToken, trouble });
  await servePage(app, config.page);
  const guestOf = (cookies: string): string | null => recognise(guests, log, app.parseCookie(cookies));
  const pace = paceOf(config.messagesPerSecond);
  const gate = new Gate(app.server, { ...doors, hall, log, guestOf, times, pace, crowd: new Crowd(config) });
  metrics.watch('tablee_tables', 'Loaded tables', () => hall.size);
  watchFigures(app, metrics, store);
  metrics.watch('tablee_sockets', 'Open sockets', () => gate.size);
  const sweeper = setInterval(() => hall.sweep(config.quietMs), config.sweepMs).unref();

  const stop = async (): Promise<void> => {
    state.isStopping = true;
    clearInterval(sweeper);
    gate.close();
    await hall.stop();
    await forgetting.stop();
    await gate.empty();
    await closeApp(app, times.farewellMs);
    await pool.close();
    await store.close();
  };
  return { app, stop };
}

function watchFigures(app: FastifyInstance, metrics: Metrics, store: ServerStore): void {
  app.addHook('onResponse', async (_request, { statusCode, elapsedTime }) =>
    metrics.onRequest(statusCode, elapsedTime),
  );
  const failed = (): number => (store.stats().failure === null ? 0 : 1);
  metrics.watch('tablee_store_failed', '1 where nothing is written any more', failed);
}

/** Browsers keep idle connections open: connections that outlast `farewellMs` are closed by force. */
async function closeApp(app: FastifyInstance, farewellMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), farewellMs);
  await app.close();
  clearTimeout(cut);
}

/** The guest of a socket's cookies. Opening a socket counts as a visit, so that a guest who plays is not forgotten. */
function recognise(guests: Guests, log: Logger, cookies: Readonly<Record<string, string | undefined>>): string | null {
  const guest = guests.idOf(cookies);
  const failed = (error: unknown): void => log.error({ err: error }, 'the visit of a guest could not be recorded');
  if (guest !== null) guests.find(guest, Date.now()).catch(failed);
  return guest;
}

function serve(app: FastifyInstance, doors: DoorPorts, context: ApiContext): void {
  const routes = new Routes(app, context.guests, doors);
  guestRoutes(routes, context);
  hallRoutes(routes, context);
  tableRoutes(routes, context);
  reportRoutes(routes, context);
}
