import type { Piece, Seat } from '@tablee/kernel';
import { isTile, type Tile } from './tile.ts';
import type { FamilyState, JuniorState, TilesState } from './types.ts';

export function piecesOfTiles(state: TilesState): Piece[] {
  return state.mode === 'family' ? familyPieces(state) : juniorPieces(state);
}

/** The id is a place, so a mixed tile has no identity that survives (DR-A17). */
function piece(place: string, index: number, face: Tile, knownTo: Piece['knownTo']): Piece {
  return { id: `${place}/${index}`, face, place, knownTo };
}

function familyPieces(state: FamilyState): Piece[] {
  return [
    ...state.racks.flatMap((rack, seat) =>
      rack.map((tile, index) => piece(`rack ${seat}`, index, tile, [seat as Seat])),
    ),
    ...state.series.flatMap(({ id, tiles }) => tiles.map((tile, index) => piece(`series ${id}`, index, tile, 'all'))),
    ...state.pool.map((tile, index) => piece('pool', index, tile, [])),
  ];
}

function juniorPieces(state: JuniorState): Piece[] {
  const onTable = state.grid.flatMap((tile, place) =>
    tile === null ? [] : [piece('table', place, tile, state.up.includes(place) ? 'all' : [])],
  );
  return [
    ...onTable,
    ...state.kept.flatMap((tiles, seat) => tiles.map((tile, index) => piece(`kept ${seat}`, index, tile, 'all'))),
  ];
}

/** Exchanges two faces. Every tile is unique, so exchanging their names everywhere is enough. */
export function swapTiles(state: TilesState, a: string, b: string): TilesState {
  const pieces = piecesOfTiles(state);
  const one = pieces.find(({ id }) => id === a)?.face;
  const other = pieces.find(({ id }) => id === b)?.face;
  const renamed = JSON.stringify(state, (_, value: unknown) => {
    if (!isTile(value)) return value;
    if (value === one) return other;
    return value === other ? one : value;
  });
  return JSON.parse(renamed) as TilesState;
}
