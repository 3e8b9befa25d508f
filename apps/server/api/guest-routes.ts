import * as z from 'zod/mini';
import { AVATARS } from '../guests/avatars.ts';
import { cleanName, nameProblemOf } from '../guests/names.ts';
import type { Guest } from '../store/server-store.ts';
import type { ApiContext } from './context.ts';
import { nothing, type Routes } from './routes.ts';

/** Tables of one guest in an answer. */
const MAX_TABLES = 50;

const guestBody = z.strictObject({ name: z.optional(z.string()), avatar: z.optional(z.string()) });
const deviceBody = z.strictObject({ token: z.string() });

/** Routes for the guest's name, animal, devices and deletion. */
export function guestRoutes(routes: Routes, { store, guests, devices, forgetting }: ApiContext): void {
  routes.get('/api/me', async ({ greet, before }) => {
    const guest = await greet();
    const tables = await store.tablesOf(guest.id, MAX_TABLES);
    const earlier = await before();
    return {
      ...shown(guest),
      tables: tables.map(({ id, game, status }) => ({ id, game, status })),
      before: earlier === null ? null : shown(earlier),
    };
  });

  routes.delete('/api/me', async ({ cookieOf, clearCookie }) => {
    if (cookieOf !== null) await forgetting.forget(cookieOf);
    clearCookie();
    return {};
  });

  routes.post('/api/guest', guestBody, async ({ body, greet }) => {
    const { name: wanted, avatar } = body;
    const name = wanted === undefined ? undefined : cleanName(wanted);
    if (name === null) return nameProblemOf(wanted ?? '');
    if (avatar !== undefined && !AVATARS.includes(avatar)) return 'bad-avatar';
    const said = { ...(name !== undefined && { name }), ...(avatar !== undefined && { avatar }) };
    return shown(await guests.rename(await greet(), said, Date.now()));
  });

  /** Shows which guest a token belongs to, so that the browser can ask before it becomes that guest. */
  routes.post('/api/device/look', deviceBody, async ({ body, cookieOf }) => {
    const id = devices.read(body.token, performance.now());
    const guest = id === null ? null : await store.loadGuest(id);
    if (guest === null) return 'bad-token';
    const you = cookieOf === null ? null : await store.loadGuest(cookieOf);
    return { ...shown(guest), isMe: id === cookieOf, you: you === null ? null : shown(you) };
  });

  routes.post('/api/device', deviceBody, async ({ body, become }) => {
    const id = devices.spend(body.token, performance.now());
    const guest = id === null ? null : await become(id);
    return guest === null ? 'bad-token' : shown(guest);
  });

  /** Returns this browser to the guest it was before it used a token. */
  routes.post('/api/me/before', nothing, async ({ before, become }) => {
    const earlier = await before();
    const guest = earlier === null ? null : await become(earlier.id);
    return guest === null ? 'nobody-there' : shown(guest);
  });
}

function shown({ name, avatar }: Guest): { name: string; avatar: string } {
  return { name, avatar };
}
