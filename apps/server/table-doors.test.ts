import { rulesCatalog } from '@tablee/games/catalog.rules';
import { VirtualClock } from '@tablee/host';
import { describe, expect, it } from 'vitest';
import { Browser } from './browser.scenario.ts';
import type { SocketClient } from './client.scenario.ts';
import { BOT, ME, OPEN, serverWithGuests } from './guests.scenario.ts';
import { turnGame } from './turn-game.scenario.ts';

const clock = new VirtualClock();
const { server, ann, ben } = serverWithGuests({ clock });

/** Seats Ann and Ben at a table and starts the match. */
async function begin(more: object = {}): Promise<{ id: string; annAt: SocketClient; benAt: SocketClient }> {
  const id = await ann.make(turnGame.id, [ME, OPEN], more);
  await ben.post(`/api/t/${id}/join`, { nonce: 'b0' });
  const [annAt, benAt] = [await ann.enter(id), await ben.enter(id)];
  await ann.post(`/api/t/${id}/start`);
  await Promise.all([annAt.hears('frame'), benAt.hears('frame')]);
  return { id, annAt, benAt };
}

function isAway(client: SocketClient, seat: number): boolean {
  const info = client.table?.seats[seat];
  return info?.kind === 'person' && info.away !== null;
}

describe('a pause', () => {
  it('is called, shown, kept over a restart and ended', async () => {
    const { id, annAt } = await begin();
    const paused = await ben.post(`/api/t/${id}/pause`);
    expect(paused.status).toBe(200);
    await annAt.until('the pause', () => annAt.table?.pause?.by === 1);
    expect(await annAt.answerTo(annAt.ask(turnGame.examples[0] ?? {}))).toMatchObject({ why: 'paused' });
    await server.stop();
    await server.start();
    const back = await ann.enter(id);
    expect(back.table).toMatchObject({ pause: { by: 1, untilBack: false }, time: { live: false } });
    expect(await back.hears('snapshot')).toMatchObject({ live: false });
    expect((await ann.post(`/api/t/${id}/resume`)).status).toBe(200);
    await back.until('the end of the pause', () => back.table?.pause === null);
    expect(back.table?.time?.live).toBe(true);
  });

  it('is refused to spectators, and at listed and waiting tables', async () => {
    const { id } = await begin({ listed: true });
    expect(await ann.post(`/api/t/${id}/pause`)).toMatchObject({ status: 409, body: { error: 'listed' } });
    expect(await new Browser(server).post(`/api/t/${id}/pause`)).toMatchObject({
      status: 403,
      body: { error: 'not-seated' },
    });
    const waiting = await ann.make(turnGame.id, [ME, BOT]);
    expect(await ann.post(`/api/t/${waiting}/pause`)).toMatchObject({ status: 409, body: { error: 'not-playing' } });
  });
});

describe('a player who loses the connection', () => {
  it('is away, has a stand-in, and is back at once', async () => {
    const { id, annAt, benAt } = await begin();
    expect(await ann.post(`/api/t/${id}/replace`, { seat: 1 })).toMatchObject({
      status: 409,
      body: { error: 'not-away' },
    });
    await benAt.close();
    await annAt.until('the cut', () => annAt.table?.seats[1]?.kind === 'person' && !annAt.table.seats[1].online);
    await clock.pass(1_000);
    await annAt.until('the absence', () => isAway(annAt, 1));
    expect((await ann.post(`/api/t/${id}/replace`, { seat: 1 })).status).toBe(200);
    await expect
      .poll(async () => {
        await clock.pass(0);
        return (await ann.seats(id))[1];
      })
      .toMatchObject({ kind: 'person', away: { standIn: 'normal' } });
    const back = await ben.enter(id, benAt);
    await back.until('the return', () => !isAway(back, 1));
    expect((await ann.seats(id))[1]).toMatchObject({ kind: 'person', online: true, away: null });
  });
});

describe('a guest who is sent off', () => {
  it('loses the seat and gets none unless the maker lets them in again', async () => {
    const { id, annAt, benAt } = await begin();
    expect(await ben.post(`/api/t/${id}/kick`, { seat: 0 })).toMatchObject({
      status: 403,
      body: { error: 'not-the-maker' },
    });
    expect((await ann.post(`/api/t/${id}/kick`, { seat: 1 })).status).toBe(200);
    await annAt.until('the bot', () => annAt.table?.seats[1]?.kind === 'bot');
    await benAt.until('the gallery', () => benAt.viewer === 'spectator');
    expect(await ben.post(`/api/t/${id}/join`, { seat: 1, nonce: '' })).toMatchObject({
      status: 403,
      body: { error: 'barred' },
    });
    const who = annAt.table?.sentOff?.[0]?.who ?? '';
    expect(await ben.post(`/api/t/${id}/let-in`, { who })).toMatchObject({ body: { error: 'not-the-maker' } });
    expect((await ann.post(`/api/t/${id}/let-in`, { who })).status).toBe(200);
    expect(await ann.post(`/api/t/${id}/let-in`, { who })).toMatchObject({
      status: 409,
      body: { error: 'not-barred' },
    });
    expect((await ben.post(`/api/t/${id}/join`, { seat: 1, nonce: '' })).status).toBe(200);
  });
});

describe('a friend', () => {
  it('takes over the seat of a bot in the middle of a match', async () => {
    const id = await ann.make(turnGame.id, [ME, BOT]);
    const annAt = await ann.enter(id);
    await ann.post(`/api/t/${id}/start`);
    await ben.get('/api/me');
    const benAt = await ben.enter(id);
    expect(await ben.post(`/api/t/${id}/join`, { nonce: '' })).toMatchObject({ body: { error: 'no-open-seat' } });
    expect(await ben.post(`/api/t/${id}/join`, { seat: 1, nonce: '' })).toMatchObject({
      status: 200,
      body: { seat: 1 },
    });
    await benAt.until('the seat', () => benAt.viewer === 1);
    await annAt.until('the friend', () => annAt.table?.seats[1]?.kind === 'person');
  });
});

describe('house rules', () => {
  it('are given when a table is made, and changed by its maker', async () => {
    const id = await ann.make(turnGame.id, [ME, OPEN], { house: { clock: 'relaxed', fair: true } });
    expect((await ann.look(id)).table.house).toEqual({ grace: 'usual', clock: 'relaxed', fair: true });
    const options = `/api/t/${id}/options`;
    expect((await ann.post(options, { house: { grace: 'long' } })).status).toBe(200);
    expect((await ann.look(id)).table.house).toEqual({ grace: 'long', clock: 'relaxed', fair: true });
    expect(await ann.post(options, { house: { grace: 7 } })).toMatchObject({
      status: 400,
      body: { error: 'bad-house' },
    });
  });

  it('are kept in the rematch', async () => {
    const id = await ann.make(turnGame.id, [ME, BOT], { house: { grace: 'short' } });
    const client = await ann.enter(id);
    await ann.post(`/api/t/${id}/start`);
    const ticking = setInterval(() => void clock.pass(10_000), 1);
    await client.playToTheEnd(turnGame);
    clearInterval(ticking);
    const { body } = await ann.post(`/api/t/${id}/rematch`, { nonce: '' });
    expect((await ann.look(String(body['id']))).table.house).toEqual({ grace: 'short', clock: 'none', fair: true });
  });

  it('have no clock in real time', async () => {
    const realtime = Object.values(rulesCatalog).find(({ versions: [game] }) => game.traits.pace === 'realtime');
    const body = {
      game: realtime?.versions[0].id,
      seats: [ME, BOT],
      listed: false,
      nonce: '',
      house: { clock: 'brisk' },
    };
    expect(await ann.post('/api/tables', body)).toMatchObject({ status: 400, body: { error: 'bad-house' } });
  });
});

describe('a turn that runs out of time', () => {
  it('is played by the clock, and everybody is told', async () => {
    const { annAt, benAt } = await begin({ house: { clock: 'relaxed', fair: true } });
    const [first] = (await annAt.hears('turn')).awaited;
    await clock.pass(60_000);
    await benAt.until('the clock', () => benAt.of('frame').some(({ timeOut }) => timeOut !== undefined));
    expect(benAt.of('frame').find(({ timeOut }) => timeOut !== undefined)).toMatchObject({
      at: 60_000,
      timeOut: first,
    });
  });
});
