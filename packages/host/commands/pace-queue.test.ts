import { snatch } from '@tablee/conformance/snatch';
import { type AnyGame, toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { Link } from '../ports.ts';
import { person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import type { LiveTable } from '../table/live-table.ts';
import { MAX_QUEUED_PER_SEAT, PaceQueue } from './pace-queue.ts';

/** Snatch lets a seat act every 200 ms; a newer draw replaces a queued one. */
const PACE_MS = 200;
const LINK: Link = { send: () => undefined, close: () => undefined };

interface Scene {
  readonly host: TestHost;
  readonly table: LiveTable;
  readonly ann: TestClient;
  readonly cards: readonly number[];
}

async function begin(windowMs = 500): Promise<Scene> {
  const game = { ...snatch, early: { ...snatch.early, windowMs: () => windowMs } } as AnyGame;
  const host = new TestHost([game]);
  const table = await host.make(game, 'short', [person('ann'), person('bob')]);
  await table.start('ann');
  const ann = new TestClient(table, 'ann');
  const { hand } = ann.followed.view as { readonly hand: readonly { readonly id: number }[] };
  return { host, table, ann, cards: hand.map(({ id }) => id) };
}

function drop(card: number | undefined): object {
  return { do: 'drop', card };
}

/** Id and match time of each request that became an entry. */
function playedOf({ ann }: Scene): [string, number][] {
  return ann.of('ack').map(({ id, seq }) => [id, ann.of('frame').find((frame) => frame.seq === seq)?.at ?? -1]);
}

/** Ann has just dropped a bell, and the first to slap it wins. */
async function tinyMatch(): Promise<{ host: TestHost; ann: TestClient; bob: TestClient }> {
  const options = { ...snatch.options, target: { choices: [2], default: 2 } };
  const game = { ...snatch, options, presets: { tiny: { target: 2 } } } as unknown as AnyGame;
  const host = new TestHost([game]);
  const table = await host.make(game, 'tiny', [person('ann'), person('bob')], 'bell 2');
  await table.start('ann');
  const [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
  const { hand } = ann.followed.view as { readonly hand: readonly { readonly id: number; readonly face: string }[] };
  ann.ask(drop(hand.find(({ face }) => face === 'bell')?.id));
  await host.clock.pass(1);
  return { host, ann, bob };
}

describe('early commands', () => {
  it('are all played in order of arrival, each as soon as the pace allows', async () => {
    const scene = await begin();
    const { host, ann, cards } = scene;
    for (const [nth, card] of cards.slice(0, 3).entries()) ann.ask(drop(card), `drop ${nth}`);
    await host.clock.pass(1_000);
    expect(playedOf(scene)).toEqual([
      ['drop 0', 0],
      ['drop 1', PACE_MS],
      ['drop 2', 2 * PACE_MS],
    ]);
  });

  it('are replaced by a newer one of their kind, and by no other', async () => {
    const scene = await begin();
    const { host, ann, cards } = scene;
    ann.ask(drop(cards[0]), 'at once');
    ann.ask({ do: 'draw' }, 'first draw');
    ann.ask(drop(cards[1]), 'drop');
    ann.ask({ do: 'draw' }, 'second draw');
    await host.clock.pass(1_000);
    expect(ann.answersTo('first draw')).toEqual([{ type: 'problem', id: 'first draw', why: 'superseded' }]);
    expect(playedOf(scene)).toEqual([
      ['at once', 0],
      ['drop', PACE_MS],
      ['second draw', 2 * PACE_MS],
    ]);
  });

  it('are refused if they are earlier than the game allows', async () => {
    const { host, ann, cards } = await begin(PACE_MS - 1);
    ann.ask(drop(cards[0]), 'at once');
    ann.ask(drop(cards[1]), 'too early');
    await host.clock.pass(1);
    ann.ask(drop(cards[1]), 'early');
    await host.clock.pass(1_000);
    expect(ann.answersTo('too early')).toMatchObject([{ type: 'refusal', rule: 'SN-2' }]);
    expect(ann.answersTo('early')).toMatchObject([{ type: 'ack' }]);
  });

  it('are judged by their arrival, also if others are played before them', async () => {
    const { host, ann, cards } = await begin(2 * PACE_MS - 1);
    for (const [nth, card] of cards.slice(0, 3).entries()) ann.ask(drop(card), `drop ${nth}`);
    await host.clock.pass(1_000);
    expect(ann.answersTo('drop 1')).toMatchObject([{ type: 'ack' }]);
    expect(ann.answersTo('drop 2')).toMatchObject([{ type: 'refusal', rule: 'SN-2', facts: { ms: PACE_MS } }]);
  });

  it('are judged when they are due: a refused one does not delay the next', async () => {
    const scene = await begin();
    const { host, ann, cards } = scene;
    for (const [nth, card] of [cards[0], 9_999, cards[1]].entries()) ann.ask(drop(card), `drop ${nth}`);
    await host.clock.pass(1_000);
    expect(ann.answersTo('drop 1')).toMatchObject([{ type: 'refusal', rule: 'SN-3' }]);
    expect(playedOf(scene)).toEqual([
      ['drop 0', 0],
      ['drop 2', PACE_MS],
    ]);
  });

  it('wait in a short queue: one too many is refused, and each is answered once', async () => {
    const { host, ann, cards } = await begin();
    const ids = Array.from({ length: MAX_QUEUED_PER_SEAT + 2 }, (_, nth) => ann.ask(drop(cards[nth] ?? 9_999)));
    const last = ids.at(-1) ?? '';
    await host.clock.pass(10_000);
    expect(ann.answersTo(last)).toEqual([{ type: 'problem', id: last, why: 'too-many-requests' }]);
    expect(ids.map((id) => ann.answersTo(id).length)).toEqual(ids.map(() => 1));
  });

  it('keep their place on a retry, whose connection gets the answer', async () => {
    const scene = await begin();
    const { host, table, ann, cards } = scene;
    ann.ask(drop(cards[0]), 'at once');
    ann.ask(drop(cards[1]), 'retried');
    ann.ask(drop(cards[2]), 'last');
    const phone = new TestClient(table, 'ann');
    phone.ask(drop(cards[1]), 'retried');
    await host.clock.pass(1_000);
    expect(ann.answersTo('retried')).toEqual([]);
    expect(phone.answersTo('retried')).toEqual([{ type: 'ack', id: 'retried', seq: 2 }]);
    expect(ann.answersTo('last')).toEqual([{ type: 'ack', id: 'last', seq: 3 }]);
  });

  it('are played before a later undo', async () => {
    const { host, ann, cards } = await begin();
    ann.ask(drop(cards[0]), 'at once');
    await host.clock.pass(1);
    ann.ask(drop(cards[1]), 'early');
    ann.tell({ type: 'undo', id: 'undo', undoes: 1 });
    await host.clock.pass(100);
    expect(ann.answersTo('undo')).toEqual([]);
    await host.clock.pass(100);
    expect(ann.answersTo('early')).toEqual([{ type: 'ack', id: 'early', seq: 2 }]);
    expect(ann.answersTo('undo')).toEqual([{ type: 'problem', id: 'undo', why: 'nothing-to-undo' }]);
  });

  it('are answered `paused` when the table pauses, and not played afterwards', async () => {
    const { host, table, ann, cards } = await begin();
    for (const [nth, card] of cards.slice(0, 3).entries()) ann.ask(drop(card), `drop ${nth}`);
    await table.pause('bob');
    await table.resume('bob');
    await host.clock.pass(1_000);
    for (const id of ['drop 1', 'drop 2']) expect(ann.answersTo(id)).toEqual([{ type: 'problem', id, why: 'paused' }]);
  });

  it('are refused if the match ends before they are due, because match time stops then', async () => {
    const { host, ann, bob } = await tinyMatch();
    ann.ask({ do: 'draw' }, 'early');
    bob.ask({ do: 'slap' });
    await host.clock.pass(1_000);
    expect(ann.answersTo('early')).toMatchObject([{ type: 'refusal', rule: 'SN-9' }]);
    expect(host.clock.pending).toBe(0);
  });

  it('are dropped unanswered when the table is unloaded', async () => {
    const { host, table, ann, cards } = await begin();
    for (const [nth, card] of cards.slice(0, 3).entries()) ann.ask(drop(card), `drop ${nth}`);
    await table.unload();
    expect(ann.answersTo('drop 1')).toEqual([]);
    expect(host.clock.pending).toBe(0);
  });
});

it('due commands are played in the order of their times, however late the timer is', () => {
  let now = 0;
  const early = new PaceQueue(
    { now: () => now, after: () => () => undefined },
    { onDue: () => undefined, dismiss: () => undefined },
  );
  const played: string[] = [];
  for (const [seat, id, readyAt] of [
    [0, 'later', 100],
    [1, 'sooner', 50],
    [2, 'not yet', 300],
    [0, 'behind it', 100],
  ] as const) {
    const wait = (): number => Math.max(0, readyAt - now);
    early.admit(toSeat(seat), { id, kind: null, dueAt: 0, link: LINK, wait, play: () => played.push(id) });
  }
  now = 200;
  while (early.dueAt <= now) early.playFirst();
  expect(played).toEqual(['sooner', 'later', 'behind it']);
});
