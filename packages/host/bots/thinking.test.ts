import { snatch } from '@tablee/conformance/snatch';
import { type AnyGame, type Entry, type GameTypes } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { Thinker } from '../ports.ts';
import { BOT, come, docOf, person, TestHost } from '../scenarios/host.scenario.ts';
import { LiveTable } from '../table/live-table.ts';

describe('a bot that thinks elsewhere', () => {
  function thinkingFor(ms: number, house: TestHost, quick: Thinker = house.ports.thinker): TestHost['ports'] {
    const thinker: Thinker = {
      decide: (...asked) =>
        new Promise((resolve) => {
          house.clock.after(ms, () => resolve(quick.decide(...asked)));
        }),
    };
    return { ...house.ports, thinker };
  }

  async function playWith(house: TestHost, ports: TestHost['ports']): Promise<LiveTable> {
    const made = await LiveTable.make(docOf(snatch, 'short', [person('ann'), BOT, BOT], 'table'), ports);
    if (!made.ok) throw new Error(made.problem);
    come(made.table, 'ann');
    await made.table.start('ann');
    await house.clock.pass(900_000);
    return made.table;
  }

  it('plays a real-time match to its end, however long it thinks', async () => {
    const house = new TestHost([snatch]);
    const table = await playWith(house, thinkingFor(2_500, house));
    const { entries } = (await house.store.load(table.id)) ?? { entries: [] };
    expect(table.doc.status).toBe('over');
    expect(entries.filter((entry) => (entry as Entry<GameTypes>).kind === 'command').length).toBeGreaterThan(5);
  });

  it('loses only its table where the rules throw at its answer', async () => {
    const broken: AnyGame = {
      ...snatch,
      check: () => {
        throw new Error('a bug');
      },
    };
    const house = new TestHost([broken]);
    const table = await playWith(
      house,
      thinkingFor(100, house, { decide: () => ({ command: { do: 'draw' }, afterMs: 0 }) }),
    );
    expect(house.lost).toEqual([new Error('a bug')]);
    expect(table.connections).toBe(0);
  });
});
