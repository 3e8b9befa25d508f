import { mostSeats, type OptionSpec } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { Browser } from './browser.scenario.ts';
import { BOT, ME, OPEN, serverWithGuests } from './guests.scenario.ts';
import { turnGame } from './turn-game.scenario.ts';

/** A seat option of the game, with its default. */
const [NAME, SPEC] = Object.entries(turnGame.seatOptions as Readonly<Record<string, OptionSpec>>)[0] as [
  string,
  OptionSpec,
];
const USUAL = { [NAME]: SPEC.default };
const CHOSEN = { [NAME]: SPEC.choices.find((choice) => choice !== SPEC.default) };

const { ann, ben } = serverWithGuests();

async function seatOptions(id: string): Promise<unknown> {
  return (await ann.look(id)).table.seatOptions;
}

describe('a choice for a seat', () => {
  it('is made with the table, or by `join`', async () => {
    const id = await ann.make(turnGame.id, [ME, { ...BOT, options: CHOSEN }, OPEN]);
    expect(await seatOptions(id)).toEqual([USUAL, CHOSEN, USUAL]);
    await ben.post(`/api/t/${id}/join`, { nonce: '', options: CHOSEN });
    expect(await seatOptions(id)).toEqual([USUAL, CHOSEN, CHOSEN]);
  });

  it('is changed by the player, and for bots by the maker', async () => {
    const id = await ann.make(turnGame.id, [ME, BOT, OPEN]);
    await ben.post(`/api/t/${id}/join`, { nonce: '' });
    const choose = (who: Browser, seat: number): Promise<unknown> =>
      who.post(`/api/t/${id}/seat-options`, { seat, options: CHOSEN });
    expect(await choose(ben, 2)).toMatchObject({
      status: 200,
      body: { table: { seatOptions: [USUAL, USUAL, CHOSEN] } },
    });
    expect(await choose(ann, 1)).toMatchObject({ status: 200 });
    expect(await choose(ben, 1)).toMatchObject({ status: 403, body: { error: 'not-the-maker' } });
    expect(await choose(ann, 2)).toMatchObject({ status: 409, body: { error: 'seat-taken' } });
    expect(await seatOptions(id)).toEqual([USUAL, CHOSEN, CHOSEN]);
  });

  it('moves along to another seat', async () => {
    const id = await ann.make(turnGame.id, [{ ...ME, options: CHOSEN }, BOT, OPEN]);
    expect(await ann.post(`/api/t/${id}/swap`, { from: 0, to: 2 })).toMatchObject({ status: 200, body: { seat: 2 } });
    expect(await seatOptions(id)).toEqual([USUAL, USUAL, CHOSEN]);
  });

  it('holds in the match, and stays for a rematch', async () => {
    const id = await ann.make(turnGame.id, [ME, { ...BOT, options: CHOSEN }]);
    const client = await ann.enter(id);
    await ann.post(`/api/t/${id}/start`);
    await client.playToTheEnd(turnGame);
    expect(client.table?.seatOptions).toEqual([USUAL, CHOSEN]);
    const { body } = await ann.post(`/api/t/${id}/rematch`, { nonce: '' });
    const free = mostSeats(turnGame.seating(client.table?.options ?? {})) - 2;
    expect(await seatOptions(String(body['id']))).toEqual([
      USUAL,
      CHOSEN,
      ...Array.from({ length: free }, () => USUAL),
    ]);
  });

  it.each([{ [NAME]: 'nonsense' }, { nothing: true }])('is not %j', async (options) => {
    const body = { game: turnGame.id, seats: [{ ...ME, options }, BOT], listed: false, nonce: '' };
    expect(await ann.post('/api/tables', body)).toMatchObject({ status: 400, body: { error: 'bad-options' } });
    const id = await ann.make(turnGame.id, [ME, BOT]);
    const answer = await ann.post(`/api/t/${id}/seat-options`, { seat: 0, options });
    expect(answer).toMatchObject({ status: 400, body: { error: 'bad-options' } });
  });
});
