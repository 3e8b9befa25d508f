import { DatabaseSync } from 'node:sqlite';
import { AT_ONCE } from '@tablee/host';
import { mostSeats } from '@tablee/kernel';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { BOT, ME, OPEN, serverWithGuests } from '../guests.scenario.ts';
import { Metrics } from '../ops/metrics.ts';
import { CATALOG, configFor } from '../server.scenario.ts';
import { makeServer } from '../server.ts';
import { dataFile } from '../store/data-folder.ts';
import { openStore } from '../store/open-store.ts';
import { emptyFolder } from '../store/store.scenario.ts';
import { turnGame } from '../turn-game.scenario.ts';

/** Only ends a hanging test: long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };

const { server, ann, ben } = serverWithGuests();
beforeEach(async () => {
  await ann.introduce('Annabelle', 'whale');
  await ben.introduce('Ben', 'owl');
});

const idOf = ({ cookie }: Browser): string => /tablee=([\w-]{22})/.exec(cookie ?? '')?.[1] ?? '';

/**
 * A table of both, with Ann in the first seat. Ben made it: if he connects after her, she may have taken over his
 * powers by then.
 */
async function tableOfBoth(): Promise<string> {
  const id = await ben.make(turnGame.id, [OPEN, ME]);
  await ann.post(`/api/t/${id}/join`, { nonce: 'a0' });
  return id;
}

async function playToTheEnd(id: string): Promise<void> {
  const clients = [await ben.enter(id), await ann.enter(id)];
  await ben.post(`/api/t/${id}/start`);
  await Promise.all(clients.map((client) => client.playToTheEnd(turnGame)));
  await Promise.all(clients.map((client) => client.close()));
}

/** Asks to be forgotten; resolves once everything is removed. */
async function beForgotten(guest: Browser): Promise<void> {
  await guest.delete('/api/me');
  await allForgotten();
}

async function allForgotten(): Promise<void> {
  await expect.poll(() => guestsToForget(), PATIENCE).toEqual([]);
}

function guestsToForget(): unknown[] {
  const database = new DatabaseSync(dataFile(server.folder), { readOnly: true });
  const guests = database.prepare('select guest from forgotten').all();
  database.close();
  return guests;
}

/** All stored documents, with the lists beside them. */
async function storedTexts(): Promise<string> {
  await server.stop();
  const database = new DatabaseSync(dataFile(server.folder));
  const texts = ['tables', 'seats', 'mentions', 'guests', 'forgotten', 'entries', 'sights', 'reports'].map((table) =>
    JSON.stringify(database.prepare(`select * from ${table}`).all()),
  );
  database.close();
  await server.start();
  return texts.join('\n');
}

describe('a guest who wants to be forgotten', () => {
  it('is a new guest afterwards, in this browser and in every other that has the cookie', async () => {
    const phone = new Browser(server);
    phone.cookie = ann.cookie;
    const [old, id] = [ann.cookie, await ann.make(turnGame.id, [ME, BOT])];
    const { body } = await ann.post(`/api/t/${id}/device`);
    const gone = await ann.delete('/api/me');
    expect(gone).toMatchObject({ status: 200, body: {} });
    expect(gone.headers.getSetCookie()).toEqual([expect.stringMatching(/^tablee=; .*Expires=Thu, 01 Jan 1970/)]);
    const me = await phone.get('/api/me');
    expect(me.body).toMatchObject({ tables: [] });
    expect(me.body['name']).not.toBe('Annabelle');
    expect(phone.cookie).not.toBe(old);
    expect((await phone.look(id)).seat).toBeNull();
    expect(await phone.post('/api/device', { token: body['token'] })).toMatchObject({ body: { error: 'bad-token' } });
  });

  it('frees the seats at waiting tables, and leaves a bot in running matches', async () => {
    const [waiting, playing] = [await tableOfBoth(), await tableOfBoth()];
    const [client, eye] = [await ben.enter(playing), await ann.enter(playing)];
    await ben.post(`/api/t/${playing}/start`);
    await client.hears('frame');
    await beForgotten(ann);
    expect(await ben.seats(waiting)).toMatchObject([OPEN, { name: 'Ben' }]);
    expect(await ben.seats(playing)).toMatchObject([{ kind: 'bot' }, { name: 'Ben' }]);
    await eye.until('to watch', () => eye.viewer === 'spectator');
    await client.playToTheEnd(turnGame);
  });

  it('has no name, animal or id left at tables that are over, and players there see it', async () => {
    const id = await tableOfBoth();
    await playToTheEnd(id);
    const before = (await ben.look(id)).table;
    const client = await ben.enter(id);
    const closed = client.hears('bye');
    await ann.delete('/api/me');
    await closed;
    const { table, seat } = await ben.look(id);
    expect(seat).toBe(1);
    expect(table.seats).toMatchObject([{ kind: 'person', name: '', avatar: '', online: false }, { name: 'Ben' }]);
    expect(table.seed).toEqual(before.seed);
  });

  it(
    'has no name left in the log and in what was kept of a match in which they took over a seat',
    PATIENCE,
    async () => {
      const id = await ben.make(turnGame.id, [BOT, ME]);
      const client = await ben.enter(id);
      await ben.post(`/api/t/${id}/start`);
      await ann.post(`/api/t/${id}/join`, { seat: 0, nonce: 'a0' });
      const eye = await ann.enter(id);
      await Promise.all([client.playToTheEnd(turnGame), eye.playToTheEnd(turnGame)]);
      await Promise.all([client.close(), eye.close()]);
      await beForgotten(ann);
      const texts = await storedTexts();
      expect(texts).toContain('seated');
      expect(texts).not.toContain('Annabelle');
    },
  );

  it('is removed from the list of guests whom a table sent off', async () => {
    const id = await tableOfBoth();
    const guest = idOf(ann);
    await ben.post(`/api/t/${id}/kick`, { seat: 0 });
    expect(JSON.stringify(await ben.look(id))).toContain('Annabelle');
    await beForgotten(ann);
    expect(JSON.stringify(await ben.look(id))).not.toContain('Annabelle');
    expect((await storedTexts()).includes(guest)).toBe(false);
  });

  it('leaves an open seat in the rematch', async () => {
    const id = await tableOfBoth();
    await playToTheEnd(id);
    await beForgotten(ann);
    const { body } = await ben.post(`/api/t/${id}/rematch`, { nonce: 'b1' });
    const { table } = await ben.look(String(body['id']));
    const free = mostSeats(turnGame.seating(table.options)) - 2;
    expect(table.seats).toMatchObject([OPEN, { name: 'Ben' }, ...Array.from({ length: free }, () => OPEN)]);
  });

  it('leaves more tables than one batch, and those that were not loaded are unloaded again', async () => {
    for (let table = 0; table < 60; table += 1) await tableOfBoth();
    const guest = idOf(ann);
    await server.stop();
    await server.start();
    await ann.delete('/api/me');
    expect(guestsToForget()).toHaveLength(1); // the answer comes before the tables are left
    await allForgotten();
    expect(await server.figure('tablee_tables')).toBe(0);
    expect((await storedTexts()).includes(guest)).toBe(false);
  });

  it('may call twice, and a visitor without a cookie does not become a guest by calling', async () => {
    const again = new Browser(server);
    again.cookie = ann.cookie;
    expect([await ann.delete('/api/me'), await again.delete('/api/me')]).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    const stranger = new Browser(server);
    const { status, headers } = await stranger.delete('/api/me');
    expect([status, headers.getSetCookie()]).toEqual([200, [expect.stringMatching(/^tablee=;/)]]);
  });
});

describe('a server that is killed while it forgets a guest', () => {
  it('completes it after the restart', async () => {
    const [over, waiting] = [await tableOfBoth(), await tableOfBoth()];
    await playToTheEnd(over);
    const playing = await ann.make(turnGame.id, [ME, BOT]);
    await ann.post(`/api/t/${playing}/start`);
    const guest = idOf(ann);
    await ben.post(`/api/t/${waiting}/report`, { seat: 0, why: 'other' });
    await server.stop();
    const store = await openStore(server.folder);
    await store.forgetGuest(guest);
    await store.close();
    await server.start();
    const first = async (id: string): Promise<unknown> => (await ben.seats(id))[0];
    await expect.poll(() => first(over), PATIENCE).toMatchObject({ kind: 'person', name: '' });
    await expect.poll(() => first(waiting), PATIENCE).toEqual(OPEN);
    await expect.poll(() => first(playing), PATIENCE).toMatchObject({ kind: 'bot' });
    await allForgotten();
    const reopened = await storedTexts();
    expect(reopened).not.toContain(guest);
    expect(reopened).not.toContain('Annabelle');
  });

  it('answers others meanwhile', PATIENCE, async () => {
    const folder = emptyFolder();
    const store = await openStore(folder);
    const { promise, resolve } = Promise.withResolvers<string[]>();
    const { app, stop } = await makeServer({
      config: configFor(folder),
      catalog: CATALOG,
      store: { ...store, guestsToForget: () => promise },
      keys: ['00'],
      log: pino({ level: 'silent' }),
      metrics: new Metrics('test'),
      slices: AT_ONCE,
    });
    expect(await app.inject('/api/games')).toMatchObject({ statusCode: 200 });
    resolve([]);
    await stop();
  });
});
