import { rulesCatalog } from '@tablee/games/catalog.rules';
import { type AnyGame, isSame, openMatch, presetOptions, seedFromWord, tableFor } from '@tablee/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { InProcessServer } from '../server.scenario.ts';
import { meAnd, turnGame } from '../turn-game.scenario.ts';

let server: InProcessServer;
let maker: Browser;
let id: string;

beforeAll(async () => {
  server = await InProcessServer.open();
});
beforeEach(async () => {
  maker = new Browser(server);
  id = await maker.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
});
afterAll(() => server.close());

describe('a socket that only watches', () => {
  it('is a spectator with any cookie', async () => {
    const screen = await maker.watch(id);
    expect(screen.viewer).toBe('spectator');
    expect((await maker.enter(id)).viewer).toBe(0);
  });

  it('puts nobody online, and takes nobody offline when it goes', async () => {
    const screen = await maker.watch(id);
    expect((await maker.seats(id))[0]).toMatchObject({ online: false });
    const hand = await maker.enter(id);
    expect((await maker.seats(id))[0]).toMatchObject({ online: true });
    await screen.close();
    expect((await maker.seats(id))[0]).toMatchObject({ online: true });
    await hand.close();
  });

  it.each(Object.entries(rulesCatalog))('gets the view of a spectator at a table of %s', async (game, { versions }) => {
    const table = await maker.make(game, meAnd({ kind: 'bot', level: 'random' }, versions[0]));
    const screen = await maker.watch(table);
    const hand = await maker.enter(table);
    const stranger = await new Browser(server).enter(table);
    await maker.post(`/api/t/${table}/start`);
    await Promise.all([screen.hears('frame'), hand.hears('frame'), stranger.hears('frame')]);
    const [first] = screen.of('frame');
    expect(first).toEqual(stranger.of('frame')[0]);
    expect(isSame(first, hand.of('frame')[0])).toBe(!hasHands(versions[0]));
  });

  it('cannot play for the seat', async () => {
    await maker.enter(id);
    const screen = await maker.watch(id);
    await maker.post(`/api/t/${id}/start`);
    await screen.hears('frame');
    expect(await screen.answerTo(screen.ask({ do: 'anything' }))).toMatchObject({ why: 'not-seated' });
  });

  it('stays a spectator when its guest sits down', async () => {
    const friend = new Browser(server);
    const other = await maker.make(turnGame.id, [{ kind: 'me' }, { kind: 'open' }]);
    await friend.get('/api/me');
    const screen = await friend.watch(other);
    await friend.post(`/api/t/${other}/join`, { nonce: 'b0' });
    expect((await friend.look(other)).seat).toBe(1);
    expect(screen.of('welcome')).toHaveLength(1);
    expect((await maker.enter(other)).viewer).toBe(0);
    expect(screen.viewer).toBe('spectator');
  });
});

/** True if some seat sees what others do not. In games where only decks are hidden, everybody sees the same. */
function hasHands(definition: AnyGame): boolean {
  const [preset = ''] = Object.keys(definition.presets);
  const table = tableFor(definition, preset, definition.seating(presetOptions(definition, preset) ?? {}).counts[0]);
  if (table === null) throw new Error(`${definition.id} has no preset`);
  const { state } = openMatch(definition, table, seedFromWord('hands')).match;
  return definition.pieces(state).some(({ knownTo }) => knownTo !== 'all' && knownTo.length > 0);
}
