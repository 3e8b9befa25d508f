import type { UiEntry } from '@tablee/games/catalog.ui';
import type { SeatInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { otherGames } from './other-games.ts';

const ZOE: SeatInfo = { kind: 'person', name: 'Zoé', avatar: 'fox', online: true, away: null };
const BOT: SeatInfo = { kind: 'bot', level: 'normal', name: 'Moka', avatar: 'owl' };

function boxFor(max: number, table: object | null = {}): UiEntry {
  return { players: { min: 2, max }, table } as unknown as UiEntry;
}

describe('the other games of a table', () => {
  it('are all other games that have a table', () => {
    const games = { here: boxFor(4), there: boxFor(4), boxed: boxFor(4, null) };
    expect(otherGames(games, { game: 'here', seats: [ZOE] }).map(({ id }) => id)).toEqual(['there']);
  });

  it('fit if they have a seat for every person; bots do not count', () => {
    const games = { two: boxFor(2), three: boxFor(3) };
    const seats = [ZOE, BOT, ZOE, ZOE, BOT];
    expect(otherGames(games, { game: 'here', seats }).map(({ doesFit }) => doesFit)).toEqual([false, true]);
  });
});
