import * as z from 'zod/mini';
import { levelsOf, newBot, usualLevel } from '../hall/bot-sitters.ts';
import { codeOf } from '../hall/codes.ts';
import type { Hall, HallActed } from '../hall/hall.ts';
import { leaveTable } from '../hall/leave-table.ts';
import { personOf } from '../hall/new-table.ts';
import type { Answer } from './answer.ts';
import type { ApiContext } from './context.ts';
import { nothing, type Routes } from './routes.ts';

const seat = z.int().check(z.nonnegative());
const joinBody = z.strictObject({ seat: z.optional(seat), nonce: z.string() });
const seatBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bot'), seat, level: z.string() }),
  z.strictObject({ kind: z.literal('open'), seat }),
]);
const gameBody = z.strictObject({ game: z.string() });
const optionsBody = z.strictObject({ options: z.record(z.string(), z.unknown()) });
const nonceBody = z.strictObject({ nonce: z.string() });

/** What is done at one table besides playing. */
export function tableRoutes(routes: Routes, { catalog, hall, devices, rematches }: ApiContext): void {
  const answer = async (id: string, guest: string, acted: HallActed): Promise<Answer> =>
    acted.ok ? show(hall, id, guest) : acted.why;

  routes.get('/api/t/:id', async ({ table: id, greet }) => show(hall, id, (await greet()).id));

  routes.post('/api/t/:id/join', joinBody, async ({ table: id, body, greet }) => {
    const guest = await greet();
    const me = personOf(guest, body.nonce);
    return answer(id, guest.id, await hall.act(id, (table) => table.join(me, body.seat ?? null)));
  });

  routes.post('/api/t/:id/leave', nothing, async ({ table: id, greet }) => {
    const guest = await greet();
    return answer(id, guest.id, await leaveTable(hall, catalog.games, id, guest.id));
  });

  routes.post('/api/t/:id/seat', seatBody, async ({ table: id, body, greet }) => {
    const guest = await greet();
    const opened = await hall.open(id);
    if (!opened.ok) return opened.problem;
    if (body.kind === 'bot' && !levelsOf(catalog.games, opened.table.doc.game).includes(body.level))
      return 'unknown-level';
    const acted = await hall.act(id, (table) =>
      table.arrange(guest.id, body.seat, body.kind === 'open' ? { kind: 'open' } : newBot(table.doc, body.level)),
    );
    return answer(id, guest.id, acted);
  });

  routes.post('/api/t/:id/game', gameBody, async ({ table: id, body: { game }, greet }) => {
    const guest = await greet();
    const wanted = { game, level: usualLevel(catalog.games, game) };
    return answer(id, guest.id, await hall.act(id, (table) => table.switchTo(guest.id, wanted)));
  });

  routes.post('/api/t/:id/options', optionsBody, async ({ table: id, body, greet }) => {
    const guest = await greet();
    return answer(id, guest.id, await hall.act(id, (table) => table.choose(guest.id, body.options)));
  });

  routes.post('/api/t/:id/start', nothing, async ({ table: id, greet }) => {
    const guest = await greet();
    return answer(id, guest.id, await hall.act(id, (table) => table.start(guest.id)));
  });

  routes.post('/api/t/:id/rematch', nonceBody, async ({ table: id, body, greet }) => {
    const rematch = await rematches.ask(id, await greet(), body.nonce, Date.now());
    return rematch.ok ? { id: rematch.id } : rematch.why;
  });

  routes.post('/api/t/:id/device', nothing, async ({ table: id, greet }) => {
    const guest = await greet();
    const opened = await hall.open(id);
    return opened.ok ? { token: devices.make(guest.id, Date.now()) } : opened.problem;
  });
}

async function show(hall: Hall, id: string, guest: string): Promise<Answer> {
  const opened = await hall.open(id);
  if (!opened.ok) return opened.problem;
  const { doc, info } = opened.table;
  const code = doc.status === 'waiting' ? { code: codeOf(doc) } : {};
  return { table: info, seat: opened.table.seatOf(guest), ...code };
}
