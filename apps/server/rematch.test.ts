import { rulesCatalog } from '@tablee/games/catalog.rules';
import { type AnyGame, defaultOptions, mostSeats } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { Browser } from './browser.scenario.ts';
import { BOT, ME, OPEN, serverWithGuests } from './guests.scenario.ts';
import { turnGame } from './turn-game.scenario.ts';

const { server, ann, ben } = serverWithGuests();

describe('a rematch', () => {
  async function playOne(more: object = {}): Promise<string> {
    const id = await ann.make(turnGame.id, [ME, OPEN], more);
    await ben.post(`/api/t/${id}/join`, { nonce: 'b0' });
    const [one, other] = [await ann.enter(id), await ben.enter(id)];
    await ann.post(`/api/t/${id}/start`);
    await Promise.all([one.playToTheEnd(turnGame), other.playToTheEnd(turnGame)]);
    return id;
  }

  it('is one table for all who ask, with the same people in the same seats', async () => {
    const id = await playOne();
    const rematch = `/api/t/${id}/rematch`;
    const both = await Promise.all([ben.post(rematch, { nonce: 'b1' }), ann.post(rematch, { nonce: 'a1' })]);
    const again = await ann.post(rematch, { nonce: 'a2' });
    const [next] = both.map(({ body }) => String(body['id']));
    expect(both.map(({ body }) => body)).toEqual([{ id: next }, { id: next }]);
    expect(again.body).toEqual({ id: next });
    expect((await ann.look(id)).table.next).toBe(next);
    const { table, seat } = await ann.look(next as string);
    expect(seat).toBe(0);
    expect(table.status).toBe('waiting');
    expect(table.options).toEqual((await ann.look(id)).table.options);
    const most = mostSeats(turnGame.seating(table.options));
    expect(table.seats.map(({ kind }) => kind)).toEqual([
      'person',
      'person',
      ...Array.from({ length: most - 2 }, () => 'open'),
    ]);
    expect(table.commitment).not.toBe((await ann.look(id)).table.commitment);
  });

  it('has a seat for every further friend: open ones first, then those of bots', async () => {
    const id = await ann.make(turnGame.id, [ME, BOT]);
    const most = mostSeats(turnGame.seating((await ann.look(id)).table.options));
    const client = await ann.enter(id);
    await ann.post(`/api/t/${id}/start`);
    await client.playToTheEnd(turnGame);
    const next = String((await ann.post(`/api/t/${id}/rematch`, { nonce: 'a1' })).body['id']);
    for (let friend = 1; friend < most; friend += 1) {
      expect(await new Browser(server).post(`/api/t/${next}/join`, { nonce: 'c0' })).toMatchObject({ status: 200 });
    }
    expect((await ann.seats(next)).map(({ kind }) => kind)).toEqual(Array.from({ length: most }, () => 'person'));
    expect(await new Browser(server).post(`/api/t/${next}/join`, { nonce: 'c0' })).toMatchObject({
      body: { error: 'no-open-seat' },
    });
  });

  it('of another game has every seat of that one, and bots make room for friends with the link', async () => {
    const id = await ann.make(turnGame.id, [ME, BOT]);
    const client = await ann.enter(id);
    await ann.post(`/api/t/${id}/start`);
    await client.playToTheEnd(turnGame);
    const next = String((await ann.post(`/api/t/${id}/rematch`, { nonce: 'a1' })).body['id']);
    const games = Object.values(rulesCatalog).map(({ versions }) => versions[0]);
    const placesOf = (game: AnyGame): number => mostSeats(game.seating(defaultOptions(game.options)));
    const [other] = games.filter(({ id: game }) => game !== turnGame.id).toSorted((a, b) => placesOf(b) - placesOf(a));
    expect(await ann.post(`/api/t/${next}/game`, { game: other?.id })).toMatchObject({ status: 200 });
    const most = placesOf(other as AnyGame);
    expect((await ann.seats(next)).map(({ kind }) => kind)).toEqual([
      'person',
      'bot',
      ...Array.from({ length: most - 2 }, () => 'open'),
    ]);
    for (let friend = 1; friend < most; friend += 1) {
      expect(await new Browser(server).post(`/api/t/${next}/join`, { nonce: 'c0' })).toMatchObject({ status: 200 });
    }
    expect((await ann.seats(next)).map(({ kind }) => kind)).toEqual(Array.from({ length: most }, () => 'person'));
  });

  it('has the house rules of the table before', async () => {
    const { body } = await ben.post(`/api/t/${await playOne({ house: { fair: false } })}/rematch`, { nonce: 'b1' });
    expect((await ann.look(String(body['id']))).table.house.fair).toBe(false);
  });

  it('takes a new nonce from everybody, and is started by the first asker', async () => {
    const id = await playOne();
    const { body } = await ben.post(`/api/t/${id}/rematch`, { nonce: 'b1' });
    const next = String(body['id']);
    expect((await ann.look(next)).table.maker).toBe(1);
    await ann.post(`/api/t/${next}/join`, { nonce: 'a1' });
    const [other, one] = [await ben.enter(next), await ann.enter(next)];
    expect((await ben.post(`/api/t/${next}/start`)).status).toBe(200);
    await Promise.all([one.playToTheEnd(turnGame), other.playToTheEnd(turnGame)]);
    expect(one.table?.seed?.nonces).toEqual(['a1', 'b1']);
  });

  it('uses no old nonce of somebody who does not join again', async () => {
    const id = await playOne();
    const { body } = await ben.post(`/api/t/${id}/rematch`, { nonce: 'b1' });
    const next = String(body['id']);
    const [other, one] = [await ben.enter(next), await ann.enter(next)];
    await ben.post(`/api/t/${next}/start`);
    await Promise.all([one.playToTheEnd(turnGame), other.playToTheEnd(turnGame)]);
    expect(one.table?.seed?.nonces).toEqual(['', 'b1']);
  });

  it('begins without people who have not come, and keeps their seats', async () => {
    const id = await playOne();
    const next = String((await ben.post(`/api/t/${id}/rematch`, { nonce: 'b1' })).body['id']);
    expect((await ann.seats(next))[0]).toMatchObject({ kind: 'person', online: false });
    const other = await ben.enter(next);
    expect((await ben.post(`/api/t/${next}/start`)).status).toBe(200);
    await other.until('the other is away', () => {
      const [absent] = other.table?.seats ?? [];
      return absent?.kind === 'person' && absent.away !== null;
    });
    expect((await ann.look(next)).seat).toBe(0);
    other.socket.close();
  });

  it('is for those who sat there, when the match is over', async () => {
    const waiting = await ann.make(turnGame.id, [ME, BOT]);
    expect(await ann.post(`/api/t/${waiting}/rematch`, { nonce: '' })).toMatchObject({
      status: 409,
      body: { error: 'not-over' },
    });
    const id = await playOne();
    expect(await new Browser(server).post(`/api/t/${id}/rematch`, { nonce: '' })).toMatchObject({
      status: 403,
      body: { error: 'not-seated' },
    });
  });
});
