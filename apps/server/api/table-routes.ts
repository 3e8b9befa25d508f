import type { Acted, LiveTable } from '@tablee/host';
import * as z from 'zod/mini';
import { levelsOf, newBot, successorBot, usualLevel } from '../hall/bot-sitters.ts';
import type { Hall } from '../hall/hall.ts';
import { personOf } from '../hall/new-table.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { actAt } from './act-at.ts';
import { NotDone, type RouteResult } from './answer.ts';
import type { ApiContext } from './context.ts';
import { learningGames } from './learning-games.ts';
import { nothing, type Routes } from './routes.ts';

const seat = z.int().check(z.nonnegative());
const seatBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bot'), seat, level: z.string() }),
  z.strictObject({ kind: z.literal('open'), seat }),
]);
const gameBody = z.strictObject({ game: z.string() });
const said = z.record(z.string(), z.unknown());
const choices = z.optional(said);
const joinBody = z.strictObject({
  seat: z.optional(seat),
  nonce: z.string(),
  learning: learningGames,
  options: choices,
});
const seatOptionsBody = z.strictObject({ seat, options: said });
const swapBody = z.strictObject({ from: seat, to: seat });
const optionsBody = z.strictObject({ options: choices, house: choices });
const oneSeat = z.strictObject({ seat });
const letInBody = z.strictObject({ who: z.string() });
const rematchBody = z.strictObject({ nonce: z.string(), learning: learningGames });

/** Routes for everything at one table except playing. */
export function tableRoutes(routes: Routes, context: ApiContext): void {
  const { hall, store, devices, rematches } = context;
  const { games } = context.catalog;
  const show = shower(hall, store);
  const door = doorsTo(routes, context, show);

  routes.get('/api/t/:id', async ({ table: id, greet }) => show(id, (await greet()).id));

  joinRoute(routes, context, show);
  door('close', nothing, (table, { id }) => table.closeToStrangers(id));
  door('leave', nothing, (table, { id }) => table.leave(id, successorBot(games, table.doc)));
  door('kick', oneSeat, (table, { id }, body) => table.kick(id, body.seat, successorBot(games, table.doc)));
  door('let-in', letInBody, (table, { id }, { who }) => table.letIn(id, who));
  door('game', gameBody, (table, { id }, { game }) => table.switchTo(id, { game, level: usualLevel(games, game) }));
  door('options', optionsBody, (table, { id }, { options = {}, house = {} }) => table.choose(id, { options, house }));
  door('seat-options', seatOptionsBody, (table, { id }, body) => table.chooseForSeat(id, body.seat, body.options));
  door('swap', swapBody, (table, { id }, { from, to }) => table.swap(id, from, to));
  door('start', nothing, (table, { id }) => table.start(id));
  door('pause', nothing, (table, { id }) => table.pause(id));
  door('resume', nothing, (table, { id }) => table.resume(id));
  door('replace', oneSeat, (table, { id }, body) => table.replace(id, body.seat));

  routes.post('/api/t/:id/seat', seatBody, async (asked) => {
    const { table: id, body } = asked;
    const guest = await asked.greet();
    const opened = await hall.open(id);
    if (!opened.ok) return opened.problem;
    if (body.kind === 'bot' && !levelsOf(games, opened.table.doc.game).includes(body.level)) return 'unknown-level';
    const acted = await actAt(context, asked, (table) =>
      table.arrange(guest.id, body.seat, body.kind === 'open' ? { kind: 'open' } : newBot(table.doc, body.level)),
    );
    return acted.ok ? show(id, guest.id) : new NotDone(acted);
  });

  routes.post('/api/t/:id/rematch', rematchBody, async ({ table: id, body, greet }) => {
    const { nonce, learning = [] } = body;
    const rematch = await rematches.ask(id, await greet(), { nonce, learning }, Date.now());
    return rematch.ok ? { id: rematch.id } : rematch.why;
  });

  routes.post('/api/t/:id/device', nothing, async ({ table: id, greet }) => {
    const guest = await greet();
    const opened = await hall.open(id);
    return opened.ok ? { token: devices.make(guest.id, performance.now()) } : opened.problem;
  });
}

/** Taking a seat at a table that is or was listed is limited by address, since guests cost nothing to make. */
function joinRoute(routes: Routes, context: ApiContext, show: Show): void {
  const { hall, joins, book } = context;
  routes.post('/api/t/:id/join', joinBody, async (asked) => {
    const { table: id, body, from } = asked;
    const guest = await asked.greet();
    const opened = await hall.open(id);
    if (!opened.ok) return opened.problem;
    const { listed, wasListed = false } = opened.table.doc;
    const isCounted = (listed || wasListed) && opened.table.seatOf(guest.id) === null;
    if (isCounted && !joins.take(from, performance.now())) {
      book.turnAway('too-many-joins');
      return 'too-many-requests';
    }
    const { seat: wanted = null, nonce, learning = [], options = null } = body;
    const acted = await actAt(context, asked, (table) => table.join(personOf(guest, nonce, learning), wanted, options));
    return acted.ok ? show(id, guest.id) : new NotDone(acted);
  });
}

type Door = <Schema extends z.ZodMiniType>(
  what: string,
  schema: Schema,
  act: (table: LiveTable, guest: Guest, body: z.infer<Schema>) => Promise<Acted>,
) => void;

/** Routes that act on a table and answer with the table afterwards. */
function doorsTo(routes: Routes, context: ApiContext, show: Show): Door {
  return (what, schema, act) =>
    routes.post(`/api/t/:id/${what}`, schema, async (asked) => {
      const guest = await asked.greet();
      const acted = await actAt(context, asked, (table) => act(table, guest, asked.body));
      return acted.ok ? show(asked.table, guest.id) : new NotDone(acted);
    });
}

type Show = (id: string, guest: string) => Promise<RouteResult>;

/** A table as one guest sees it, with its code while it waits. */
function shower(hall: Hall, store: Pick<ServerStore, 'codeOf'>): Show {
  return async (id, guest) => {
    const opened = await hall.open(id);
    if (!opened.ok) return opened.problem;
    const { table } = opened;
    const code = table.doc.status === 'waiting' ? await store.codeOf(id) : null;
    const awaited = table.match?.awaited ?? null;
    return { table: table.info, seat: table.seatOf(guest), awaited, ...(code !== null && { code }) };
  };
}
