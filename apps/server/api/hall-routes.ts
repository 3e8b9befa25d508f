import { type TableDoc, upgradeDoc } from '@tablee/host';
import * as z from 'zod/mini';
import { Guesses } from '../hall/codes.ts';
import { LISTING_SCAN_LIMIT, listed } from '../hall/listing.ts';
import { newTable } from '../hall/new-table.ts';
import { onceASecond } from '../hall/once-a-second.ts';
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

/** Routes that create and find tables. */
export function hallRoutes(routes: Routes, { catalog, store, hall, makers, origins, book }: ApiContext): void {
  const guesses = new Guesses();

  routes.get('/api/code/:id', async ({ table: code, from, greet }) => {
    await greet();
    if (!guesses.ask(from, performance.now())) {
      book.turnAway('too-many-codes');
      return 'too-many-requests';
    }
    const id = await store.findWaiting(code.toUpperCase());
    if (id === null) return 'no-such-table';
    guesses.hit(from, performance.now());
    return { id };
  });

  routes.get('/api/address', async ({ greet }) => {
    await greet();
    return { origins: origins() };
  });

  const catalogue = catalogueOf(catalog.games);
  routes.get('/api/games', async () => catalogue);

  // Cached for a second: each listing reads hundreds of documents.
  const openTables = onceASecond(async () => {
    const docs = listed(await store.listWaiting(LISTING_SCAN_LIMIT));
    return docs.map((doc) => listing(upgradeDoc(catalog.games, doc)));
  });
  routes.get('/api/tables', async ({ greet }) => {
    await greet();
    return { tables: await openTables() };
  });

  const mayMake = async (address: string, { id, maker: guest, listed: isListed }: TableDoc): Promise<boolean> => {
    if (!isListed) return makers.mayMake(address, performance.now());
    const tables = await store.tablesOf(guest, LISTING_SCAN_LIMIT);
    return makers.mayList({ address, guest, tables }, id, performance.now());
  };
  routes.post('/api/tables', tableBody, async ({ body, from, greet }) => {
    const guest = await greet();
    const { preset = null, options = {}, house = {}, learning = [] } = body;
    const wanted = { ...body, preset, options, house, learning };
    const table = newTable(catalog.games, wanted, guest, Date.now());
    if (!table.ok) return new NotDone(table);
    const { id } = table.doc;
    if (!(await mayMake(from, table.doc))) {
      book.turnAway('too-many-tables');
      return 'too-many-tables';
    }
    const made = await hall.make(table.doc);
    if (made.ok) return { id };
    makers.forget({ address: from, guest: guest.id }, id);
    return made.problem;
  });
}

/** One table in a list. Who is connected is only told at the table itself. */
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
