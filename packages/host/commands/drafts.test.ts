import type { AnyGame, Entry, GameTypes } from '@tablee/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { heap } from '../scenarios/heap.toy.ts';
import { BOT, docOf, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import type { LiveTable } from '../table/live-table.ts';

const TURN_MS = 60_000;

let host: TestHost;
let table: LiveTable;
let ann: TestClient;
let bob: TestClient;

beforeEach(() => begin(heap));

async function begin(game: AnyGame): Promise<void> {
  host = new TestHost([game]);
  const doc = docOf(game, 'high', [person('ann'), person('bob'), BOT], 'drafts');
  table = await host.makeOf({ ...doc, house: { ...doc.house, clock: 'relaxed', grace: 'short' } });
  [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
  await table.start('ann');
}

function compose(client: TestClient, command: object | null, on = client.followed.seq ?? 0): void {
  client.tell({ type: 'draft', on, command });
}

/** The command that was played for a seat whose time was out. */
async function playedFor(seat: number): Promise<unknown[]> {
  const { entries } = (await host.store.load(table.id)) ?? { entries: [] };
  return (entries as Entry<GameTypes>[]).flatMap((entry) =>
    entry.kind === 'command' && entry.seat === seat && entry.id === null ? [entry.command] : [],
  );
}

describe('a draft', () => {
  it('is played when the clock of its seat runs out, with a frame like any time-out', async () => {
    compose(ann, { take: 1 });
    compose(ann, { take: 2 });
    await host.clock.pass(TURN_MS - 1);
    expect(await playedFor(0)).toEqual([]);
    await host.clock.pass(1);
    expect(await playedFor(0)).toEqual([{ take: 2 }]);
    expect(bob.of('frame').at(-1)).toMatchObject({ timeOut: 0 });
  });

  it('is played once: the rest of the turn is played by the fallback of the game', async () => {
    compose(ann, { take: 3 });
    await host.clock.pass(TURN_MS + 1_000);
    expect(await playedFor(0)).toEqual([{ take: 3 }, { take: 1 }]);
  });

  it('is played after anything that must be played first', async () => {
    const drawing: AnyGame = {
      ...heap,
      fallback: () => ({ take: 3 }),
      check: (view, seat, command, at) => {
        const hasDrawn = ((view as { taken: number[] }).taken[seat] ?? 0) > 0;
        const isLater = (command as { take: number }).take === 2 && !hasDrawn;
        return isLater ? { rule: 'HE-1', facts: {} } : heap.check(view, seat, command, at);
      },
    };
    await begin(drawing);
    compose(ann, { take: 2 });
    await host.clock.pass(TURN_MS + 1_000);
    expect(await playedFor(0)).toEqual([{ take: 3 }, { take: 2 }]);
  });

  it('is not played if its legality depends on something hidden: the player has not taken that risk', async () => {
    await begin({ ...heap, check: () => 'unknown' });
    compose(ann, { take: 2 });
    await host.clock.pass(TURN_MS);
    expect(await playedFor(0)).toEqual([{ take: 1 }]);
  });

  it.each([
    ['breaks a rule', { take: 9 }],
    ['the rules cannot read', { give: 2 }],
    ['was taken back', null],
  ])('that %s is replaced by the fallback of the game', async (_, command) => {
    compose(ann, { take: 2 });
    compose(ann, command);
    await host.clock.pass(TURN_MS);
    expect(await playedFor(0)).toEqual([{ take: 1 }]);
  });

  it('may be composed while others play', async () => {
    compose(bob, { take: 2 });
    ann.ask({ take: 1 });
    await host.clock.pass(TURN_MS);
    expect(await playedFor(1)).toEqual([{ take: 2 }]);
  });

  it('is dropped when its seat plays, and ignored if it is sent again later', async () => {
    compose(ann, { take: 2 }, 0);
    ann.ask({ take: 3 });
    await host.clock.pass(0);
    compose(ann, { take: 2 }, 0);
    await host.clock.pass(TURN_MS);
    expect(await playedFor(0)).toEqual([{ take: 1 }]);
  });

  it('is forgotten by a host that restarts, until it is sent again', async () => {
    ann.ask({ take: 3 });
    await host.clock.pass(0);
    compose(ann, { take: 2 });
    table = await host.reopen(table);
    [ann, bob] = [new TestClient(table, 'ann', ann.followed), new TestClient(table, 'bob', bob.followed)];
    compose(ann, { take: 3 }, 0);
    await host.clock.pass(TURN_MS);
    expect(await playedFor(0)).toEqual([{ take: 1 }]);
    compose(bob, { take: 2 });
    await host.clock.pass(TURN_MS);
    expect(await playedFor(1)).toEqual([{ take: 2 }]);
  });

  it('is kept for a player who is away and comes back', async () => {
    compose(ann, { take: 2 });
    ann.hangUp();
    await host.clock.pass(10_000);
    ann = new TestClient(table, 'ann', ann.followed);
    await host.clock.pass(TURN_MS);
    expect(await playedFor(0)).toEqual([{ take: 2 }]);
  });

  it('is dropped when its player leaves for good', async () => {
    compose(bob, { take: 2 });
    await table.leave('bob', BOT);
    await table.join(person('eve'), 1);
    const eve = new TestClient(table, 'eve');
    ann.ask({ take: 1 });
    await host.clock.pass(TURN_MS);
    expect(await playedFor(1)).toEqual([{ take: 1 }]);
    expect(eve.viewer).toBe(1);
  });

  it('is shown to nobody, and not accepted from spectators', async () => {
    const watcher = new TestClient(table, null);
    const before = [ann, bob, watcher].map(({ heard }) => heard.length);
    compose(ann, { take: 2 });
    compose(watcher, { take: 3 });
    await host.clock.pass(TURN_MS - 1);
    expect([ann, bob, watcher].map(({ heard }) => heard.length)).toEqual(before);
    expect((await host.store.load(table.id))?.entries).toEqual([]);
  });
});
