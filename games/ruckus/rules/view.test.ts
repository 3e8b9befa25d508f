import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { ruckus } from './index.ts';
import { NOW, play, round } from './ruckus.scenario.ts';

describe('the view of a player', () => {
  it('[RK-A21] piles, sizes of hands and the own hand are visible', () => {
    const state = round('deck meuh\nA boum plouf | zzz×2\nB miaou | dring×2');
    expect(ruckus.view(state, seatOf('A'))).toMatchObject({ hands: [2, 1], hand: ['boum', 'plouf'], deck: 1 });
    expect(JSON.stringify(ruckus.view(state, 'spectator'))).not.toMatch(/boum|plouf|miaou|meuh/);
  });

  it('[RK-A21] a pair in another hand is not visible', () => {
    const state = round('deck meuh\nA boum boum |\nB miaou |');
    expect(ruckus.view(state, seatOf('A')).pairSince).toEqual([NOW, null]);
    expect(ruckus.view(state, seatOf('B')).pairSince).toEqual([null, null]);
  });

  it('[RK-11] a drawn card is visible only to the player who drew it', () => {
    const { events } = play(round('deck meuh\nA boum |\nB miaou |'), 'A', 'draw');
    expect(events.map((event) => ruckus.sight(event, seatOf('B')))).toMatchObject([
      { kind: 'drew', seat: 0, family: null },
    ]);
    expect(events.map((event) => ruckus.sight(event, seatOf('A')))).toMatchObject([
      { kind: 'drew', seat: 0, family: 'meuh' },
    ]);
  });

  it('[RK-2] the deal shows each player the own hand', () => {
    const dealt = { kind: 'dealt', rule: 'RK-2', hands: [['boum'], ['zzz']] } as const;
    expect(ruckus.sight(dealt, seatOf('B'))).toEqual({ kind: 'dealt', rule: 'RK-2', hand: ['zzz'] });
    expect(ruckus.sight(dealt, 'spectator')).toEqual({ kind: 'dealt', rule: 'RK-2', hand: null });
  });
});
