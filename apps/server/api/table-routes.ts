import { type BotSitter, type LiveTable, standInLevel } from '@tablee/host';
import * as z from 'zod/mini';
import { makePersona } from '../guests/persona.ts';
import { codeOf } from '../hall/codes.ts';
import type { Hall, HallActed } from '../hall/hall.ts';
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
const choices = z.optional(z.record(z.string(), z.unknown()));
const optionsBody = z.strictObject({ options: choices, house: choices });
const oneSeat = z.strictObject({ seat });
const nonceBody = z.strictObject({ nonce: z.string() });

/** What is done at one table besides playing. */
export function tableRoutes(routes: Routes, { catalog, hall, devices, rematches }: ApiContext): void {
  const levelsOf = ({ doc }: LiveTable): string[] => Object.keys(catalog.games[doc.game]?.bots ?? {});
  const playOn = (table: LiveTable): BotSitter => newBot(table, standInLevel(catalog.games, table.doc.game) ?? '');

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
    return answer(id, guest.id, await hall.act(id, (table) => table.leave(guest.id, playOn(table))));
  });

  routes.post('/api/t/:id/kick', oneSeat, async ({ table: id, body, greet }) => {
    const guest = await greet();
    return answer(id, guest.id, await hall.act(id, (table) => table.kick(guest.id, body.seat, playOn(table))));
  });

  routes.post('/api/t/:id/replace', oneSeat, async ({ table: id, body, greet }) => {
    const guest = await greet();
    return answer(id, guest.id, await hall.act(id, (table) => table.replace(guest.id, body.seat)));
  });

  routes.post('/api/t/:id/pause', nothing, async ({ table: id, greet }) => {
    const guest = await greet();
    return answer(id, guest.id, await hall.act(id, (table) => table.pause(guest.id)));
  });

  routes.post('/api/t/:id/resume', nothing, async ({ table: id, greet }) => {
    const guest = await greet();
    return answer(id, guest.id, await hall.act(id, (table) => table.resume(guest.id)));
  });

  routes.post('/api/t/:id/seat', seatBody, async ({ table: id, body, greet }) => {
    const guest = await greet();
    const opened = await hall.open(id);
    if (!opened.ok) return opened.problem;
    if (body.kind === 'bot' && !levelsOf(opened.table).includes(body.level)) return 'unknown-level';
    const acted = await hall.act(id, (table) =>
      table.arrange(guest.id, body.seat, body.kind === 'open' ? { kind: 'open' } : newBot(table, body.level)),
    );
    return answer(id, guest.id, acted);
  });

  routes.post('/api/t/:id/options', optionsBody, async ({ table: id, body, greet }) => {
    const guest = await greet();
    const said = { options: body.options ?? {}, house: body.house ?? {} };
    return answer(id, guest.id, await hall.act(id, (table) => table.choose(guest.id, said)));
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

function newBot({ doc }: LiveTable, level: string): BotSitter {
  const others = doc.seats.flatMap((sitter) => (sitter.kind === 'open' ? [] : [sitter]));
  return { kind: 'bot', level, ...makePersona(others) };
}
