import { describe, expect, it } from 'vitest';
import { BOT, person, TestClient } from '../scenarios/host.scenario.ts';
import { begin, drop, played, viewOf } from '../scenarios/races.scenario.ts';

describe('the hold of a command', () => {
  it('reveals no hidden card: a refusal comes as late as an ack', async () => {
    const answered = async (card: number | undefined): Promise<number> => {
      const { host, ann } = await begin();
      const [id, at] = [ann.ask({ do: 'drop', card: card ?? viewOf(ann).hand[0]?.id }), host.clock.now()];
      while (ann.answersTo(id).length === 0) await host.clock.pass(1);
      return host.clock.now() - at;
    };
    expect([await answered(undefined), await answered(9_999)]).toEqual([100, 100]);
  });

  it('is the slowest round trip for a bot, whose own is 0', async () => {
    const scene = await begin({ seats: [person('ann'), BOT] });
    await scene.ann.measure(scene.host.clock, 60);
    await scene.host.clock.pass(3_000);
    const raced = (await played(scene)).filter(
      ({ seat, command }) => seat === 1 && (command as { do: string }).do !== 'draw',
    );
    expect(raced.length).toBeGreaterThan(1);
    expect(new Set(raced.map(({ meta }) => (meta as { held: number }).held))).toEqual(new Set([10]));
  });

  it('is not lengthened by spectators, nor by players who have left', async () => {
    const { host, table, ann, bob } = await begin();
    await new TestClient(table, null).measure(host.clock, 90);
    bob.hangUp();
    const id = ann.ask(drop(ann));
    await host.clock.pass(0);
    expect(ann.answersTo(id)).toHaveLength(1);
  });

  it('is not lengthened by connections that send nothing', async () => {
    const { host, ann, bob } = await begin();
    bob.quiet(true);
    const id = ann.ask(drop(ann));
    await host.clock.pass(0);
    expect(ann.answersTo(id)).toHaveLength(1);
  });

  it('ends at a pause: nothing is played, and senders of queued commands are answered', async () => {
    const scene = await begin();
    const id = scene.ann.ask(drop(scene.ann));
    await scene.table.pause('bob');
    expect(scene.ann.answersTo(id)).toMatchObject([{ type: 'problem', why: 'paused' }]);
    await scene.table.resume('bob');
    await scene.host.clock.pass(500);
    expect(scene.ann.answersTo(id)).toHaveLength(1);
    expect(await played(scene)).toEqual([]);
  });

  it('is never more than 120 ms', async () => {
    const scene = await begin();
    await scene.bob.measure(scene.host.clock, 20_000 + 400);
    await scene.bob.measure(scene.host.clock, 400);
    await scene.ann.measure(scene.host.clock, 10);
    scene.ann.ask(drop(scene.ann));
    await scene.host.clock.pass(300);
    expect((await played(scene))[0]?.meta).toMatchObject({ held: 110 });
  });

  it('is longest for a seat that answers no ping', async () => {
    const { host, table, bob } = await begin();
    const again = new TestClient(table, 'ann');
    await bob.measure(host.clock, 110);
    const id = again.ask(drop(again));
    await host.clock.pass(99);
    expect(again.answersTo(id)).toEqual([]);
  });
});

describe('a round trip', () => {
  it('is the lowest of the recent measurements', async () => {
    const { host, ann, bob } = await begin();
    for (const ms of [140, 70, 130]) await bob.measure(host.clock, ms);
    await ann.measure(host.clock, 10);
    const id = ann.ask(drop(ann));
    await host.clock.pass(60);
    expect(ann.answersTo(id)).toHaveLength(1);
  });

  it('is at most the time between a frame and a command based on it', async () => {
    const { host, ann, bob } = await begin();
    bob.ask(drop(bob));
    await host.clock.pass(40);
    bob.ask({ do: 'draw' });
    await ann.measure(host.clock, 10);
    const id = ann.ask(drop(ann));
    await host.clock.pass(30);
    expect(ann.answersTo(id)).toHaveLength(1);
  });

  it('is that of the quicker device, where a seat has two', async () => {
    const { host, table, ann, bob } = await begin();
    await new TestClient(table, 'bob').measure(host.clock, 30);
    await bob.measure(host.clock, 110);
    const id = ann.ask(drop(ann));
    await host.clock.pass(20);
    expect(ann.answersTo(id)).toHaveLength(1);
  });
});

describe('everybody gets', () => {
  it('the ping and the hold of each seat', async () => {
    const { host, ann, bob } = await begin();
    await host.clock.pass(4_000);
    await ann.measure(host.clock, 10);
    expect(bob.of('pings').at(-1)).toEqual({
      type: 'pings',
      seats: [
        { ping: 10, hold: 100 },
        { ping: 110, hold: 0 },
      ],
    });
  });

  it('no new pings within four seconds, whatever has changed', async () => {
    const { host, ann, bob } = await begin();
    await host.clock.pass(4_000);
    await ann.measure(host.clock, 10);
    const told = bob.of('pings').length;
    await bob.measure(host.clock, 40);
    expect(bob.of('pings')).toHaveLength(told);
    await host.clock.pass(4_000);
    await ann.measure(host.clock, 10);
    expect(bob.of('pings').at(-1)?.seats[1]).toEqual({ ping: 40, hold: 0 });
  });

  it('no new pings for small changes', async () => {
    const { host, ann, bob } = await begin();
    await host.clock.pass(4_000);
    await ann.measure(host.clock, 10);
    const told = bob.of('pings').length;
    for (let turn = 0; turn < 20; turn += 1) {
      await host.clock.pass(1_000);
      await ann.measure(host.clock, 14);
      await bob.measure(host.clock, 117);
    }
    expect(bob.of('pings')).toHaveLength(told);
  });

  it('the pings on a later connection, too', async () => {
    const { table } = await begin();
    const watcher = new TestClient(table, null);
    expect(watcher.of('pings')).toHaveLength(1);
  });

  it('the setting that makes races fair', async () => {
    const [fair, unfair] = [await begin(), await begin({ fair: false })];
    expect([fair, unfair].map(({ ann }) => ann.table?.house.fair)).toEqual([true, false]);
    await unfair.host.clock.pass(4_000);
    await unfair.ann.measure(unfair.host.clock, 10);
    expect(
      unfair.bob
        .of('pings')
        .at(-1)
        ?.seats.map(({ hold }) => hold),
    ).toEqual([0, 0]);
  });
});
