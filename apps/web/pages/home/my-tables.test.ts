import { uiCatalog } from '@tablee/games/catalog.ui';
import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import type { MyTable, SeenTable } from '../../session/api.ts';
import { moodOf, myTables } from './my-tables.ts';

const PLAYABLE = Object.keys(uiCatalog).find((id) => uiCatalog[id]?.table !== null) ?? '';

function mine(...tables: MyTable[]): string[] {
  return myTables({ name: 'Zoé', avatar: 'fox', tables, before: null }).map(({ id }) => id);
}

describe('my tables', () => {
  it('are all tables that are not over, running matches first', () => {
    const tables = [
      { id: 'a', game: PLAYABLE, status: 'waiting' },
      { id: 'b', game: PLAYABLE, status: 'playing' },
      { id: 'c', game: PLAYABLE, status: 'playing' },
    ] as const;
    expect(mine(...tables)).toEqual(['b', 'c', 'a']);
  });

  it('leave out games that this page cannot show', () => {
    expect(mine({ id: 'a', game: 'constructor', status: 'playing' })).toEqual([]);
    expect(myTables(null)).toEqual([]);
  });
});

describe('the state of a table', () => {
  const seats: SeatInfo[] = ['Zoé', 'Malik'].map((name) => ({ kind: 'bot', level: 'normal', name, avatar: 'owl' }));
  const playing: MyTable = { id: 'a', game: PLAYABLE, status: 'playing' };
  const seen = (awaited: number[] | null): SeenTable => ({ table: { seats } as TableInfo, seat: 0, awaited });

  it.each([
    ['it is my move', [0], { id: 'mine' }],
    ['one of several moves is mine', [1, 0], { id: 'mine' }],
    ['somebody else is to play', [1], { id: 'turn', name: 'Malik' }],
    ['everybody plays at once', null, { id: 'playing' }],
    ['nobody is waited for', [], { id: 'playing' }],
  ])('is shown: %s', (_, awaited, mood) => {
    expect(moodOf(playing, seen(awaited))).toEqual(mood);
  });

  it('follows from its status until the host has answered', () => {
    expect(moodOf(playing, null)).toEqual({ id: 'playing' });
    expect(moodOf({ ...playing, status: 'waiting' }, seen(null))).toEqual({ id: 'waiting' });
  });
});
