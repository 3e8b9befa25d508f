import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostCatalog } from '@tablee/host';
import { readKeys } from '../../keys.ts';
import { openStore } from '../../store/open-store.ts';
import { chanceOf } from '../chance.ts';
import { settingsIn } from '../playground.ts';
import type { GuestClient } from '../sockets/guest.ts';
import { PartyOnSockets, type PartyPorts } from '../sockets/party.ts';
import { ServedProcess } from '../sockets/served-process.ts';
import { type Overheard, type Secrets, toldSecrets } from './overheard.ts';

const SPEED = 200;
const BEAT_MS = 20;
/** Tables are not unloaded here. */
const NEVER_MS = 2 ** 31 - 1;

export interface ServerTally {
  tables: number;
  texts: number;
}

/** Plays at a real server, and searches all texts from its API and sockets for secrets. */
export async function searchServer(
  catalog: HostCatalog,
  tables: number,
  word: string,
  tally: ServerTally,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tablee-leaks-'));
  const served = await ServedProcess.start({ folder, speed: SPEED, quietMs: NEVER_MS, sweepMs: NEVER_MS });
  const overheard: Overheard[] = [];
  const rng = chanceOf('search server', word);
  const ports: PartyPorts = {
    catalog,
    served,
    rng,
    beatMs: BEAT_MS,
    now: () => performance.now() * SPEED,
    overhear: (who, text) => overheard.push({ who, text }),
  };
  const complaints: string[] = [];
  const played: string[] = [];
  const tokens: string[] = [];
  try {
    for (let number = 0; number < tables; number += 1) {
      const party = await PartyOnSockets.gather(`t${number}`, rng.pick(settingsIn(catalog)), ports);
      played.push(party.table);
      for (const guest of party.guests) tokens.push(await lookAround(guest, party.table));
      if (!(await party.untilDone())) complaints.push(`${party.table} does not end`);
      for (const guest of party.guests) tokens.push(await lookAround(guest, party.table));
      party.leave();
    }
  } finally {
    await served.kill();
  }
  const secrets = await secretsIn(folder, played);
  await rm(folder, { recursive: true });
  tally.tables += played.length;
  tally.texts += overheard.length;
  return [...complaints, ...toldSecrets(overheard, { ...secrets, always: [...secrets.always, ...tokens] })];
}

/** Makes the calls that are open to every guest; returns the device token, which belongs to this guest alone. */
async function lookAround(guest: GuestClient, table: string): Promise<string> {
  for (const path of ['/api/me', '/api/tables', `/api/t/${table}`]) await guest.ask(path);
  return String((await guest.askInPrivate(`/api/t/${table}/device`, {}))['token']);
}

async function secretsIn(folder: string, tables: readonly string[]): Promise<Secrets> {
  const keys = readKeys(folder, Date.now(), 0);
  const store = await openStore(folder);
  const stored = await Promise.all(tables.map((table) => store.load(table)));
  await store.close();
  const docs = stored.flatMap((one) => (one === null ? [] : [one.doc]));
  const people = docs.flatMap(({ seats }) => seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter] : [])));
  return {
    always: [...(keys.ok ? keys.keys : []), ...people.map(({ guest }) => guest)],
    untilTheEnd: [...docs.map(({ secret }) => secret), ...people.map(({ nonce }) => nonce)],
  };
}
