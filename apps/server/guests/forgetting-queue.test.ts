import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { type InProcessParts, InProcessServer } from '../server.scenario.ts';
import { dataFile } from '../store/data-folder.ts';
import { turnGame } from '../turn-game.scenario.ts';

/** Only ends a hanging test: long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };
const FORGETFUL = { forgetDays: 90, forgetEveryMs: 30 };

let server: InProcessServer;

afterEach(() => server.close());

async function open(config: NonNullable<InProcessParts['config']>): Promise<[ann: Browser, ben: Browser]> {
  server = await InProcessServer.open({ config });
  const [ann, ben] = [new Browser(server), new Browser(server)];
  await ann.post('/api/guest', { name: 'Annabelle' });
  await ben.post('/api/guest', { name: 'Ben' });
  return [ann, ben];
}

function inStore<Result>(work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(dataFile(server.folder), { timeout: PATIENCE.timeout }); // the server writes, too
  const result = work(database);
  database.close();
  return result;
}

let nextDay = 100_000;

/** Adds days of uptime without visits. */
function pass(days: number): void {
  inStore((database) => {
    const add = database.prepare('insert into days values (?)');
    for (let day = 0; day < days; day += 1) add.run((nextDay += 1));
  });
}

const names = (): unknown[] => inStore((database) => database.prepare('select name from guests order by name').all());

/** Number of guests marked as idle. */
const idle = (): unknown =>
  inStore((database) => database.prepare('select count(*) as count from guests where idle_day is not null').get());

describe('a guest without a visit for ninety days of uptime', () => {
  it('is marked as idle, and forgotten a day later, also at their tables; others are not', async () => {
    const [ann, ben] = await open(FORGETFUL);
    const id = await ben.make(turnGame.id, [{ kind: 'open' }, { kind: 'me' }]);
    await ann.post(`/api/t/${id}/join`, { nonce: 'a0' });
    pass(89);
    await ben.post('/api/guest', { name: 'Ben' });
    pass(1);
    await expect.poll(idle, PATIENCE).toEqual({ count: 1 });
    expect(names()).toEqual([{ name: 'Annabelle' }, { name: 'Ben' }]);
    pass(1);
    await expect.poll(async () => (await ben.seats(id))[0], PATIENCE).toEqual({ kind: 'open' });
    expect(names()).toEqual([{ name: 'Ben' }]);
    expect((await ann.get('/api/me')).body['name']).not.toBe('Annabelle');
  });

  it('is kept if they return after they were marked', async () => {
    const [ann] = await open(FORGETFUL);
    pass(90);
    await expect.poll(idle, PATIENCE).toEqual({ count: 2 });
    expect((await ann.get('/api/me')).body['name']).toBe('Annabelle');
    pass(1);
    await expect.poll(names, PATIENCE).toEqual([{ name: 'Annabelle' }]);
  });

  it('is kept while they sit at a running match', async () => {
    const [ann] = await open(FORGETFUL);
    const id = await ann.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    await ann.post(`/api/t/${id}/start`);
    pass(200);
    await expect.poll(idle, PATIENCE).toEqual({ count: 2 });
    pass(1);
    await expect.poll(names, PATIENCE).toEqual([{ name: 'Annabelle' }]);
    expect((await ann.seats(id))[0]).toMatchObject({ kind: 'person', name: 'Annabelle' });
  });

  it('is kept if the operator never forgets guests', async () => {
    await open({ forgetDays: 0, forgetEveryMs: 20 });
    pass(5_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([names(), idle()]).toEqual([[{ name: 'Annabelle' }, { name: 'Ben' }], { count: 0 }]);
  });

  it('is forgotten together with many others', async () => {
    const [ann, ben] = await open(FORGETFUL);
    inStore((database) => {
      const add = database.prepare("insert into guests values (?, 'Gone', 'fox', 0, 0, 1)");
      for (let number = 0; number < 120; number += 1) add.run(`g${number}`);
    });
    pass(1);
    await expect.poll(names, PATIENCE).toEqual([{ name: 'Annabelle' }, { name: 'Ben' }]);
    await expect
      .poll(() => inStore((database) => database.prepare('select * from forgotten').all()), PATIENCE)
      .toEqual([]);
    expect([ann, ben].length).toBe(2);
  });
});

it('a clock that is wrong by months forgets nobody', async () => {
  await open(FORGETFUL);
  inStore((database) => database.exec('update guests set seen_at = seen_at - 91 * 24 * 3600 * 1000'));
  pass(2);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([names(), idle()]).toEqual([[{ name: 'Annabelle' }, { name: 'Ben' }], { count: 0 }]);
});

it('playing counts as a visit', async () => {
  const [ann] = await open({ forgetDays: 90 });
  const id = await ann.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  inStore((database) => database.exec("update guests set seen_at = 0 where name = 'Annabelle'"));
  await ann.enter(id);
  await expect
    .poll(
      () => inStore((database) => database.prepare("select seen_at from guests where name = 'Annabelle'").get()),
      PATIENCE,
    )
    .toMatchObject({ seen_at: expect.closeTo(Date.now(), -6) });
});
