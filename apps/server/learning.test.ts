import { describe, expect, it } from 'vitest';
import type { Browser } from './browser.scenario.ts';
import type { SocketClient } from './client.scenario.ts';
import { ME, OPEN, serverWithGuests } from './guests.scenario.ts';
import { turnGame } from './turn-game.scenario.ts';

const NEW = [turnGame.id];

const { ann, ben } = serverWithGuests();

/** Starts the match with both players connected; resolves with the seats whose player still has to learn. */
async function start(id: string, maker: Browser): Promise<{ clients: SocketClient[]; awaited: readonly number[] }> {
  const clients = [await ann.enter(id), await ben.enter(id)];
  await maker.post(`/api/t/${id}/start`);
  const [first] = clients as [SocketClient];
  await first.until('the beginning', () => first.table?.status === 'playing');
  const wait = first.table?.wait ?? null;
  return { clients, awaited: wait?.for === 'rules' ? wait.awaited : [] };
}

describe('a player to whom a game is new', () => {
  it('is waited for, whether they made the table, joined it or play again', async () => {
    const id = await ann.make(turnGame.id, [ME, OPEN], { learning: NEW });
    await ben.post(`/api/t/${id}/join`, { nonce: 'b0', learning: NEW });
    const { clients, awaited } = await start(id, ann);
    expect(awaited).toEqual([0, 1]);
    for (const client of clients) client.say({ type: 'ready', for: 'rules' });
    await Promise.all(clients.map((client) => client.playToTheEnd(turnGame)));
    const { body } = await ann.post(`/api/t/${id}/rematch`, { nonce: 'a1', learning: NEW });
    expect((await start(String(body['id']), ann)).awaited).toEqual([0]); // Ben has learnt it meanwhile
  });

  it('is waited for in that game only', async () => {
    const id = await ann.make(turnGame.id, [ME, OPEN], { learning: ['another'] });
    await ben.post(`/api/t/${id}/join`, { nonce: 'b0' });
    expect((await start(id, ann)).awaited).toEqual([]);
  });

  it('may list at most 64 games', async () => {
    const learning = Array.from({ length: 65 }, (_, n) => `g${n}`);
    await expect(ann.make(turnGame.id, [ME, OPEN], { learning })).rejects.toThrow('bad-body');
  });
});
