import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { House, type HouseParts } from '../server.scenario.ts';
import { dataFile } from '../store/data-folder.ts';
import { turnGame } from '../turn-game.scenario.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Ends what hangs; a busy machine must not decide. */
const PATIENCE = { timeout: 20_000 };

let house: House;

afterEach(() => house.close());

async function open(config: NonNullable<HouseParts['config']>): Promise<[ann: Browser, ben: Browser]> {
  house = await House.open({ config });
  const [ann, ben] = [new Browser(house), new Browser(house)];
  await ann.post('/api/guest', { name: 'Annabelle' });
  await ben.post('/api/guest', { name: 'Ben' });
  return [ann, ben];
}

function inStore<Result>(work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(dataFile(house.folder));
  const result = work(database);
  database.close();
  return result;
}

/** As if so many days had gone by since a guest of this name was there. */
function lastSeen(name: string, daysAgo: number): void {
  inStore((database) =>
    database.prepare('update guests set seen_at = ? where name = ?').run(Date.now() - daysAgo * DAY_MS, name),
  );
}

const names = (): unknown[] => inStore((database) => database.prepare('select name from guests order by name').all());

describe('whoever has not come for ninety days', () => {
  it('is forgotten at the next start, at their tables too, and others are not', async () => {
    const [ann, ben] = await open({ forgetMs: 90 * DAY_MS });
    const id = await ben.make(turnGame.id, [{ kind: 'open' }, { kind: 'me' }]);
    await ann.post(`/api/t/${id}/join`, { nonce: 'a0' });
    await house.stop();
    lastSeen('Annabelle', 91);
    lastSeen('Ben', 89);
    await house.start();
    await expect.poll(async () => (await ben.seats(id))[0], PATIENCE).toEqual({ kind: 'open' });
    expect(names()).toEqual([{ name: 'Ben' }]);
    expect((await ann.get('/api/me')).body['name']).not.toBe('Annabelle');
  });

  it('is forgotten while the server runs', async () => {
    await open({ forgetMs: 90 * DAY_MS, forgetEveryMs: 50 });
    lastSeen('Annabelle', 91);
    await expect.poll(names, PATIENCE).toEqual([{ name: 'Ben' }]);
  });

  it('is remembered where the operator never forgets', async () => {
    await open({ forgetMs: 0, forgetEveryMs: 20 });
    lastSeen('Annabelle', 5_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await house.stop();
    await house.start();
    expect(names()).toEqual([{ name: 'Annabelle' }, { name: 'Ben' }]);
  });

  it('is forgotten with however many others', async () => {
    await open({ forgetMs: 90 * DAY_MS });
    await house.stop();
    inStore((database) => {
      const add = database.prepare("insert into guests values (?, 'Gone', 'fox', 0)");
      for (let number = 0; number < 120; number += 1) add.run(`g${number}`);
    });
    await house.start();
    await expect.poll(names, PATIENCE).toEqual([{ name: 'Annabelle' }, { name: 'Ben' }]);
    await expect
      .poll(() => inStore((database) => database.prepare('select * from forgotten').all()), PATIENCE)
      .toEqual([]);
  });
});

it('whoever only plays is seen', async () => {
  const [ann] = await open({ forgetMs: 90 * DAY_MS });
  const id = await ann.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  lastSeen('Annabelle', 89);
  await ann.enter(id);
  await expect
    .poll(
      () => inStore((database) => database.prepare("select seen_at from guests where name = 'Annabelle'").get()),
      PATIENCE,
    )
    .toMatchObject({ seen_at: expect.closeTo(Date.now(), -6) });
});
