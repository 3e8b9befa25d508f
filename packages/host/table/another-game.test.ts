import { randomBot } from '@tablee/bot-kit';
import { snatch } from '@tablee/conformance/snatch';
import type { AnyGame } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { HostCatalog } from '../match/rebuild.ts';
import { BOT, docOf, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import { chooseGame } from './another-game.ts';
import type { Sitter } from './table-doc.ts';

const OPEN = { kind: 'open' } as const;
const [ANN, BOB, CY] = [person('ann'), person('bob'), person('cy')];

/** The same rules under another id, for at most `max` seats. */
function gameFor(max: number): AnyGame {
  return { ...snatch, id: 'other', version: 7, seating: () => ({ counts: [2, max] }) };
}

function after(max: number, seats: readonly Sitter[]): unknown {
  const other = gameFor(max);
  const catalog: HostCatalog = { other: { versions: [other], bots: { best: randomBot(other) } } };
  const changed = chooseGame(docOf(snatch, 'short', seats, 'w'), 'ann', catalog, { game: 'other', level: 'best' });
  return changed.ok ? changed.doc.seats : changed.why;
}

describe('another game at the same table', () => {
  it.each([
    ['adds free places', 4, [ANN, BOB], [ANN, BOB, OPEN, OPEN]],
    ['takes free places away, the last first', 3, [OPEN, ANN, OPEN, BOB, OPEN], [OPEN, ANN, BOB]],
    ['takes bots away only where no free place is left', 2, [ANN, BOT, OPEN, BOB, BOT], [ANN, BOB]],
    ['keeps a bot, at a level that the game knows', 3, [ANN, BOT], [ANN, { ...BOT, level: 'best' }, OPEN]],
    ['is not for more people than it has places', 2, [ANN, BOB, CY], 'too-many'],
  ])('%s', (_, max, seats, expected) => {
    expect(after(max, seats)).toEqual(expected);
  });

  it('has its own version and default options, and everybody is told', async () => {
    const host = new TestHost([snatch, gameFor(2)]);
    const table = await host.make(snatch, 'short', [OPEN, ANN, OPEN, BOB]);
    const bob = new TestClient(table, 'bob');
    await table.choose('ann', { options: { tempo: 'calm' }, house: {} });
    expect(await table.switchTo('ann', { game: 'other', level: 'random' })).toEqual({ ok: true });
    expect(bob.viewer).toBe(1);
    expect(bob.table).toMatchObject({ game: 'other', version: 7, options: { tempo: 'normal' }, maker: 0 });
    expect(await table.start('ann')).toEqual({ ok: true });
    expect(bob.followed.view).not.toBeNull();
  });

  it('is chosen by the maker, from the catalog, before the match', async () => {
    const host = new TestHost([snatch, gameFor(4)]);
    const table = await host.make(snatch, 'short', [ANN, BOB]);
    const wanted = { game: 'other', level: 'random' };
    expect(await table.switchTo('bob', wanted)).toEqual({ ok: false, why: 'not-the-maker' });
    expect(await table.switchTo('ann', { ...wanted, game: 'toString' })).toEqual({ ok: false, why: 'unknown-game' });
    await table.start('ann');
    expect(await table.switchTo('ann', wanted)).toEqual({ ok: false, why: 'not-waiting' });
  });
});
