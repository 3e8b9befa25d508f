import { rulesCatalog } from '@tablee/games/catalog.rules';
import { type AnyGame, mostSeats, type OptionSpec } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { Browser } from './browser.scenario.ts';
import { BOT, ME, OPEN, serverWithGuests } from './guests.scenario.ts';
import { turnGame } from './turn-game.scenario.ts';

/** Only ends a hanging test: long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };

const { server, ann, ben } = serverWithGuests();

describe('a new table', () => {
  it('waits with its maker in the requested seat', async () => {
    const id = await ann.make(turnGame.id, [OPEN, ME]);
    expect(id).toMatch(/^[\w-]{22}$/);
    const { table, seat } = await ann.look(id);
    expect(seat).toBe(1);
    expect(table).toMatchObject({ id, game: turnGame.id, status: 'waiting', maker: 1, seed: null, next: null });
    expect(table.seats).toMatchObject([OPEN, { kind: 'person', online: false }]);
  });

  it('takes the options of its preset, with those that override them', async () => {
    const preset = Object.keys(turnGame.presets).at(-1) as string;
    const plain = await ann.make(turnGame.id, [ME, BOT], { preset });
    const { options } = (await ann.look(plain)).table;
    expect(options).toMatchObject(turnGame.presets[preset] as object);
    const said = turnGame.presets[preset] as object;
    const specs = Object.entries(turnGame.options as Readonly<Record<string, OptionSpec>>);
    const [name, { choices }] = specs.find(([option]) => !(option in said)) as [string, OptionSpec];
    const other = choices.find((choice) => choice !== options[name]);
    const changed = await ann.make(turnGame.id, [ME, BOT], { preset, options: { [name]: other } });
    expect((await ann.look(changed)).table.options).toEqual({ ...options, [name]: other });
  });

  it('is fair by default', async () => {
    const [fair, unfair] = [
      await ann.make(turnGame.id, [ME, BOT]),
      await ann.make(turnGame.id, [ME, BOT], { house: { fair: false } }),
    ];
    expect((await ann.look(fair)).table.house.fair).toBe(true);
    expect((await ann.look(unfair)).table.house.fair).toBe(false);
  });

  it('is listed while it waits, if its maker wants that', async () => {
    const listed = await ann.make(turnGame.id, [ME, BOT], { listed: true });
    await ann.make(turnGame.id, [ME, BOT]);
    const ids = async (): Promise<unknown[]> =>
      ((await ben.get('/api/tables')).body['tables'] as { id: string }[]).map(({ id }) => id);
    await expect.poll(ids, PATIENCE).toEqual([listed]);
    await ann.post(`/api/t/${listed}/start`);
    await expect.poll(ids, PATIENCE).toEqual([]);
  });

  it('is listed among the tables of its players', async () => {
    const id = await ann.make(turnGame.id, [ME, BOT]);
    expect((await ann.get('/api/me')).body['tables']).toEqual([{ id, game: turnGame.id, status: 'waiting' }]);
    expect((await ben.get('/api/me')).body['tables']).toEqual([]);
  });

  it.each([
    ['unknown-game', { game: 'nothing' }],
    ['unknown-preset', { preset: 'toString' }],
    ['bad-options', { options: { nothing: true } }],
    ['bad-seats', { seats: [ME] }],
    ['bad-seats', { seats: [OPEN, OPEN] }],
    ['bad-seats', { seats: [ME, ME] }],
    ['bad-seats', { seats: Array.from({ length: 21 }, (_, index) => (index === 0 ? ME : OPEN)) }],
    ['unknown-level', { seats: [ME, { kind: 'bot', level: 'toString' }] }],
    ['bad-nonce', { nonce: 'xyz' }],
    ['bad-body', { seats: [ME, { kind: 'person' }] }],
    ['bad-body', { surprise: 1 }],
  ])('is not made, for %s', async (error, said) => {
    const body = { game: turnGame.id, seats: [ME, BOT], listed: false, nonce: '', ...said };
    expect(await ann.post('/api/tables', body)).toMatchObject({ status: 400, body: { error } });
  });
});

describe('an open seat', () => {
  it('is taken by the first to join, and everybody at the table is told', async () => {
    const id = await ann.make(turnGame.id, [ME, OPEN]);
    const client = await ann.enter(id);
    await ben.post('/api/guest', { name: 'Ben', avatar: 'owl' });
    const joined = await ben.post(`/api/t/${id}/join`, { nonce: 'b0' });
    expect(joined).toMatchObject({ status: 200, body: { seat: 1 } });
    await client.until('Ben', () => client.table?.seats[1]?.kind === 'person');
    expect(client.table?.seats[1]).toEqual({
      kind: 'person',
      name: 'Ben',
      avatar: 'owl',
      online: false,
      away: null,
    });
    const late = await new Browser(server).post(`/api/t/${id}/join`, { nonce: 'c0' });
    expect(late).toMatchObject({ status: 409, body: { error: 'no-open-seat' } });
  });

  it('lets two people play, each with their own view', async () => {
    const id = await ann.make(turnGame.id, [ME, OPEN]);
    await ben.post(`/api/t/${id}/join`, { nonce: 'b0' });
    const [one, other] = [await ann.enter(id), await ben.enter(id)];
    await ann.post(`/api/t/${id}/start`);
    await Promise.all([one.hears('frame'), other.hears('frame')]);
    expect([one.viewer, other.viewer]).toEqual([0, 1]);
    expect(one.followed.view).not.toEqual(other.followed.view);
    await Promise.all([one.playToTheEnd(turnGame), other.playToTheEnd(turnGame)]);
    expect(one.table?.seed).toEqual(other.table?.seed);
    expect(one.table?.seed?.nonces).toEqual(['a0', 'b0']);
  });

  it('is given to a bot by the maker alone', async () => {
    const id = await ann.make(turnGame.id, [ME, OPEN]);
    const bot = { seat: 1, kind: 'bot', level: 'random' };
    expect(await ben.post(`/api/t/${id}/seat`, bot)).toMatchObject({ status: 403, body: { error: 'not-the-maker' } });
    expect(await ann.post(`/api/t/${id}/start`)).toMatchObject({ status: 409, body: { error: 'too-few' } });
    expect(await ann.post(`/api/t/${id}/seat`, bot)).toMatchObject({ status: 200 });
    expect((await ann.seats(id))[1]).toMatchObject({ kind: 'bot', level: 'random' });
    expect(await ann.post(`/api/t/${id}/seat`, { ...bot, level: 'genius' })).toMatchObject({
      status: 400,
      body: { error: 'unknown-level' },
    });
    expect(await ann.post(`/api/t/${id}/seat`, { seat: 1, kind: 'open' })).toMatchObject({ status: 200 });
    expect((await ann.seats(id))[1]).toEqual(OPEN);
  });
});

describe('another game', () => {
  const other = Object.values(rulesCatalog)
    .map(({ versions: [newest] }) => newest)
    .find(({ id }) => id !== turnGame.id) as AnyGame;

  it('is chosen by the maker for the same people, whose pages follow', async () => {
    const id = await ann.make(turnGame.id, [ME, OPEN]);
    await ben.post(`/api/t/${id}/join`, { nonce: 'b0' });
    await ann.enter(id);
    const client = await ben.enter(id);
    expect(await ben.post(`/api/t/${id}/game`, { game: other.id })).toMatchObject({ status: 403 });
    expect(await ann.post(`/api/t/${id}/game`, { game: other.id })).toMatchObject({ status: 200 });
    await client.until('the other game', () => client.table?.game === other.id);
    const most = mostSeats(other.seating(client.table?.options ?? {}));
    expect(client.table?.seats.map(({ kind }) => kind)).toEqual([
      'person',
      'person',
      ...Array.from({ length: most - 2 }, () => 'open'),
    ]);
    expect((await ann.post(`/api/t/${id}/start`)).status).toBe(200);
    await client.hears('frame');
  });

  it('is refused if it is unknown', async () => {
    const id = await ann.make(turnGame.id, [ME, OPEN]);
    const answer = { status: 400, body: { error: 'unknown-game' } };
    expect(await ann.post(`/api/t/${id}/game`, { game: 'constructor' })).toMatchObject(answer);
  });
});

describe('the seat of a player who does not come', () => {
  it.each([OPEN, BOT])('is freed by the maker while they are away: %j', async (sitter) => {
    const id = await ann.make(turnGame.id, [ME, OPEN]);
    await ben.post(`/api/t/${id}/join`, { nonce: '' });
    const [maker, client] = [await ann.enter(id), await ben.enter(id)];
    const free = { seat: 1, ...sitter };
    expect(await ann.post(`/api/t/${id}/seat`, free)).toMatchObject({ status: 409, body: { error: 'seat-taken' } });
    await client.close();
    await maker.until('Ben is gone', () => maker.table?.seats[1]?.kind === 'person' && !maker.table.seats[1].online);
    expect(await new Browser(server).post(`/api/t/${id}/seat`, free)).toMatchObject({ status: 403 });
    expect(await ann.post(`/api/t/${id}/seat`, free)).toMatchObject({ status: 200 });
    expect((await ann.seats(id))[1]).toMatchObject(sitter);
    expect((await ben.look(id)).seat).toBeNull();
  });

  it('is freed in a rematch, so that it can begin without them', async () => {
    const id = await ann.make(turnGame.id, [ME, OPEN]);
    await ben.post(`/api/t/${id}/join`, { nonce: '' });
    const clients = [await ann.enter(id), await ben.enter(id)];
    await ann.post(`/api/t/${id}/start`);
    await Promise.all(clients.map((client) => client.playToTheEnd(turnGame)));
    const next = String((await ann.post(`/api/t/${id}/rematch`, { nonce: '' })).body['id']);
    expect(await ann.post(`/api/t/${next}/seat`, { seat: 1, ...BOT })).toMatchObject({ status: 200 });
    expect(await ann.post(`/api/t/${next}/start`)).toMatchObject({ status: 200 });
  });

  it('is not freed if it is the maker’s own', async () => {
    const id = await ann.make(turnGame.id, [ME, OPEN]);
    const free = { seat: 0, kind: 'open' };
    expect(await ann.post(`/api/t/${id}/seat`, free)).toMatchObject({ status: 409, body: { error: 'seat-taken' } });
  });
});

describe('a player who leaves', () => {
  it('frees the seat before the match', async () => {
    const id = await ann.make(turnGame.id, [ME, OPEN]);
    await ben.post(`/api/t/${id}/join`, { nonce: '' });
    expect(await ben.post(`/api/t/${id}/leave`)).toMatchObject({ status: 200, body: { seat: null } });
    expect((await ann.seats(id))[1]).toEqual(OPEN);
    expect(await ben.post(`/api/t/${id}/leave`)).toMatchObject({ status: 403, body: { error: 'not-seated' } });
  });

  it('leaves the seat to a bot during the match, which is played to its end', async () => {
    const id = await ann.make(turnGame.id, [ME, OPEN]);
    await ben.post(`/api/t/${id}/join`, { nonce: '' });
    const client = await ann.enter(id);
    await ann.post(`/api/t/${id}/start`);
    await ben.post(`/api/t/${id}/leave`);
    expect((await ann.seats(id))[1]).toMatchObject({ kind: 'bot' });
    await client.playToTheEnd(turnGame);
    expect(client.of('frame').some(({ note }) => note !== undefined)).toBe(true);
  });
});
