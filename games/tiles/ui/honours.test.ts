import { toSeat } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { defaultTilesOptions } from '../rules/options.ts';
import type { Tile } from '../rules/tile.ts';
import type { FamilyView, JuniorView, TilesSight, TilesView } from '../rules/types.ts';
import { honoursOfTiles } from './honours.ts';

const say = speakerOf(words, 'fr');
const OVER = { options: defaultTilesOptions, phase: 'over', turn: toSeat(0) } as const;

const FAMILY: FamilyView = {
  ...OVER,
  mode: 'family',
  series: [
    { id: 1, kind: 'run', tiles: ['B5', 'B6', 'B7', 'B8'] },
    { id: 2, kind: 'starter', tiles: ['R2'] },
  ],
  nextSeries: 3,
  drawn: null,
  racks: [0, 2, 2],
  pool: 0,
  rack: null,
};

function laid(seat: number, ...tiles: Tile[]): TilesSight {
  return { kind: 'laid', rule: 'DR-7', seat: toSeat(seat), tiles, series: { id: 1, kind: 'run', tiles } };
}

function drew(seat: number): TilesSight {
  return { kind: 'drew', rule: 'DR-9', seat: toSeat(seat), tile: null };
}

function told(view: TilesView, sights: readonly TilesSight[] | null): string[] {
  return honoursOfTiles({ view, sights, say }).map(
    ({ seat, title, words: rest }) => `${'ABC'[seat]}: ${title} ${rest}`,
  );
}

describe('honours of the family game', () => {
  it('tell who laid most, most at once, and who drew most', () => {
    const sights = [laid(1, 'B5', 'B6'), laid(0, 'B7'), laid(0, 'B8'), laid(0, 'R2'), drew(2), drew(2), drew(1)];
    expect(told(FAMILY, sights)).toEqual(['A: 3 tuiles posées', 'B: 2 tuiles d’un coup', 'C: 2 tuiles piochées']);
  });

  it('do not count a lay that was undone', () => {
    const sights = [laid(1, 'R9', 'R10', 'R11'), laid(0, 'R2', 'B5'), laid(0, 'B5'), drew(1)];
    expect(told(FAMILY, sights)).toEqual(['A: 1 tuile posée', 'B: 1 tuile piochée']);
  });

  it('are none if the page has not seen the whole match', () => {
    expect(told(FAMILY, null)).toEqual([]);
  });
});

describe('honours of the junior game', () => {
  const view: JuniorView = {
    ...OVER,
    mode: 'junior',
    grid: [],
    up: [],
    kept: [
      ['R1', 'B1', 'R2', 'B2'],
      ['G3', 'G4'],
      ['P5', 'P6', 'P7', 'P8'],
    ],
    lookUntil: null,
  };

  it('tell of pairs of animals, pairs of colours, and the most different animals', () => {
    expect(told(view, null)).toEqual(['A: 2 paires d’animaux', 'C: 2 paires de couleur', 'C: 4 animaux différents']);
  });
});
