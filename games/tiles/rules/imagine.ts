import type { Json, Rng, Seat } from '@tablee/kernel';
import { firstLay } from './family-legal.ts';
import { readSeen, type SeenTile } from './memory.ts';
import { TILES, type Tile } from './tile.ts';
import type { FamilyState, FamilyView, JuniorState, JuniorView, TilesState, TilesView } from './types.ts';
import { viewFamily } from './view.ts';

/**
 * A state that agrees with the view and the memory. All others are equally likely, so unknown tiles are dealt at
 * random.
 */
export function imagineTiles(view: TilesView, seat: Seat, rng: Rng, memory: Json): TilesState {
  return view.mode === 'family' ? imagineFamily(view, seat, rng) : imagineJunior(view, rng, readSeen(memory));
}

function imagineFamily(view: FamilyView, seat: Seat, rng: Rng): FamilyState {
  const own = view.rack ?? [];
  const seen = new Set([...own, ...view.series.flatMap(({ tiles }) => tiles)]);
  const unseen = TILES.filter((tile) => !seen.has(tile));
  let state = dealUnseen(view, seat, rng.shuffle(unseen));
  while (isElsewhere(view, seat) && firstLay(viewFamily(state, view.turn)) === null) {
    state = dealUnseen(view, seat, rng.shuffle(unseen));
  }
  return state;
}

/** DR-10: another player who has just drawn holds a tile that fits, which rules out some deals. */
function isElsewhere(view: FamilyView, seat: Seat): boolean {
  return view.phase === 'drawn' && view.turn !== seat;
}

function dealUnseen(view: FamilyView, seat: Seat, mixed: readonly Tile[]): FamilyState {
  const { rack, racks, ...open } = view;
  const unseen = mixed.slice();
  const imagined = racks.map((count, other) => (other === seat ? (rack ?? []) : unseen.splice(0, count)));
  return {
    ...open,
    racks: imagined,
    pool: unseen,
    drawn: isElsewhere(view, seat) ? (imagined[view.turn]?.at(-1) ?? null) : view.drawn,
  };
}

function imagineJunior(view: JuniorView, rng: Rng, remembered: readonly SeenTile[]): JuniorState {
  const known = new Map(remembered.filter(([place]) => view.grid[place] === 'back'));
  const seen = new Set<unknown>([...view.grid, ...view.kept.flat(), ...known.values()]);
  const unseen = rng.shuffle(TILES.filter((tile) => !seen.has(tile)));
  const imagined = (place: number): Tile => known.get(place) ?? (unseen.pop() as Tile);
  return { ...view, grid: view.grid.map((shown, place) => (shown === 'back' ? imagined(place) : shown)) };
}
