import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { mayHold } from './may-hold.ts';

const ME: SeatInfo = { kind: 'person', name: 'Camille', avatar: 'fox', online: true, away: null };
const BOT: SeatInfo = { kind: 'bot', level: 'normal', name: 'Nour', avatar: 'bear' };
const HASTE = { pace: 'realtime' } as const;

function table(seats: readonly SeatInfo[], change: Partial<TableInfo> = {}): TableInfo {
  return { listed: false, status: 'playing', seats, wait: null, ...change } as TableInfo;
}

describe('a match is held by an open window', () => {
  it('for a player alone with bots in real time', () => {
    expect(mayHold(table([ME, BOT, BOT]), HASTE, 0 as never)).toBe(true);
  });

  it('but not if another person plays, even an absent one', () => {
    const away: SeatInfo = { ...ME, online: false };
    expect(mayHold(table([ME, BOT, away]), HASTE, 0 as never)).toBe(false);
  });

  it('but not in a game with turns, after the end or for a spectator', () => {
    expect(mayHold(table([ME, BOT]), { pace: 'turns' }, 0 as never)).toBe(false);
    expect(mayHold(table([ME, BOT], { status: 'over' }), HASTE, 0 as never)).toBe(false);
    expect(mayHold(table([BOT, BOT]), HASTE, 'spectator')).toBe(false);
  });

  it('but not while the match waits for a newcomer', () => {
    const wait = { for: 'rules', awaited: [0], ready: [], leftMs: 1 } as unknown as TableInfo['wait'];
    expect(mayHold(table([ME, BOT], { wait }), HASTE, 0 as never)).toBe(false);
  });
});
