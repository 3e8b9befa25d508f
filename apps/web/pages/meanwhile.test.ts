import { toMillis } from '@tablee/kernel';
import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import type { SeenTable } from '../session/api.ts';
import { meanwhileOf } from './meanwhile.ts';

const ME: SeatInfo = { kind: 'person', name: 'Camille', avatar: 'fox', online: false, away: null };
const FRIEND: SeatInfo = { ...ME, name: 'Léa' };
const BOT: SeatInfo = { kind: 'bot', level: 'normal', name: 'Polka', avatar: 'owl' };

const STANDING = { at: toMillis(40_000), live: false };
const RUNNING = { ...STANDING, live: true };

function meanwhile(change: Partial<TableInfo>, seat: number | null = 0): ReturnType<typeof meanwhileOf> {
  const table = { status: 'playing', seats: [ME, BOT], time: STANDING, pause: null, wait: null };
  return meanwhileOf({ table: { ...table, ...change }, seat, awaited: null } as unknown as SeenTable);
}

describe('a player who returns to a running match', () => {
  it('is told that it stood still while nobody was there', () => {
    expect(meanwhile({})).toBe('away.stood-still');
    expect(meanwhile({ seats: [ME, FRIEND] })).toBe('away.stood-still');
  });

  it('is told that a bot has played, if it has', () => {
    const away = { since: toMillis(10_000), standInAt: toMillis(20_000), standIn: 'normal', hasPlayed: true };
    expect(meanwhile({ seats: [{ ...ME, away }, FRIEND], time: RUNNING })).toBe('away.stood-in');
  });

  it('is told nothing if it went on with others', () => {
    expect(meanwhile({ seats: [ME, { ...FRIEND, online: true }], time: RUNNING })).toBeNull();
    expect(meanwhile({ seats: [ME, { ...FRIEND, online: true }] })).toBeNull();
  });

  it('is told nothing if it has not begun or waits for another reason', () => {
    expect(meanwhile({ time: { at: toMillis(0), live: false } })).toBeNull();
    expect(meanwhile({ status: 'waiting', time: null })).toBeNull();
    expect(meanwhile({ pause: { by: 0, untilBack: false, leftMs: 1 } })).toBeNull();
    expect(meanwhile({ wait: { for: 1, awaited: [0], ready: [], leftMs: null } })).toBeNull();
  });

  it('is told nothing as a spectator', () => {
    expect(meanwhile({}, null)).toBeNull();
    expect(meanwhile({}, 1)).toBeNull();
  });
});
