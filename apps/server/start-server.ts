import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Clock } from '@tablee/host';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import type { Tellings } from './doors/tellings.ts';
import { type Keys, readKeys } from './keys.ts';
import { makeLog } from './log.ts';
import { Metrics } from './ops/metrics.ts';
import { makeServer, type Server } from './server.ts';
import { ThreadSlices } from './slices.ts';
import { dataFile, keysFile } from './store/data-folder.ts';
import { WAY_FORWARD } from './store/lost-data.ts';
import { openStore } from './store/open-store.ts';
import { reasonOf, StoreNotOpened } from './store/problems.ts';
import type { ServerStore, StoreOptions } from './store/server-store.ts';
import type { ServedCatalog } from './thinking/catalog.ts';
import type { SocketTimes } from './ws/socket-times.ts';

const VERSION = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }
).version;

const DAY_MS = 24 * 3600 * 1000;

/** Parts that a test replaces. */
export interface OtherParts {
  readonly clock?: Clock;
  readonly times?: SocketTimes;
  readonly tellings?: Tellings;
  readonly log?: Logger;
}

export interface RunningServer {
  readonly port: number;
  /** Resolves with a sentence when the store can write no more: only a new start helps. */
  readonly failed: Promise<string>;
  readonly stop: Server['stop'];
}

export type Started = { readonly ok: true; readonly server: RunningServer } | NotStarted;

interface NotStarted {
  readonly ok: false;
  readonly sentence: string;
  /** Data is lost or damaged: the server can only start without it. */
  readonly isLoss: boolean;
}

export async function startServer(
  config: ServerConfig,
  catalog: ServedCatalog,
  others: OtherParts = {},
): Promise<Started> {
  const { log = makeLog(config.logLevel) } = others;
  const metrics = new Metrics(VERSION);
  const { promise: failed, resolve: onFailure } = Promise.withResolvers<string>();
  const slices = new ThreadSlices();
  const data = await openData(config.data, {
    slices,
    onCommit: metrics.onCommit,
    onFailure: (failure) => {
      log.fatal({ err: failure }, 'the store failed');
      onFailure(failure.message);
    },
  });
  if (!data.ok) return data;
  const server = await makeServer({ config, catalog, metrics, slices, ...data, ...others, log });
  try {
    await server.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await server.stop();
    return { ok: false, sentence: explainListenError(config, error), isLoss: false };
  }
  const stop = async (): Promise<void> => {
    await server.stop();
    log.info('stopped');
  };
  return { ok: true, server: { port: portOf(server), failed, stop } };
}

type OpenedStore = { readonly ok: true; readonly store: ServerStore; readonly keys: Keys } | NotStarted;

async function openData(folder: string, options: StoreOptions): Promise<OpenedStore> {
  let store: ServerStore;
  try {
    store = await openStore(folder, options);
  } catch (error) {
    if (!(error instanceof StoreNotOpened)) throw error;
    return { ok: false, sentence: error.message, isLoss: error.trouble === 'lost' || error.trouble === 'damaged' };
  }
  const sentence = (why: string): string => `The keys in ${folder} cannot be used: ${why}.`;
  const gone = await whatIsGone(folder, store);
  if (gone !== null) {
    await store.close();
    return { ok: false, sentence: `${gone} ${WAY_FORWARD}`, isLoss: true };
  }
  await store.countDay(Math.floor(Date.now() / DAY_MS));
  try {
    const read = readKeys(folder, Date.now(), await store.daysUp());
    if (read.ok) return { ok: true, store, keys: read.keys };
    await store.close();
    const wrong = sentence(`${read.file} is not what the server wrote there`);
    return { ok: false, sentence: `${wrong} ${WAY_FORWARD}`, isLoss: true };
  } catch (error) {
    await store.close();
    return { ok: false, sentence: sentence(reasonOf(error)), isLoss: false };
  }
}

/**
 * Names the missing file; null if none is. Keys are only made after the first day is counted: keys without any day mean
 * that the journal was lost.
 */
async function whatIsGone(folder: string, store: ServerStore): Promise<string | null> {
  const isUsed = await store.isUsed();
  const keys = keysFile(folder);
  if (!existsSync(keys))
    return isUsed ? `${keys} is gone, but there is data: without its keys nobody is recognised.` : null;
  const isEmpty = !isUsed && (await store.daysUp()) === 0;
  return isEmpty ? `${dataFile(folder)} has nothing in it, but a server ran here: tablee.db-wal was lost.` : null;
}

function portOf({ app }: Server): number {
  return (app.server.address() as AddressInfo).port;
}

function explainListenError({ host, port }: ServerConfig, error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop it, or choose another port with PORT.`;
    case 'EACCES':
      return `This user may not listen on port ${port}: choose one above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine: choose another with HOST.`;
    default:
      return `The server cannot listen on ${host}, port ${port}: ${reasonOf(error)}.`;
  }
}
