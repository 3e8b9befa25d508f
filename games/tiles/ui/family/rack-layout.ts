/** How the tiles of a rack stand. */
export interface RackLayout {
  readonly rails: number;
  readonly perRail: number;
  /** Width of a tile. */
  readonly tile: number;
  /** From one tile's left edge to the next: less than a tile where they overlap. */
  readonly step: number;
  /** What is left to set groups apart. */
  readonly groupGap: number;
}

export interface RackRoom {
  readonly width: number;
  readonly rails: number;
  readonly widest: number;
}

/** The smallest thing that a thumb hits surely. */
const SMALLEST = 44;
const GAP = 0.14;
const GROUP_GAP = 10;
/** Four colours make three gaps. */
const MOST_GAPS = 3;

/** As large as the room allows; a tile is never narrower than a thumb, rather they overlap. */
export function layOutRack(count: number, { width, rails, widest }: RackRoom): RackLayout {
  const perRail = Math.max(1, Math.ceil(count / rails));
  const fitting = width / (perRail + (perRail - 1) * GAP);
  const tile = Math.floor(Math.min(widest, Math.max(SMALLEST, fitting)));
  const room = perRail === 1 ? tile : (width - tile) / (perRail - 1);
  const step = Math.min(tile * (1 + GAP), room);
  const spare = width - tile - (perRail - 1) * step;
  return { rails, perRail, tile, step, groupGap: Math.max(0, Math.min(GROUP_GAP, spare / MOST_GAPS)) };
}
