export interface RackLayout {
  readonly rails: number;
  readonly perRail: number;
  /** Width of a tile. */
  readonly tile: number;
  /** Distance between the left edges of neighbours; less than `tile` if they overlap. */
  readonly step: number;
  /** Gap between groups of a sorted rack. */
  readonly groupGap: number;
}

export interface RackRoom {
  readonly width: number;
  readonly rails: number;
  readonly widest: number;
}

/** Minimum width in px of a touch target. */
const MIN_TILE_PX = 44;
const TILE_GAP = 0.14;
const MAX_GROUP_GAP_PX = 10;
/** Four colours have three gaps between them. */
const MAX_GROUP_GAPS = 3;

/** Tiles are as large as fits, but never narrower than a touch target: they overlap instead. */
export function layOutRack(count: number, { width, rails, widest }: RackRoom): RackLayout {
  const perRail = Math.max(1, Math.ceil(count / rails));
  const fitting = width / (perRail + (perRail - 1) * TILE_GAP);
  const tile = Math.floor(Math.min(widest, Math.max(MIN_TILE_PX, fitting)));
  const room = perRail === 1 ? tile : (width - tile) / (perRail - 1);
  const step = Math.min(tile * (1 + TILE_GAP), room);
  const spare = width - tile - (perRail - 1) * step;
  return { rails, perRail, tile, step, groupGap: Math.max(0, Math.min(MAX_GROUP_GAP_PX, spare / MAX_GROUP_GAPS)) };
}
