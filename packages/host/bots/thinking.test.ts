import { snatch } from '@tablee/conformance/snatch';
import { type AnyGame, type Entry, type GameTypes } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { Thinker } from '../ports.ts';
import { BOT, come, docOf, person, TestHost } from '../scenarios/host.scenario.ts';
import { LiveTable } from '../table/live-table.ts';

describe('a bot that decides in another thread', () => {
  function thinkingFor(ms: number, host: TestHost, quick: Thinker = host.ports.thinker): TestHost['ports'] {
    const thinker: Thinker = {
      decide: (...asked) =>
        new Promise((resolve) => {
          host.clock.after(ms, () => resolve(quick.decide(...asked)));
        }),
    };
    return { ...host.ports, thinker };
  }

  async function playWith(host: TestHost, ports: TestHost['ports']): Promise<LiveTable> {
    const made = await LiveTable.make(docOf(snatch, 'short', [person('ann'), BOT, BOT], 'table'), ports);
    if (!made.ok) throw new Error(made.problem);
    come(made.table, 'ann');
    await made.table.start('ann');
    await host.clock.pass(900_000);
    return made.table;
  }

  it('plays a real-time match to its end, however long it thinks', async () => {
    const host = new TestHost([snatch]);
    const table = await playWith(host, thinkingFor(2_500, host));
    const { entries } = (await host.store.load(table.id)) ?? { entries: [] };
    expect(table.doc.status).toBe('over');
    expect(entries.filter((entry) => (entry as Entry<GameTypes>).kind === 'command').length).toBeGreaterThan(5);
  });

  it('loses only its own table if the rules throw at its answer', async () => {
    const broken: AnyGame = {
      ...snatch,
      check: () => {
        throw new Error('a bug');
      },
    };
    const host = new TestHost([broken]);
    const table = await playWith(
      host,
      thinkingFor(100, host, { decide: () => ({ command: { do: 'draw' }, afterMs: 0 }) }),
    );
    expect(host.lost).toEqual([new Error('a bug')]);
    expect(table.connections).toBe(0);
  });

  it('is told which seats people hold', async () => {
    const host = new TestHost([snatch]);
    const told = new Set<string>();
    const decide: Thinker['decide'] = (game, level, question, chance) => {
      told.add(question.people.join());
      return host.ports.thinker.decide(game, level, question, chance);
    };
    await playWith(host, { ...host.ports, thinker: { decide } });
    expect([...told]).toEqual(['0']);
  });
});
