import { snatch } from '@tablee/conformance/snatch';
import { describe, expect, it } from 'vitest';
import { BOT, come, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';

describe('a player who leaves', () => {
  it('leaves their own seat to the bot, also if the seats were renumbered meanwhile', async () => {
    const host = new TestHost([snatch]);
    const seats = [{ kind: 'open' } as const, person('ann'), person('bob'), person('cat')];
    const table = await host.make(snatch, 'short', seats);
    const cat = new TestClient(table, 'cat');
    await Promise.all([table.start('ann'), table.leave('bob', BOT)]);
    expect(cat.viewer).toBe(2);
    expect(cat.of('frame').flatMap(({ note }) => note ?? [])).toEqual([{ what: 'bot', seat: 1, who: 'random' }]);
  });

  it('stays among those who played a finished match', async () => {
    const host = new TestHost([snatch]);
    const table = await host.make(snatch, 'short', [person('ann'), BOT, BOT]);
    await table.start('ann');
    come(table, 'ann');
    await host.clock.pass(3_600_000);
    expect(table.doc.status).toBe('over');
    const before = await host.store.load(table.id);
    expect(await table.leave('ann', BOT)).toEqual({ ok: false, why: 'match-over' });
    await host.clock.pass(1_000);
    expect((await host.store.load(table.id))?.entries).toEqual(before?.entries);
    expect(table.doc.seats[0]).toEqual(person('ann'));
  });
});
