import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@tablee/kernel';
import { catalogue } from '@tablee/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, type SeatBody } from '../browser.scenario.ts';
import { CATALOG, InProcessServer } from '../server.scenario.ts';
import { meAnd } from '../turn-game.scenario.ts';
import { catalogueOf } from './catalogue.ts';

const FILE = join(import.meta.dirname, '../../../docs/protocol/games.json');
const { games, avatars, house: houseRules } = catalogueOf(CATALOG.games);

let server: InProcessServer;
let me: Browser;

beforeAll(async () => {
  server = await InProcessServer.open();
  me = new Browser(server);
});
afterAll(() => server.close());

describe('GET /api/games', () => {
  it('answers what `npm run protocol` has written, and makes nobody a guest', async () => {
    const { status, body } = await me.get('/api/games');
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
    expect(catalogue.safeParse(body)).toMatchObject({ success: true });
    expect(me.cookie).toBeNull();
  });

  const presets = games.flatMap((game) => game.presets.map((preset) => ({ game, preset })));
  it.each(presets)('lists tables that can be made: $game.id, $preset.id', async ({ game, preset }) => {
    for (const count of preset.counts) {
      const bots = Array.from({ length: count - 1 }, (_, seat): SeatBody => {
        return { kind: 'bot', level: game.levels[seat % game.levels.length] as string };
      });
      const id = await me.make(game.id, [{ kind: 'me' }, ...bots], { preset: preset.id });
      expect((await me.look(id)).table).toMatchObject({ options: preset.options, obstacle: null });
    }
  });

  it('lists choices that a table takes', async () => {
    for (const { id: game, options, seatOptions } of games) {
      const found = findGame(CATALOG.games, game);
      if (!found.ok) throw new Error(found.problem);
      const id = await me.make(game, meAnd({ kind: 'open' }, found.definition));
      const take = async (path: string, said: object): Promise<void> => {
        expect(await me.post(`/api/t/${id}/${path}`, said)).toMatchObject({ status: 200 });
      };
      const each = (table: typeof options): object[] =>
        table.flatMap(({ name, choices }) => choices.map((choice) => ({ [name]: choice })));
      for (const chosen of each(options)) await take('options', { options: chosen });
      for (const chosen of each(seatOptions)) await take('seat-options', { seat: 0, options: chosen });
      for (const chosen of each(houseRules.filter(({ name }) => name !== 'clock')))
        await take('options', { house: chosen });
    }
  });

  it('lists commands that the rules read, with things that it lists', () => {
    for (const { id, commands, faces } of games) {
      const found = findGame(CATALOG.games, id);
      if (!found.ok) throw new Error(found.problem);
      expect(commands.map((command) => found.definition.parse(command))).toEqual(commands);
      expect(faces).not.toEqual([]);
    }
  });

  it('offers the levels whose matches end, and `random` only where its matches do', () => {
    const offered = Object.fromEntries(games.map(({ id, levels }) => [id, levels]));
    expect(offered).toMatchObject({
      'rush-out': ['facile', 'normal', 'expert'],
      rummu: ['facile', 'normal', 'expert'],
      tiles: ['random', 'facile', 'normal', 'expert'],
    });
  });

  it('lists animals that a guest may have', async () => {
    for (const avatar of avatars) expect(await me.post('/api/guest', { avatar })).toMatchObject({ status: 200 });
  });
});
