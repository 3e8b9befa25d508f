import type { TableDoc } from '@tablee/host';
import * as z from 'zod/mini';
import { Guesses } from '../hall/codes.ts';
import { listed, MOST_READ } from '../hall/listing.ts';
import { newTable } from '../hall/new-table.ts';
import { NotDone } from './answer.ts';
import { catalogueOf } from './catalogue.ts';
import type { ApiContext } from './context.ts';
import { learningGames } from './learning-games.ts';
import type { Routes } from './routes.ts';

const said = z.optional(z.record(z.string(), z.unknown()));
const wantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), options: said }),
  z.strictObject({ kind: z.literal('bot'), level: z.string(), options: said }),
  z.strictObject({ kind: z.literal('open') }),
]);
const tableBody = z.strictObject({
  game: z.string(),
  preset: z.optional(z.string()),
  options: said,
  house: said,
  seats: z.array(wantedSeat),
  listed: z.boolean(),
  nonce: z.string(),
  learning: learningGames,
});

/** Tables are made and found. */
export function hallRoutes(routes: Routes, { catalog, store, hall, makers, origins }: ApiContext): void {
  const guesses = new Guesses();

  routes.get('/api/code/:id', async ({ table: code, from, greet }) => {
    await greet();
    if (guesses.isTiring(from, Date.now())) return 'too-many-requests';
    const id = await store.findWaiting(code.toUpperCase());
    if (id === null) guesses.miss(from, Date.now());
    else guesses.hit(from, Date.now());
    return id === null ? 'no-such-table' : { id };
  });

  routes.get('/api/address', async ({ greet }) => {
    await greet();
    return { origins: origins() };
  });

  const catalogue = catalogueOf(catalog.games);
  routes.get('/api/games', async () => catalogue);

  routes.get('/api/tables', async ({ greet }) => {
    await greet();
    return { tables: listed(await store.listWaiting(MOST_READ)).map(listing) };
  });

  routes.post('/api/tables', tableBody, async ({ body, from, greet }) => {
    const guest = await greet();
    const tables = body.listed ? await store.tablesOf(guest.id, MOST_READ) : [];
    if (!makers.mayMake(from, guest.id, tables, Date.now())) return 'too-many-tables';
    const { preset = null, options = {}, house = {}, learning = [] } = body;
    const wanted = { ...body, preset, options, house, learning };
    const table = newTable(catalog.games, wanted, guest, Date.now());
    if (!table.ok) return new NotDone(table);
    const made = await hall.make(table.doc);
    return made.ok ? { id: table.doc.id } : made.problem;
  });
}

/** What a list shows of a table; whether its people are there just now is told at the table. */
function listing({ id, game, setup, seats }: TableDoc): object {
  return {
    id,
    game,
    options: setup.options,
    seats: seats.map((sitter) => {
      if (sitter.kind === 'open') return sitter;
      const { kind, name, avatar } = sitter;
      return kind === 'bot' ? { kind, level: sitter.level, name, avatar } : { kind, name, avatar };
    }),
  };
}
