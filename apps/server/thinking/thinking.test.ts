import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Thinker } from '@tablee/host';
import {
  botRng,
  type GameTypes,
  type Json,
  openMatch,
  type Seat,
  seedFromWord,
  type TableSetup,
  tableFor,
  toMillis,
} from '@tablee/kernel';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { InProcessServer } from '../server.scenario.ts';
import { turnGame } from '../turn-game.scenario.ts';
import { ThinkingPool } from './pool.ts';
import { makeThinker } from './thinker.ts';
import { rulesCatalog } from './thinking-toys.scenario.ts';

const seed = seedFromWord('thinking');
const table = tableFor(turnGame, Object.keys(turnGame.presets)[0] as string, 2) as TableSetup<GameTypes>;
const { match } = openMatch(turnGame, table, seed);
const [seat] = turnGame.toAct(match.state) as [Seat];
const question = { table, view: turnGame.view(match.state, seat), seat, at: toMillis(0), people: [], memory: null };

const pool = new ThinkingPool(1, import.meta.resolve('./thinking-toys.scenario.ts'));
const logged: unknown[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line)) });
const thinker = makeThinker(rulesCatalog, pool, log);

afterAll(() => pool.close());

function ask(level: string, seq = 7, memory: Json = null): ReturnType<Thinker['decide']> {
  return thinker.decide(turnGame.id, level, { ...question, memory }, { seed, seq });
}

describe('a bot that searches', () => {
  it('decides the same in its thread as here', async () => {
    const elsewhere = ask('searches');
    expect(elsewhere).toBeInstanceOf(Promise);
    expect(await elsewhere).toEqual(ask('random'));
    expect(await elsewhere).not.toBeNull();
  });

  it('waits while the threads are busy', async () => {
    const seqs = [1, 2, 3, 4, 5];
    const thoughts = await Promise.all(seqs.map(async (seq) => ask('searches', seq)));
    expect(thoughts).toEqual(seqs.map((seq) => ask('random', seq)));
  });

  it.each(['throws', 'kills'])(
    'waits where it %s, which is logged, and the next thinks in a new thread',
    async (level) => {
      logged.length = 0;
      const [bad, good] = await Promise.all([ask(level), ask('searches')]);
      expect(bad).toBeNull();
      expect(good).toEqual(ask('random'));
      expect(logged).toEqual([expect.objectContaining({ game: turnGame.id, level })]);
    },
  );
});

it('a bot that searches plays without a search if too many questions are before it', async () => {
  const busy = new ThinkingPool(1, import.meta.resolve('./thinking-toys.scenario.ts'), 10);
  const warned: unknown[] = [];
  const heard = pino({ level: 'warn' }, { write: (line: string) => warned.push(JSON.parse(line)) });
  const hurried = makeThinker(rulesCatalog, busy, heard);
  const asked = (level: string): ReturnType<Thinker['decide']> =>
    hurried.decide(turnGame.id, level, question, { seed, seq: 7 });
  const brooding = asked('broods');
  expect(await asked('searches')).toEqual(asked('random'));
  expect(warned).toEqual([expect.objectContaining({ msg: expect.stringContaining('TABLEE_THINKERS') })]);
  await busy.close();
  await brooding;
});

it('a question is repeated once if its thread has died', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-thinking-'));
  logged.length = 0;
  expect(await ask('kills-once', 7, join(folder, 'killed'))).toEqual(ask('random'));
  expect(logged).toEqual([]);
  rmSync(folder, { recursive: true });
});

describe('a bot without a search', () => {
  it('answers at once, with random numbers of its seat and entry', () => {
    const bot = rulesCatalog[turnGame.id]?.bots['random'];
    expect(ask('random')).toEqual(bot?.decide({ ...question, rng: botRng(seed, seat, 7) }));
  });

  it.each(['throws-here', 'nobody'])('waits if it fails to decide, which is logged: %s', (level) => {
    logged.length = 0;
    expect(ask(level)).toBeNull();
    expect(logged).toHaveLength(1);
  });
});

describe('a server', () => {
  it('lets a bot that searches play at a table', async () => {
    const catalog = { games: rulesCatalog, module: import.meta.resolve('./thinking-toys.scenario.ts') };
    const server = await InProcessServer.open({ catalog });
    const me = new Browser(server);
    const id = await me.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'searches' }]);
    const client = await me.enter(id);
    await me.post(`/api/t/${id}/start`);
    await client.playOnce(turnGame);
    await client.untilItsTurn(turnGame);
    expect(client.options(turnGame)).not.toEqual([]);
    await server.close();
  });
});
