import { toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tiles as game } from '../../rules/index.ts';
import { defaultTilesOptions } from '../../rules/options.ts';
import type { FamilyView, LayCommand, Series, Tile } from '../../rules/types.ts';
import { hintFrom } from './hint.ts';
import { choose, endsOf, placesFor, targetOf } from './places.ts';

const ME = toSeat(0);

function starter(id: number, tile: Tile): Series {
  return { id, kind: 'starter', tiles: [tile] };
}

function viewOf(rack: readonly Tile[], series: readonly Series[], drawn: Tile | null = null): FamilyView {
  const phase = drawn === null ? 'play' : 'drawn';
  const options = { ...defaultTilesOptions, mode: 'family' } as const;
  const racks = [rack.length, 6];
  return { mode: 'family', options, phase, turn: ME, series, nextSeries: 9, drawn, racks, pool: 20, rack };
}

function laysOf(view: FamilyView): LayCommand[] {
  return [...game.legal(view, ME, 0 as never)].filter((command) => command.do === 'lay');
}

const RUN: Series = { id: 1, kind: 'run', tiles: ['B5', 'B6', 'B7', 'B8'] };
const RACK: readonly Tile[] = ['R5', 'R13', 'B9', 'B12', 'G6', 'G7', 'P3', 'P9'];
const LAYS = laysOf(viewOf(RACK, [RUN, starter(2, 'R9'), starter(3, 'B10'), starter(4, 'P13')]));

describe('the places for chosen tiles', () => {
  it('[DR-7] of one tile are a run, starters, and a new family with its partner', () => {
    const places = placesFor(LAYS, ['B9']);
    expect(places.map(({ target }) => target)).toEqual([1, 2, 3, 'family']);
    expect(places.map(({ partners }) => partners)).toEqual([[], [], [], ['P9']]);
  });

  it('are none without a choice or for a tile that fits nowhere', () => {
    expect(placesFor(LAYS, [])).toEqual([]);
    expect(placesFor(LAYS, ['P3'])).toEqual([]);
  });

  it('take exactly the chosen tiles, even if more would fit', () => {
    const lays = laysOf(viewOf(['B9', 'R9', 'P9'], []));
    expect(placesFor(lays, ['B9', 'P9'])).toEqual([
      { target: 'family', lay: { do: 'lay', tiles: ['B9', 'P9'], on: null }, partners: [] },
    ]);
    expect(placesFor(lays, ['B9'])[0]?.partners).toEqual(['R9', 'P9']);
  });

  it('add the tile that closes the gap before a chosen one', () => {
    const [place] = placesFor(laysOf(viewOf(['B9', 'B10', 'B11'], [RUN])), ['B10']);
    expect(place).toEqual({ target: 1, lay: { do: 'lay', tiles: ['B9', 'B10'], on: 1 }, partners: ['B9'] });
  });

  it('[DR-A10] are those for the drawn tile after a draw', () => {
    const lays = laysOf(viewOf(['B9', 'P9', 'B4'], [RUN], 'B4'));
    expect(placesFor(lays, ['P9'])).toEqual([]);
    expect(placesFor(lays, ['B4']).map(({ target }) => target)).toEqual([1]);
  });

  it('tell a new run from a new family', () => {
    expect(targetOf({ do: 'lay', tiles: ['B3', 'B4'], on: null })).toBe('run');
    expect(targetOf({ do: 'lay', tiles: ['B3', 'R3'], on: null })).toBe('family');
    expect(targetOf({ do: 'lay', tiles: ['B3', 'R3'], on: 7 })).toBe(7);
  });

  it('lead a hint to the most tiles', () => {
    expect(hintFrom(LAYS)?.tiles).toHaveLength(2);
    expect(hintFrom([])).toBeNull();
  });
});

describe('a tap on a tile', () => {
  it('adds it to the chosen ones if they can be laid together', () => {
    expect(choose(LAYS, ['B9'], 'P9')).toEqual(['B9', 'P9']);
  });

  it('replaces the chosen ones otherwise', () => {
    expect(choose(LAYS, ['B9'], 'R5')).toEqual(['R5']);
  });

  it('removes it if it is chosen', () => {
    expect(choose(LAYS, ['B9', 'P9'], 'B9')).toEqual(['P9']);
  });
});

describe('the ends of a series', () => {
  it('[DR-A8] a run grows at both ends', () => {
    expect(endsOf(RUN, ['B9', 'B4', 'B3'])).toEqual({ low: ['B3', 'B4'], high: ['B9'] });
  });

  it('[DR-A4] an equal value lies beside a single tile', () => {
    expect(endsOf(starter(2, 'R9'), ['B9'])).toEqual({ low: [], high: ['B9'] });
  });
});
