import { type SnatchTypes, snatch } from '@tablee/conformance/snatch';
import { type Seat, toMillis } from '@tablee/kernel';
import type { Frame } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { BOT, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import { handOf, started, viewOfHost } from '../scenarios/snatch.scenario.ts';

describe('after a reconnection', () => {
  it('a client gets exactly the frames after its last one, with a checksum on the last', async () => {
    const host = new TestHost([snatch]);
    const table = await started(host, [person('ann'), BOT]);
    const [ann, steady] = [new TestClient(table, 'ann'), new TestClient(table, 'ann')];
    await host.clock.pass(1_000);
    ann.hangUp();
    await host.clock.pass(3_000);
    const back = new TestClient(table, 'ann', ann.followed);
    expect(back.of('snapshot')).toEqual([]);
    const missed = steady.of('frame').filter(({ seq }) => seq > (ann.followed.seq ?? 0));
    expect(missed.length).toBeGreaterThan(2);
    const unchecked = ({ seq, at, patch, sights }: Frame): Omit<Frame, 'check'> => ({
      type: 'frame',
      seq,
      at,
      patch,
      sights,
    });
    expect(back.of('frame').map(unchecked)).toEqual(missed.map(unchecked));
    expect(back.of('frame').at(-1)?.check).toBeDefined();
    expect(back.followed).toEqual(steady.followed);
  });

  it('a client gets the whole view after a long absence', async () => {
    const host = new TestHost([snatch]);
    const table = await host.make(snatch, 'long', [person('ann'), BOT, BOT, BOT]);
    await table.start('ann');
    const ann = new TestClient(table, 'ann');
    ann.hangUp();
    await host.clock.pass(600_000);
    const back = new TestClient(table, 'ann', ann.followed);
    expect(back.of('frame')).toEqual([]);
    expect(back.of('snapshot')).toHaveLength(1);
    expect(back.followed.view).toEqual(await viewOfHost(host, table, 0));
  });

  it('a client whose view drifted gets the whole view', async () => {
    const host = new TestHost([snatch]);
    const table = await started(host, [person('ann'), BOT]);
    const ann = new TestClient(table, 'ann');
    ann.followed = { ...ann.followed, view: { hand: [], oops: 1 } };
    await host.clock.pass(60_000);
    expect(ann.of('snapshot').length).toBeGreaterThan(1);
    expect(ann.followed.view).toEqual(await viewOfHost(host, table, 0));
  });

  it('everybody is told who is connected', async () => {
    const host = new TestHost([snatch]);
    const table = await started(host);
    const ann = new TestClient(table, 'ann');
    const bob = new TestClient(table, 'bob');
    const online = (): (boolean | null)[] =>
      ann.table?.seats.map((seat) => (seat.kind === 'person' ? seat.online : null)) ?? [];
    expect(online()).toEqual([true, true]);
    bob.hangUp();
    expect(online()).toEqual([true, false]);
  });

  it('a table that was unloaded plays on, without loss of match time', async () => {
    const host = new TestHost([snatch]);
    const table = await started(host);
    const ann = new TestClient(table, 'ann');
    ann.ask({ do: 'drop', card: handOf(ann)[0]?.id });
    await host.clock.pass(1_000);
    await table.unload();
    expect(host.clock.pending).toBe(0);
    await host.clock.pass(7 * 24 * 3_600_000);
    const woken = await host.open(table.id);
    const back = new TestClient(woken, 'ann', ann.followed);
    await host.clock.pass(2_500);
    expect(back.of('frame')).toEqual([]);
    await host.clock.pass(600);
    expect(back.of('frame').map(({ seq, at }) => [seq, at])).toEqual([[2, 3_000]]);
  });

  it('a table that is unloaded a hundred times plays as if it never had been', async () => {
    const [reloaded, loaded] = [await playThrough(100), await playThrough(0)];
    expect(reloaded.length).toBeGreaterThanOrEqual(100);
    expect(reloaded).toEqual(loaded);
  });
});

/** Plays a hundred commands, with this many reconnects between them. */
async function playThrough(naps: number): Promise<readonly unknown[]> {
  const host = new TestHost([snatch]);
  let table = await host.make(snatch, 'long', [person('ann'), person('bob')]);
  await table.start('ann');
  const stay = (): TestClient[] => ['ann', 'bob'].map((guest) => new TestClient(table, guest));
  stay();
  for (let turn = 0; turn < 100; turn += 1) {
    await host.clock.pass(230);
    const seat = (turn % 2) as Seat;
    const client = new TestClient(table, seat === 0 ? 'ann' : 'bob');
    const view = client.followed.view as SnatchTypes['view'];
    const commands = [...snatch.legal(view, seat, toMillis(client.followed.at))];
    const command = commands[turn % Math.max(1, commands.length)];
    if (command !== undefined) client.ask(command, `c${turn}`);
    await host.clock.pass(0);
    client.hangUp();
    if (turn >= naps) continue;
    await table.unload();
    table = await host.open(table.id);
    stay();
  }
  return (await host.store.load(table.id))?.entries ?? [];
}
