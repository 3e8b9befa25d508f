import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tiles } from './index.ts';
import { family, play } from './tiles.scenario.ts';

const STATE = family('turn A play\ntable [1 R2]\npool B4 R3\nA B6 P8\nB G6 G7 G8');

describe('the view of a player', () => {
  it('[DR-A15] has the own rack and only the sizes of the others', () => {
    const view = tiles.view(STATE, seatOf('A'));
    expect(view).toMatchObject({ rack: ['B6', 'P8'], racks: [2, 3], pool: 2 });
    expect(JSON.stringify(view)).not.toMatch(/G6|G7|G8|B4|R3/);
  });

  it('[DR-A15] has no rack for a spectator', () => {
    const view = tiles.view(STATE, 'spectator');
    expect(view).toMatchObject({ rack: null, racks: [2, 3] });
    expect(JSON.stringify(view)).not.toMatch(/B6|P8|G6|G7|G8|B4|R3/);
  });

  it('[DR-A15] shows a drawn tile only to the player who drew it', () => {
    const { state, events } = play(STATE, 'A', 'draw');
    expect(events.map((event) => tiles.sight(event, seatOf('A')))).toEqual([
      { kind: 'drew', rule: 'DR-9', seat: 0, tile: 'R3' },
    ]);
    expect(events.map((event) => tiles.sight(event, seatOf('B')))).toEqual([
      { kind: 'drew', rule: 'DR-9', seat: 0, tile: null },
    ]);
    expect(tiles.view(state, seatOf('A'))).toMatchObject({ phase: 'drawn', drawn: 'R3' });
    expect(tiles.view(state, seatOf('B'))).toMatchObject({ phase: 'drawn', drawn: null });
  });

  it('[DR-A18] tells all players that a drawn tile fits or was kept, but not which tile it is', () => {
    const drawn = play(STATE, 'A', 'draw').state;
    const { state, events } = play(drawn, 'A', 'keep');
    for (const viewer of [seatOf('B'), 'spectator'] as const) {
      expect(tiles.view(drawn, viewer)).toMatchObject({ phase: 'drawn', turn: seatOf('A'), drawn: null });
      expect(
        JSON.stringify([tiles.view(state, viewer), events.map((event) => tiles.sight(event, viewer))]),
      ).not.toContain('R3');
    }
    expect(events).toContainEqual({ kind: 'kept', rule: 'DR-10', seat: seatOf('A') });
  });

  it('[DR-A15] shows each player the own rack and the open tiles of the deal', () => {
    const dealt = {
      kind: 'dealt',
      rule: 'DR-5',
      racks: [['B6'], ['G6']],
      starters: ['R2'],
      first: seatOf('A'),
    } as const;
    expect(tiles.sight(dealt, seatOf('B'))).toEqual({
      kind: 'dealt',
      rule: 'DR-5',
      rack: ['G6'],
      starters: ['R2'],
      first: 0,
    });
    expect(tiles.sight(dealt, 'spectator')).toEqual({
      kind: 'dealt',
      rule: 'DR-5',
      rack: null,
      starters: ['R2'],
      first: 0,
    });
  });
});
