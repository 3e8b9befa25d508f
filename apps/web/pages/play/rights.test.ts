import type { Seat } from '@tablee/kernel';
import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { TABLE } from '../../session/session.scenario.ts';
import { mayPause, mayReplaceAt, maySendOff, mayTakeOver } from './rights.ts';

const [MAKER, OTHER] = [0 as Seat, 1 as Seat];
const AWAY: SeatInfo = {
  kind: 'person',
  name: 'Léa',
  avatar: 'cat',
  online: false,
  away: { since: 1_000, standInAt: 46_000, standIn: null, hasPlayed: false },
};
const REPLACED: SeatInfo = { ...AWAY, away: { since: 1_000, standInAt: 46_000, standIn: 'normal', hasPlayed: false } };
const HERE: SeatInfo = { ...AWAY, online: true, away: null };
const BOT: SeatInfo = { kind: 'bot', level: 'normal', name: 'Kiwi', avatar: 'owl' };
const LISTED: TableInfo = { ...TABLE, listed: true };
const OVER: TableInfo = { ...TABLE, status: 'over' };

describe('a pause', () => {
  it('is allowed to players at an unlisted table during the match', () => {
    expect(mayPause(TABLE, OTHER)).toBe(true);
    expect([mayPause(TABLE, 'spectator'), mayPause(LISTED, OTHER), mayPause(OVER, OTHER)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the seat of a bot', () => {
  it('may be taken by spectators of an unlisted table during the match', () => {
    expect(mayTakeOver(TABLE, 'spectator', BOT, false)).toBe(true);
    expect(mayTakeOver(TABLE, 'spectator', HERE, false)).toBe(false);
    expect(mayTakeOver(TABLE, MAKER, BOT, false)).toBe(false);
    expect(mayTakeOver(LISTED, 'spectator', BOT, false)).toBe(false);
    expect(mayTakeOver(OVER, 'spectator', BOT, false)).toBe(false);
    expect(mayTakeOver(TABLE, 'spectator', BOT, true)).toBe(false);
  });
});

describe('a removal', () => {
  it('is allowed to the maker, and never of bots or of the maker', () => {
    expect(maySendOff(TABLE, MAKER, 2, HERE)).toBe(true);
    expect(maySendOff(TABLE, MAKER, 2, BOT)).toBe(false);
    expect(maySendOff(TABLE, MAKER, MAKER, HERE)).toBe(false);
    expect(maySendOff(TABLE, OTHER, 2, HERE)).toBe(false);
    expect(maySendOff(OVER, MAKER, 2, HERE)).toBe(false);
  });
});

describe('a stand-in', () => {
  it('is allowed to the maker at once, to others after the grace period', () => {
    expect(mayReplaceAt(TABLE, MAKER, 2, AWAY)).toBe(0);
    expect(mayReplaceAt(TABLE, OTHER, 2, AWAY)).toBe(46_000);
  });

  it('is refused if nobody is away, one plays already, or to a spectator', () => {
    expect(mayReplaceAt(TABLE, MAKER, 2, HERE)).toBeNull();
    expect(mayReplaceAt(TABLE, MAKER, 2, REPLACED)).toBeNull();
    expect(mayReplaceAt(TABLE, 'spectator', 2, AWAY)).toBeNull();
    expect(mayReplaceAt(OVER, MAKER, 2, AWAY)).toBeNull();
  });
});
