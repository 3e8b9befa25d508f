import { snatch } from '@tablee/conformance/snatch';
import { type AnyGame, type CommandEntry, type GameTypes, isRecord } from '@tablee/kernel';
import type { ServerMessage, Utterance } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../log/memory-store.ts';
import { heap } from '../scenarios/heap.toy.ts';
import { person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import { SlowStore } from '../scenarios/slow-store.scenario.ts';
import type { LiveTable } from '../table/live-table.ts';

type Heap = { readonly left: number; readonly taken: readonly number[] };

const WORDS: Utterance = { text: 'Le rouge !' };
const CLAP: Utterance = { emote: 'clap' };

/** The heap with a rule about talking: a speaker gives one back. Emotes do not count. */
const silent: AnyGame = {
  ...heap,
  id: 'silent',
  parse: (raw) => (isRecord(raw) && raw['spoke'] === true ? { spoke: true } : heap.parse(raw)),
  commandFromTalk: (_, __, said) => (said === 'emote' ? null : { spoke: true }),
  apply: (state, seat, command, moment) => {
    if (!('spoke' in command)) return heap.apply(state, seat, command, moment);
    const { left, taken } = state as Heap;
    const own = taken[seat] ?? 0;
    if (own === 0) return { ok: false, refusal: { rule: 'HE-1', facts: {} } };
    const after = { ...state, left: left + 1, taken: taken.with(seat, own - 1) };
    return { ok: true, step: { state: after, events: [{ rule: 'HE-1', seat, take: -1 } as GameTypes['event']] } };
  },
};

interface Scene {
  readonly host: TestHost;
  readonly table: LiveTable;
  readonly ann: TestClient;
  readonly bob: TestClient;
}

/** Ann has taken two, and it is Bob's turn. */
async function begin(store = new MemoryStore()): Promise<Scene> {
  const host = new TestHost([silent], store);
  const table = await host.make(silent, 'low', [person('ann'), person('bob')]);
  await table.start('ann');
  const [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
  ann.ask({ take: 2 }, 'take');
  await host.clock.pass(1);
  return { host, table, ann, bob };
}

function say(client: TestClient, what: Utterance): void {
  client.tell({ type: 'say', id: 'say', what });
}

async function played({ host, table }: Pick<Scene, 'host' | 'table'>): Promise<CommandEntry<GameTypes>[]> {
  const { entries } = (await host.store.load(table.id)) ?? { entries: [] };
  return (entries as CommandEntry<GameTypes>[]).filter(({ kind }) => kind === 'command');
}

describe('talk that a rule hears', () => {
  it('are a command of their speaker, and are broadcast as well', async () => {
    const scene = await begin();
    const { host, ann, bob } = scene;
    say(ann, WORDS);
    await host.clock.pass(1);
    expect(bob.of('said').map(({ seat, what }) => ({ seat, what }))).toEqual([{ seat: 0, what: WORDS }]);
    expect(bob.of('frame').at(-1)?.sights).toEqual([{ rule: 'HE-1', seat: 0, take: -1 }]);
    expect((await played(scene)).at(-1)).toMatchObject({ seq: 2, seat: 0, command: { spoke: true }, id: null });
  });

  it('are broadcast, like the frame of their entry, once that is durable', async () => {
    const store = new SlowStore();
    const { host, ann, bob } = await begin(store);
    const before = bob.heard.length;
    store.isSlow = true;
    say(ann, WORDS);
    await host.clock.pass(1);
    expect(bob.heard.slice(before)).toEqual([]);
    store.release();
    await host.clock.pass(1);
    expect(bob.heard.slice(before).map(({ type }: ServerMessage) => type)).toEqual(['said', 'frame']);
  });

  it('are only talk if the game ignores or refuses them', async () => {
    const scene = await begin();
    const { host, ann, bob } = scene;
    say(ann, CLAP);
    say(bob, WORDS);
    await host.clock.pass(1);
    expect(ann.of('said').map(({ seat, what }) => ({ seat, what }))).toEqual([
      { seat: 0, what: CLAP },
      { seat: 1, what: WORDS },
    ]);
    expect(await played(scene)).toHaveLength(1);
  });

  it('are only talk in a pause', async () => {
    const scene = await begin();
    await scene.table.pause('bob');
    say(scene.ann, WORDS);
    await scene.host.clock.pass(1);
    expect(scene.bob.of('said')).toHaveLength(1);
    expect(await played(scene)).toHaveLength(1);
  });

  it('cannot be undone, nor can the command before them', async () => {
    const { host, ann } = await begin();
    say(ann, WORDS);
    await host.clock.pass(1);
    ann.tell({ type: 'undo', id: 'unsay', undoes: 2 });
    ann.tell({ type: 'undo', id: 'untake', undoes: 1 });
    await host.clock.pass(1);
    expect([ann.answersTo('unsay'), ann.answersTo('untake')].flat()).toMatchObject([
      { type: 'problem', why: 'nothing-to-undo' },
      { type: 'problem', why: 'nothing-to-undo' },
    ]);
  });

  it('are played again with the rest of the log when the table is opened again', async () => {
    const { host, table, ann } = await begin();
    say(ann, WORDS);
    await host.clock.pass(1);
    const back = new TestClient(await host.reopen(table), 'ann');
    expect(back.followed.view).toEqual(ann.followed.view);
    expect(back.followed.view).toMatchObject({ left: 19, taken: [1, 0] });
    expect(back.of('said')).toEqual([]);
  });

  it('are broadcast at once, even if the queue of the seat is full', async () => {
    const chatty: AnyGame = { ...snatch, commandFromTalk: () => ({ do: 'draw' }) };
    const host = new TestHost([chatty]);
    const table = await host.make(chatty, 'short', [person('ann'), person('bob')]);
    await table.start('ann');
    const ann = new TestClient(table, 'ann');
    for (let time = 0; time < 20; time += 1) ann.ask({ do: 'slap' });
    say(ann, WORDS);
    await host.clock.pass(1);
    expect(ann.of('said')).toHaveLength(1);
  });
});
