import type { Size } from '@tablee/table-ui';
import { boxOf } from '../../rules/islands.ts';
import type { Cell } from '../../rules/types.ts';
import { SMALLEST } from './zoom.ts';

/** How much of the window is covered at each edge, in pixels. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On a desk the felt goes on under the other player's dice and the pad. */
const DESK = { from: 1000, margins: { left: 240, top: 10, right: 310, bottom: 44 } };
/** Elsewhere the score and the tools lie at its lower edge: dice lie above them, or between them. */
const ABOVE: Margins = { left: 0, top: 8, right: 0, bottom: 84 };
const BETWEEN: Margins = { left: 122, top: 8, right: 122, bottom: 36 };
/** A phone lying: no status line reaches into the felt. */
const ABOVE_LOW: Margins = { left: 0, top: 6, right: 0, bottom: 58 };
const BETWEEN_LOW: Margins = { left: 122, top: 6, right: 122, bottom: 8 };

/** The part of the window that nothing covers. */
export interface OpenPart extends Size {
  /** Its middle, from the corner of the window. */
  readonly middle: Cell;
}

const NOWHERE: OpenPart = { width: 0, height: 0, middle: { x: 0, y: 0 } };

interface Felt {
  /** Null before the window was laid out. */
  readonly size: Size | null;
  /** What is to be seen at once, if it can be. */
  readonly table: readonly Cell[];
  /** How wide a cell is where there is room. */
  readonly usual: number;
  /** A phone lying. */
  readonly isLow: boolean;
  /** What covers the window; absent where that follows from its size. */
  readonly margins?: Margins | undefined;
}

/**
 * Where dice are brought to, and how wide cells are there: as wide as they usually are, or a little less where the whole table
 * is then seen with half a cell around it, or at least all of it. Where it cannot be, most of it is seen.
 */
export function roomFor({ size, table, usual, isLow, margins }: Felt): {
  readonly open: OpenPart;
  readonly cell: number;
} {
  if (size === null) return { open: NOWHERE, cell: usual };
  const parts = marginsOf(size, isLow, margins).map((one) => openPart(size, one));
  for (const around of [1, 0]) {
    for (const open of parts) {
      const cell = Math.min(usual, cellIn(open, table, around));
      if (cell >= Math.min(usual, SMALLEST)) return { open, cell };
    }
  }
  const most = Math.max(...parts.map((open) => cellIn(open, table, 0)));
  return { open: parts.find((open) => cellIn(open, table, 0) === most) ?? NOWHERE, cell: usual };
}

function marginsOf({ width }: Size, isLow: boolean, margins: Margins | undefined): readonly Margins[] {
  if (margins !== undefined) return [margins];
  if (width >= DESK.from) return [DESK.margins];
  return isLow ? [ABOVE_LOW, BETWEEN_LOW] : [ABOVE, BETWEEN];
}

function openPart(size: Size, { left, top, right, bottom }: Margins): OpenPart {
  const [width, height] = [size.width - left - right, size.height - top - bottom];
  return { width, height, middle: { x: left + width / 2, y: top + height / 2 } };
}

/** How wide a cell may be for all of these to be seen with so many cells of room in each direction. */
function cellIn({ width, height }: Size, table: readonly Cell[], around: number): number {
  if (table.length === 0) return Infinity;
  const { left, top, right, bottom } = boxOf(table);
  return Math.floor(Math.min(width / (right - left + 1 + around), height / (bottom - top + 1 + around)));
}
