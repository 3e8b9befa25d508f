import { snatch } from '@tablee/conformance/snatch';
import type { AnyGame, Upgrade } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { docOf, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import { LiveTable } from '../table/live-table.ts';

const { target, ...rest } = snatch.options;
/** Rules whose option `target` became `goal`. */
const RENAMED: AnyGame = {
  ...snatch,
  version: snatch.version + 1,
  options: { ...rest, goal: target },
  setup: (table, moment) => {
    const { goal, ...options } = table.options as { readonly goal: number };
    return snatch.setup({ ...table, options: { ...options, target: goal } } as SnatchTable, moment);
  },
};
type SnatchTable = Parameters<typeof snatch.setup>[0];
const UPGRADE: Upgrade = {
  from: snatch.version,
  options: (old) => {
    const { target: goal, ...options } = old as { readonly target: number };
    return { ...options, goal };
  },
};

describe('a table of older rules that the newest ones go on with', () => {
  it('is opened in the middle of its match, whose entries are replayed', async () => {
    const old = new TestHost([snatch]);
    const table = await old.makeOf(docOf(snatch, 'short', [person('ann'), person('bob')], 'upgraded'));
    await table.start('ann');
    const ann = new TestClient(table, 'ann');
    await old.clock.pass(1_000);
    ann.ask({ do: 'draw' });
    await old.clock.pass(0);
    await table.unload();
    const host = new TestHost([RENAMED], old.store);
    expect(await LiveTable.open(table.id, host.ports)).toEqual({ ok: false, problem: 'unknown-version' });
    const ports = {
      ...host.ports,
      catalog: { snatch: { versions: [RENAMED], upgrades: [UPGRADE], bots: {} } },
    } as const;
    const opened = await LiveTable.open(table.id, ports);
    if (!opened.ok) throw new Error(opened.problem);
    const back = new TestClient(opened.table, 'ann');
    expect(back.followed).toEqual(ann.followed);
    expect(back.table).toMatchObject({ version: RENAMED.version, options: { goal: snatch.presets['short']?.target } });
  });
});
