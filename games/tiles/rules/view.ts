import type { Viewer } from '@tablee/kernel';
import type {
  FamilyState,
  FamilyView,
  JuniorState,
  JuniorView,
  TilesEvent,
  TilesSight,
  TilesState,
  TilesView,
} from './types.ts';

export function viewTiles(state: TilesState, viewer: Viewer): TilesView {
  return state.mode === 'family' ? viewFamily(state, viewer) : viewJunior(state);
}

/**
 * DR-A15: racks are hidden, their sizes are public. DR-A18: all may know that a drawn tile fits, but not which tile it
 * is.
 */
export function viewFamily(state: FamilyState, viewer: Viewer): FamilyView {
  return {
    mode: 'family',
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    series: state.series,
    nextSeries: state.nextSeries,
    racks: state.racks.map((rack) => rack.length),
    pool: state.pool.length,
    rack: viewer === 'spectator' ? null : (state.racks[viewer] ?? null),
    drawn: viewer === state.turn ? state.drawn : null,
  };
}

/** All viewers see the same: backs, and the open tiles. */
function viewJunior(state: JuniorState): JuniorView {
  return {
    mode: 'junior',
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    grid: state.grid.map((tile, place) => (tile === null || state.up.includes(place) ? tile : 'back')),
    up: state.up,
    kept: state.kept,
    lookUntil: state.lookUntil,
  };
}

export function sightTiles(event: TilesEvent, viewer: Viewer): TilesSight {
  if (event.kind === 'dealt') {
    const { racks, ...open } = event;
    return { ...open, rack: viewer === 'spectator' ? null : (racks[viewer] ?? null) };
  }
  if (event.kind === 'drew') return { ...event, tile: viewer === event.seat ? event.tile : null };
  return event;
}
