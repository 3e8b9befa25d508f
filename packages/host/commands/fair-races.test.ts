import { snatch } from '@tablee/conformance/snatch';
import type { AnyGame } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../scenarios/host.scenario.ts';
import { begin, drop, played, type RaceScene, type RaceSetup, viewOf } from '../scenarios/races.scenario.ts';

/** The first player to take two cards wins. */
const TINY = {
  ...snatch,
  options: { ...snatch.options, target: { choices: [2], default: 2 } },
  presets: { tiny: { target: 2 } },
} as unknown as AnyGame;
/** In this deal Ann holds a bell, which all players may slap once it is dropped. */
const BELL = 'bell 2';

/** Ann's bell is on the pile, and every player has seen it and may act. */
async function bellOnPile(wanted: RaceSetup = {}): Promise<RaceScene> {
  const scene = await begin({ word: BELL, ...wanted });
  const { host, ann } = scene;
  const bell = viewOf(ann).hand.find(({ face }) => face === 'bell');
  expect(bell).toBeDefined();
  ann.ask({ do: 'drop', card: bell?.id });
  await host.clock.pass(1_000);
  return scene;
}

const SLAP = { do: 'slap' };

describe('a contested command', () => {
  it('is held for the slowest round trip minus its sender’s own, and stamped with its release', async () => {
    const scene = await begin();
    const { host, ann } = scene;
    const at = host.clock.now();
    const id = ann.ask(drop(ann));
    await host.clock.pass(99);
    expect(ann.answersTo(id)).toEqual([]);
    await host.clock.pass(1);
    expect(ann.answersTo(id)).toEqual([{ type: 'ack', id, seq: 1 }]);
    expect(await played(scene)).toMatchObject([{ at: at + 100, meta: { on: 0, arrived: at, held: 100 } }]);
  });

  it('of the slowest seat is never held', async () => {
    const { bob } = await begin();
    const id = bob.ask(drop(bob));
    await Promise.resolve();
    await Promise.resolve();
    expect(bob.answersTo(id)).toHaveLength(1);
  });

  it('is shown to nobody before its release', async () => {
    const { host, ann, bob } = await begin();
    ann.ask(drop(ann));
    const before = bob.heard.length;
    await host.clock.pass(99);
    expect(bob.heard).toHaveLength(before);
  });

  it('wins over one that arrived earlier from a nearer seat, if its sender reacted first', async () => {
    const scene = await bellOnPile();
    const { host, ann, bob } = scene;
    const near = ann.ask(SLAP);
    await host.clock.pass(95);
    const far = bob.ask(SLAP);
    await host.clock.pass(200);
    expect(bob.answersTo(far)).toMatchObject([{ type: 'ack' }]);
    expect(ann.answersTo(near)).toEqual([
      { type: 'refusal', id: near, rule: 'SN-7', facts: {}, late: { ms: 5, to: 1 } },
    ]);
    expect((await played(scene)).filter(({ command }) => 'do' in command && command.do === 'slap')).toHaveLength(1);
  });

  it('loses to one that arrived earlier, if the table is not fair', async () => {
    const { host, ann, bob } = await bellOnPile({ fair: false });
    const near = ann.ask(SLAP);
    await host.clock.pass(95);
    const far = bob.ask(SLAP);
    await host.clock.pass(200);
    expect(ann.answersTo(near)).toMatchObject([{ type: 'ack' }]);
    expect(bob.answersTo(far)).toMatchObject([{ type: 'refusal', late: { ms: 95, to: 0 } }]);
  });

  it('that would have been refused in any case is not told that it was late', async () => {
    const { host, ann, bob } = await bellOnPile();
    bob.ask(SLAP);
    const id = ann.ask({ do: 'snatch', card: viewOf(ann).hand[0]?.id });
    await host.clock.pass(200);
    expect(ann.answersTo(id)).toEqual([{ type: 'refusal', id, rule: 'SN-4', facts: {} }]);
  });

  it('that arrives half a second after the winner is not told that it was late', async () => {
    const { host, ann, bob } = await bellOnPile();
    bob.ask(SLAP);
    await host.clock.pass(400);
    const id = ann.ask(SLAP);
    await host.clock.pass(200);
    expect(ann.answersTo(id)).toEqual([{ type: 'refusal', id, rule: 'SN-7', facts: {} }]);
  });
});

describe('while a command is held', () => {
  it('later requests of its seat wait behind it, even if they race for nothing', async () => {
    const scene = await begin();
    const { host, ann } = scene;
    ann.ask(drop(ann));
    await host.clock.pass(300);
    const [first, second] = [ann.ask(drop(ann)), ann.ask({ do: 'draw' })];
    await host.clock.pass(99);
    expect([...ann.answersTo(first), ...ann.answersTo(second)]).toEqual([]);
    await host.clock.pass(500);
    expect((await played(scene)).map(({ id, meta }) => [id, meta])).toEqual([
      ['0-1', expect.objectContaining({ held: 100 })],
      [first, expect.objectContaining({ held: 100 })],
      [second, expect.objectContaining({ held: 100 })],
    ]);
  });

  it('other seats do not wait', async () => {
    const scene = await begin();
    const { host, ann, bob } = scene;
    ann.ask(drop(ann));
    await host.clock.pass(20);
    bob.ask(drop(bob));
    await host.clock.pass(20);
    expect((await played(scene)).map(({ seat }) => seat)).toEqual([1]);
  });

  it('a retry is not played twice, and the answer goes to its connection', async () => {
    const scene = await begin();
    const { host, table, ann } = scene;
    const command = drop(ann);
    const id = ann.ask(command);
    const arrived = host.clock.now();
    await host.clock.pass(30);
    ann.hangUp();
    const back = new TestClient(table, 'ann', ann.followed);
    back.ask(command, id);
    await host.clock.pass(70);
    expect(ann.answersTo(id)).toEqual([]);
    expect(back.answersTo(id)).toEqual([{ type: 'ack', id, seq: 1 }]);
    expect(await played(scene)).toMatchObject([{ id, meta: { arrived, held: 100 } }]);
  });

  it('a command stays queued when its connection closes', async () => {
    const scene = await begin();
    const { host, ann } = scene;
    const id = ann.ask(drop(ann));
    ann.hangUp();
    await host.clock.pass(100);
    expect((await played(scene)).map((entry) => entry.id)).toEqual([id]);
  });

  it('an undo of its seat waits for its turn', async () => {
    const { host, ann } = await begin();
    const id = ann.ask(drop(ann));
    ann.tell({ type: 'undo', id: 'back', undoes: 1 });
    await host.clock.pass(99);
    expect(ann.answersTo('back')).toEqual([]);
    await host.clock.pass(1);
    expect(ann.answersTo(id)).toEqual([{ type: 'ack', id, seq: 1 }]);
    expect(ann.answersTo('back')).toEqual([{ type: 'problem', id: 'back', why: 'a-face-was-learned' }]);
  });

  it('the rules refuse it if the match ends, and nothing stays queued', async () => {
    const { host, ann, bob } = await bellOnPile({ game: TINY, preset: 'tiny' });
    const held = ann.ask(drop(ann));
    bob.ask(SLAP);
    await host.clock.pass(100);
    expect(ann.table?.status).toBe('over');
    expect(ann.answersTo(held)).toMatchObject([{ type: 'refusal', rule: 'SN-9', late: { ms: 100, to: 1 } }]);
    expect(host.clock.pending).toBe(0);
  });

  it('an unloaded table drops it unanswered, and a retry at the next host is played once', async () => {
    const { host, table, ann } = await begin();
    const command = drop(ann);
    const id = ann.ask(command);
    await host.clock.pass(50);
    await table.unload();
    expect(ann.answersTo(id)).toEqual([]);
    expect(host.clock.pending).toBe(0);
    const woken = await host.open(table.id);
    const back = new TestClient(woken, 'ann', ann.followed);
    back.ask(command, id);
    await host.clock.pass(200);
    expect(back.answersTo(id)).toEqual([{ type: 'ack', id, seq: 1 }]);
    expect(await played({ host, table: woken })).toHaveLength(1);
  });
});

describe('the pace of the game', () => {
  it('is checked at the release, so that near and far seats may be equally early', async () => {
    const { host, ann } = await begin();
    ann.ask(drop(ann));
    await host.clock.pass(100);
    const [readyAt, id] = [host.clock.now() + 200, ann.ask(drop(ann))];
    await host.clock.pass(150);
    expect(ann.answersTo(id)).toEqual([]);
    await host.clock.pass(50);
    expect(ann.answersTo(id)).toHaveLength(1);
    expect(ann.of('frame').at(-1)?.at).toBe(readyAt);
  });

  it('does not hold or play a retry of a queued command again', async () => {
    const scene = await begin();
    const { host, ann } = scene;
    ann.ask(drop(ann));
    await host.clock.pass(100);
    const command = drop(ann);
    const id = ann.ask(command);
    await host.clock.pass(150);
    ann.ask(command, id);
    await host.clock.pass(200);
    expect(ann.answersTo(id)).toEqual([{ type: 'ack', id, seq: 2 }]);
    expect(await played(scene)).toHaveLength(2);
  });

  it('keeps a command that races for nothing behind one that was held and then queued', async () => {
    const scene = await begin();
    const { host, ann } = scene;
    const commands = [drop(ann), drop(ann, 1), { do: 'draw' }];
    ann.ask(commands[0] ?? {});
    await host.clock.pass(50);
    ann.ask(commands[1] ?? {});
    await host.clock.pass(120);
    ann.ask(commands[2] ?? {});
    await host.clock.pass(1_000);
    expect((await played(scene)).map(({ command }) => command)).toEqual(commands);
  });

  it('adds nothing to a hold that ends later', async () => {
    const { host, ann } = await begin();
    ann.ask(drop(ann));
    await host.clock.pass(250);
    const [asked] = [host.clock.now(), ann.ask(drop(ann))];
    await host.clock.pass(200);
    expect(ann.of('frame').at(-1)?.at).toBe(asked + 100);
  });
});
