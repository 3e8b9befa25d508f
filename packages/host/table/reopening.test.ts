import { type SnatchTypes, snatch } from '@tablee/conformance/snatch';
import { type AnyGame, toMillis, toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../log/memory-store.ts';
import { BOT, come, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';

describe('a table that is opened again', () => {
  it('recognises a command from before its newest snapshot, and does not play it twice', async () => {
    const host = new TestHost([snatch]);
    const endless = { ...snatch, presets: { endless: { target: 1000 } } } as const;
    const table = await host.make(endless, 'endless', [person('ann'), person('bob')]);
    await table.start('ann');
    const ann = new TestClient(table, 'ann');
    for (let turn = 0; (await host.store.load(table.id))?.snapshot === null; turn += 1) {
      const { view, at } = ann.followed;
      const commands = [...snatch.legal(view as SnatchTypes['view'], toSeat(0), toMillis(at + 300))];
      await host.clock.pass(300);
      const command = commands[turn % Math.max(1, commands.length)];
      if (command !== undefined) ann.ask(command);
      await host.clock.pass(0);
    }
    const ack = ann.of('ack').at(-1);
    await table.unload();
    const back = new TestClient(await host.open(table.id), 'ann', ann.followed);
    await host.clock.pass(1_000);
    back.ask({ do: 'draw' }, ack?.id);
    await host.clock.pass(10);
    expect(back.answersTo(ack?.id ?? '')).toEqual([ack]);
  });

  it('stores the sights of every viewer if its host died before that', async () => {
    const store = new DyingStore();
    const host = new TestHost([snatch], store);
    const table = await host.make(snatch, 'short', [person('ann'), BOT]);
    await table.start('ann');
    come(table, 'ann');
    store.isDead = true;
    await host.clock.pass(600_000);
    store.isDead = false;
    const back = new TestClient(await host.open(table.id), 'ann');
    await host.clock.pass(1_000);
    expect(back.table?.status).toBe('over');
    expect([...store.sightsOf(table.id).keys()]).toEqual(['0', '1', 'spectator']);
  });
});

it('a table that is being unloaded sends new connections away', async () => {
  const host = new TestHost([snatch]);
  const table = await host.make(snatch, 'short', [person('ann'), BOT]);
  await table.unload();
  const late = new TestClient(table, 'ann');
  expect(late.heard).toEqual([{ type: 'bye', why: 'moved' }]);
  expect(late.isClosed).toBe(true);
});

/** A store that does not answer `saveSights` while `isDead`. */
class DyingStore extends MemoryStore {
  isDead = false;

  override saveSights(...all: Parameters<MemoryStore['saveSights']>): Promise<void> {
    return this.isDead ? new Promise(() => undefined) : super.saveSights(...all);
  }
}

it('a game that never lets time pass loses its table, and the process goes on', async () => {
  const restless: AnyGame = { ...snatch, wake: (state) => ({ state, events: [] }) };
  const host = new TestHost([restless]);
  const table = await host.make(restless, 'short', [person('ann'), person('bob')]);
  await table.start('ann');
  const ann = new TestClient(table, 'ann');
  await host.clock.pass(10_000);
  expect(host.lost).toEqual([new Error('snatch: wakes without end at 3000')]);
  expect(ann.of('bye')).toEqual([{ type: 'bye', why: 'moved' }]);
  expect(host.clock.pending).toBe(0);
});
