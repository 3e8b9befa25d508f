import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../locale/index.ts';
import { TABLE } from '../../session/session.scenario.ts';
import { lobbyStatus } from './lobby-status.ts';

const ME: SeatInfo = { kind: 'person', name: 'Zoé', avatar: 'fox', online: true, away: null };
const LEA: SeatInfo = { kind: 'person', name: 'Léa', avatar: 'cat', online: true, away: null };
const BOT: SeatInfo = { kind: 'bot', level: 'normal', name: 'Kiwi', avatar: 'owl' };
const OPEN: SeatInfo = { kind: 'open' };

function statusOf(seats: SeatInfo[], own: number | null, fewest = 2) {
  const table: TableInfo = { ...TABLE, status: 'waiting', seats };
  return lobbyStatus(table, own, fewest, pageWords('fr'));
}

describe('before the match', () => {
  it('the maker alone cannot start, and is told what to do', () => {
    expect(statusOf([ME, OPEN, OPEN], 0)).toMatchObject({
      canStart: false,
      seat: 0,
      text: expect.stringMatching(/bot/),
    });
  });

  it('the maker is told how many are missing', () => {
    expect(statusOf([ME, BOT, OPEN, OPEN], 0, 4).title).toContain('2');
  });

  it('the maker can start with a bot', () => {
    expect(statusOf([ME, BOT, OPEN], 0)).toMatchObject({ canStart: true, seat: 0 });
  });

  it('the maker sees who is there', () => {
    expect(statusOf([ME, BOT, LEA], 0)).toMatchObject({ canStart: true, seat: 2, title: 'Léa est là.' });
  });

  it('a friend waits for the maker', () => {
    expect(statusOf([ME, LEA], 1)).toMatchObject({ canStart: false, seat: 0, title: 'On attend Zoé.' });
  });

  it('a visitor is told of a place, or that there is none', () => {
    const [free, full] = [statusOf([ME, OPEN], null), statusOf([ME, LEA], null)];
    expect(free.title).not.toBe(full.title);
    expect(full.text).toMatch(/regarder/);
  });
});
