import type { TableDoc } from '@tablee/host';
import * as z from 'zod/mini';
import { Guesses } from '../hall/codes.ts';
import { newTable } from '../hall/new-table.ts';
import { NotDone } from './answer.ts';
import type { ApiContext } from './context.ts';
import { learningGames } from './learning-games.ts';
import type { Routes } from './routes.ts';

/** How many open tables are told. */
const MOST_LISTED = 100;

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
export function hallRoutes(routes: Routes, { catalog, store, hall, origins }: ApiContext): void {
  const guesses = new Guesses();

  routes.get('/api/code/:id', async ({ table: code, from, greet }) => {
    await greet();
    if (guesses.isTiring(from, Date.now())) return 'too-many-requests';
    const id = hall.findWaiting(code.toUpperCase());
    if (id !== null) return { id };
    guesses.miss(from, Date.now());
    return 'no-such-table';
  });

  routes.get('/api/address', async ({ greet }) => {
    await greet();
    return { origins: origins() };
  });

  routes.get('/api/tables', async ({ greet }) => {
    await greet();
    const docs = await store.listWaiting(MOST_LISTED);
    return { tables: docs.map(listing) };
  });

  routes.post('/api/tables', tableBody, async ({ body, greet }) => {
    const { preset = null, options = {}, house = {}, learning = [] } = body;
    const wanted = { ...body, preset, options, house, learning };
    const table = newTable(catalog.games, wanted, await greet(), Date.now());
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
