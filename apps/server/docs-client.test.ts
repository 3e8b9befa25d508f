import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Seat, toMillis } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InProcessServer } from './server.scenario.ts';
import { turnGame } from './turn-game.scenario.ts';

interface DocsGuest {
  readonly base: string;
}

interface ClientModule {
  newNonce(): string;
  post(guest: DocsGuest, path: string, body: object): Promise<{ readonly id: string }>;
  play(
    guest: DocsGuest,
    id: string,
    choose: (view: object, seat: Seat, at: number) => object | null,
  ): Promise<{ readonly table: TableInfo; readonly view: unknown }>;
}

const FILE = join(import.meta.dirname, '../../docs/protocol/client.js');
const client = (await import(pathToFileURL(FILE).href)) as ClientModule;

let server: InProcessServer;

beforeAll(async () => {
  server = await InProcessServer.open();
});
afterAll(() => server.close());

it('the client of docs/protocol plays a match by what is written there', async () => {
  const guest = { base: server.base };
  const nonce = client.newNonce();
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const { id } = await client.post(guest, '/api/tables', { game: turnGame.id, seats, listed: false, nonce });
  const playing = client.play(guest, id, (view, seat, at) => {
    const [...commands] = turnGame.legal(view, seat, toMillis(at));
    return commands[Math.floor(commands.length / 2)] ?? null;
  });
  await client.post(guest, `/api/t/${id}/start`, {});
  const { table, view } = await playing;
  expect(table).toMatchObject({ status: 'over', seed: { nonces: [nonce] } });
  expect(view).toEqual(expect.any(Object));
});
