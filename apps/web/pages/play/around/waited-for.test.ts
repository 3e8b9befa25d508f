import type { SeatInfo, TableInfo, TurnMessage } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { TABLE } from '../../../session/session.scenario.ts';
import { waitedFor } from './waited-for.ts';

const ME: SeatInfo = { kind: 'person', name: 'Zoé', avatar: 'fox', online: true, away: null };
const LEA: SeatInfo = {
  kind: 'person',
  name: 'Léa',
  avatar: 'cat',
  online: false,
  away: { since: 0, standInAt: 9_000, standIn: null, hasPlayed: false },
};
const REPLACED: SeatInfo = { ...LEA, away: { since: 0, standInAt: 9_000, standIn: 'normal', hasPlayed: false } };

function at(seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return { ...TABLE, seats, ...more };
}

function turnOf(...awaited: number[]): TurnMessage {
  return { type: 'turn', seq: 1, awaited, clocks: null };
}

describe('a match', () => {
  it('waits for an absent player whose turn it is', () => {
    expect(waitedFor(at([ME, LEA]), turnOf(1))).toEqual({ why: 'away', seats: [1] });
    expect(waitedFor(at([ME, LEA]), turnOf(0))).toBeNull();
  });

  it('does not wait once a bot stands in', () => {
    expect(waitedFor(at([ME, REPLACED]), turnOf(1))).toBeNull();
  });

  it('does not wait in real time', () => {
    expect(waitedFor(at([ME, LEA]), null)).toBeNull();
  });

  it('waits in a pause for absent players if their return ends it', () => {
    const pause = { by: 0, untilBack: true, leftMs: 5_000 };
    expect(waitedFor(at([ME, REPLACED], { pause }), turnOf(0))).toEqual({ why: 'pause', pause, seats: [1] });
    const plain = { ...pause, untilBack: false };
    expect(waitedFor(at([ME, LEA], { pause: plain }), turnOf(1))).toEqual({ why: 'pause', pause: plain, seats: [] });
  });

  it('waits for players who read the rules', () => {
    const wait = { for: 'rules' as const, awaited: [1], ready: [0], leftMs: 60_000 };
    expect(waitedFor(at([ME, ME], { wait }), turnOf(0))).toEqual({ why: 'reading', seats: [1] });
    const later = { ...wait, for: 15_000, leftMs: null };
    expect(waitedFor(at([ME, ME], { wait: later }), null)).toBeNull();
  });

  it('waits if nobody is left', () => {
    expect(waitedFor(at([LEA, LEA], { time: { at: 0, live: false } }), turnOf(1))).toEqual({ why: 'nobody' });
  });

  it('does not wait when it is over', () => {
    expect(waitedFor(at([ME, LEA], { status: 'over' }), turnOf(1))).toBeNull();
  });
});
