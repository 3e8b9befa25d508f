import { rulesCatalog } from '@tablee/games/catalog.rules';
import { AT_ONCE, frameOf, rebuildMatch, type StoredTable } from '@tablee/host';
import { type AnyGame, canonical, commitmentTo } from '@tablee/kernel';
import { checksumOf, type Frame } from '@tablee/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from './browser.scenario.ts';
import { SocketClient } from './client.scenario.ts';
import { InProcessServer } from './server.scenario.ts';
import { openStore } from './store/open-store.ts';
import { meAnd, turnGame } from './turn-game.scenario.ts';

let server: InProcessServer;
let me: Browser;

beforeAll(async () => {
  server = await InProcessServer.open();
});
beforeEach(() => {
  me = new Browser(server);
});
afterAll(() => server.close());

/** Starts a match against bots that wait for this client. */
async function begin(
  game: AnyGame = turnGame,
  level = 'random',
): Promise<{ readonly id: string; readonly client: SocketClient }> {
  const id = await me.make(game.id, meAnd({ kind: 'bot', level }, game));
  const client = await me.enter(id);
  await me.post(`/api/t/${id}/start`);
  await client.hears('frame');
  await client.untilItsTurn(game);
  return { id, client };
}

/** Stops the server and reads the table that it stored. */
async function storedTable(id: string): Promise<StoredTable> {
  await server.stop();
  const store = await openStore(server.folder);
  const stored = await store.load(id);
  await store.close();
  await server.start();
  if (stored === null) throw new Error('not stored');
  return stored;
}

function withoutCheck({ check: _check, ...frame }: Frame): Omit<Frame, 'check'> {
  return frame;
}

describe.each(Object.values(rulesCatalog).map(({ versions }) => versions[0]))('$id over a socket', (game) => {
  it('is played to its end against a bot, with every frame in order', async () => {
    // Not at the random level: matches among random players may never end.
    const { client } = await begin(game, 'facile');
    await client.playToTheEnd(game);
    const frames = client.of('frame').map(({ seq }) => seq);
    expect(frames).toEqual(frames.map((_, index) => index));
    expect(client.of('snapshot')).toEqual([]);
  });
});

describe('a match', () => {
  it('shows at its end what its seed was mixed from', async () => {
    const { client } = await begin();
    const promised = client.table?.commitment;
    expect(client.table?.seed).toBeNull();
    await client.playToTheEnd(turnGame);
    expect(commitmentTo(client.table?.seed?.secret ?? '')).toBe(promised);
    expect(client.table?.seed?.nonces).toEqual(['a0']);
  });

  it('shows a spectator the public view, and nothing else', async () => {
    const { id, client } = await begin();
    const spectator = await new Browser(server).enter(id);
    await spectator.hears('snapshot');
    await client.playToTheEnd(turnGame);
    await spectator.until('the end', () => spectator.isOver);
    expect(spectator.viewer).toBe('spectator');
    const stored = await storedTable(id);
    const rebuilt = await rebuildMatch(rulesCatalog, stored, true, AT_ONCE);
    if (!rebuilt.ok) throw new Error(rebuilt.problem);
    const { match, steps } = rebuilt.rebuilt;
    expect(canonical(spectator.followed.view)).toBe(canonical(turnGame.view(match.state, 'spectator')));
    const [snapshot] = spectator.of('snapshot');
    const seen = steps.filter(({ seq }) => seq > (snapshot?.seq ?? 0));
    expect(spectator.of('frame').map(withoutCheck)).toEqual(
      seen.map((step) => withoutCheck(frameOf(turnGame, step, 'spectator'))),
    );
  });

  it('refuses a command of a spectator', async () => {
    const { id, client } = await begin();
    const spectator = await new Browser(server).enter(id);
    const answer = await spectator.answerTo(spectator.ask(client.options(turnGame)[0] as object, 'mine'));
    expect(answer).toEqual({ type: 'problem', id: 'mine', why: 'not-seated' });
  });

  it('sends a client that reconnects exactly the frames it missed', async () => {
    const { id, client } = await begin();
    const since = client.followed.seq as number;
    const other = await me.enter(id);
    await client.close();
    for (let turn = 0; turn < 3; turn += 1) await other.playOnce(turnGame);
    await other.untilItsTurn(turnGame);
    const last = other.followed.seq as number;
    const back = await me.enter(id, client);
    const missed = last - since;
    await back.until('the tail', () => back.of('frame').length >= missed);
    expect(back.of('frame').map(({ seq }) => seq)).toEqual(
      Array.from({ length: missed }, (_, index) => since + 1 + index),
    );
    expect(back.of('frame').at(-1)?.check).toBe(checksumOf(other.followed.view));
    expect(back.of('snapshot')).toEqual([]);
  });

  it('acknowledges a retried command with the same entry, and plays it once', async () => {
    const { id, client } = await begin();
    const [command] = client.options(turnGame);
    const first = await client.answerTo(client.ask(command as object, 'once'));
    expect(first).toMatchObject({ type: 'ack' });
    await client.close();
    const back = await me.enter(id);
    expect(await back.answerTo(back.ask(command as object, 'once'))).toEqual(first);
    const { entries } = await storedTable(id);
    expect(entries.filter((entry) => (entry as { id?: string }).id === 'once')).toMatchObject([
      { seq: (first as { seq?: number }).seq },
    ]);
  });
});

describe('a restarted server', () => {
  it('continues the same match', async () => {
    const { id, client } = await begin();
    await client.playOnce(turnGame);
    await client.untilItsTurn(turnGame);
    const { seq, view } = client.followed;
    await server.stop();
    await server.start();
    const back = await me.enter(id);
    const snapshot = await back.hears('snapshot');
    expect(snapshot).toMatchObject({ seq, live: true, check: checksumOf(view) });
    await back.playToTheEnd(turnGame);
    expect(back.table?.seed?.nonces).toEqual(['a0']);
  });

  it('still recognises commands from before it stopped', async () => {
    const { id, client } = await begin();
    const [command] = client.options(turnGame);
    const first = await client.answerTo(client.ask(command as object, 'once'));
    await server.stop();
    await server.start();
    const back = await me.enter(id);
    expect(await back.answerTo(back.ask(command as object, 'once'))).toEqual(first);
  });

  it('tells every client to reconnect', async () => {
    const { id, client } = await begin();
    const silent = new SocketClient(server.port, id, null);
    await silent.opened();
    await server.stop();
    for (const one of [client, silent]) {
      await one.until('closed', () => one.isClosed);
      expect(one.heard.at(-1)).toEqual({ type: 'bye', why: 'restart' });
    }
    await server.start();
  });
});
