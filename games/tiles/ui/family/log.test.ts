import type { Seat } from '@tablee/kernel';
import type { Happening } from '@tablee/table-ui';
import { describe, expect, it } from 'vitest';
import type { Tile } from '../../rules/tile.ts';
import type { FamilyView, TilesSight, TilesTypes } from '../../rules/types.ts';
import { freshTiles, loggedActions } from './log.ts';

const ME = 0 as Seat;

function laid(seat: number, ...tiles: Tile[]): TilesSight {
  return { kind: 'laid', rule: 'DR-7', seat: seat as Seat, tiles, series: { id: 1, kind: 'run', tiles } };
}

function did(kind: 'drew' | 'kept', seat: number): TilesSight {
  if (kind === 'drew') return { kind, rule: 'DR-9', seat: seat as Seat, tile: null };
  return { kind, rule: 'DR-10', seat: seat as Seat };
}

function actions(sights: readonly TilesSight[], now: Partial<Pick<FamilyView, 'phase' | 'turn'>> = {}) {
  const happenings = sights.map((sight, seq): Happening<TilesTypes> => ({ seq, sights: [sight], isMine: false }));
  return loggedActions(happenings, { phase: 'play', turn: ME, ...now });
}

function told(...args: Parameters<typeof actions>): string[] {
  return actions(...args).map(({ seat, kind }) => `${seat} ${kind}`);
}

describe('the log of actions', () => {
  it('has one action for each turn: a draw is replaced by the decision about its tile', () => {
    expect(told([did('drew', 1), laid(1, 'R5'), did('drew', 2), did('kept', 2)])).toEqual(['1 laid', '2 kept']);
  });

  it('does not show a tile as kept if that was undone', () => {
    const taken = { phase: 'drawn', turn: 1 as Seat } as const;
    expect(told([did('drew', 1), did('kept', 1)], taken)).toEqual(['1 drew']);
    expect(told([did('drew', 1), did('kept', 1), laid(1, 'R5')])).toEqual(['1 laid']);
  });
});

describe('the tiles that are new since my last turn', () => {
  const fresh = (...sights: TilesSight[]): string[] => [...freshTiles(actions(sights), ME)];

  it('are all tiles that the others have laid since, not only the last ones', () => {
    expect(fresh(laid(1, 'R1'), laid(0, 'R2'), laid(1, 'B5', 'B6'), did('drew', 2), laid(3, 'G9'))).toEqual([
      'B5',
      'B6',
      'G9',
    ]);
  });

  it('stay new while I decide about a drawn tile, and after I have laid it', () => {
    const round = [laid(0, 'R2'), laid(1, 'B5'), did('drew', 0)];
    expect(fresh(...round)).toEqual(['B5']);
    expect(fresh(...round, laid(0, 'G1'))).toEqual(['B5', 'G1']);
  });

  it('are no longer new after the next player’s turn', () => {
    expect(fresh(laid(1, 'B5'), laid(0, 'G1'), did('drew', 1))).toEqual([]);
  });

  it('are those of the newest lay for a spectator', () => {
    const all = actions([laid(0, 'R1'), laid(1, 'B5'), did('drew', 0)]);
    expect([...freshTiles(all, null)]).toEqual(['B5']);
  });
});
