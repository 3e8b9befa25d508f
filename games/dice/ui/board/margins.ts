import type { Size } from '@tablee/table-ui';
import { boundsOf } from '../../rules/islands.ts';
import type { Cell } from '../../rules/types.ts';
import { MIN_TOUCH_CELL_PX } from './zoom.ts';

/** Covered part of the window at each edge, in px. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On a desktop, the felt extends behind the other player's dice and the pad. */
const DESK_MARGINS = { from: 1000, margins: { left: 240, top: 10, right: 310, bottom: 44 } };
/** Elsewhere score and tools are at the lower edge: dice are shown above or between them. */
const MARGINS_ABOVE: Margins = { left: 0, top: 8, right: 0, bottom: 84 };
const MARGINS_BETWEEN: Margins = { left: 122, top: 8, right: 122, bottom: 36 };
/** Landscape phones: the status line does not overlap the felt. */
const LOW_MARGINS_ABOVE: Margins = { left: 0, top: 6, right: 0, bottom: 58 };
const LOW_MARGINS_BETWEEN: Margins = { left: 122, top: 6, right: 122, bottom: 8 };

/** The uncovered part of the window. */
export interface OpenPart extends Size {
  /** Its centre, from the top left corner of the window. */
  readonly middle: Cell;
}

const NOWHERE: OpenPart = { width: 0, height: 0, middle: { x: 0, y: 0 } };

interface FeltInput {
  /** Null before layout. */
  readonly size: Size | null;
  /** Dice that should all be visible, if possible. */
  readonly table: readonly Cell[];
  /** Default cell size in px. */
  readonly usual: number;
  /** True on a landscape phone. */
  readonly isLow: boolean;
  /** Covered edges; by default computed from the size. */
  readonly margins?: Margins | undefined;
}

/**
 * The open part of the window and the cell size in it: the default, or slightly smaller if the whole table then fits
 * with half a cell around it, or at least without. If it cannot fit, the part that shows the most.
 */
export function roomFor({ size, table, usual, isLow, margins }: FeltInput): {
  readonly open: OpenPart;
  readonly cell: number;
} {
  if (size === null) return { open: NOWHERE, cell: usual };
  const parts = marginsOf(size, isLow, margins).map((one) => openPart(size, one));
  for (const around of [1, 0]) {
    for (const open of parts) {
      const cell = Math.min(usual, cellIn(open, table, around));
      if (cell >= Math.min(usual, MIN_TOUCH_CELL_PX)) return { open, cell };
    }
  }
  const most = Math.max(...parts.map((open) => cellIn(open, table, 0)));
  return { open: parts.find((open) => cellIn(open, table, 0) === most) ?? NOWHERE, cell: usual };
}

function marginsOf({ width }: Size, isLow: boolean, margins: Margins | undefined): readonly Margins[] {
  if (margins !== undefined) return [margins];
  if (width >= DESK_MARGINS.from) return [DESK_MARGINS.margins];
  return isLow ? [LOW_MARGINS_ABOVE, LOW_MARGINS_BETWEEN] : [MARGINS_ABOVE, MARGINS_BETWEEN];
}

function openPart(size: Size, { left, top, right, bottom }: Margins): OpenPart {
  const [width, height] = [size.width - left - right, size.height - top - bottom];
  return { width, height, middle: { x: left + width / 2, y: top + height / 2 } };
}

/** Maximum cell size at which all dice fit with this many cells of space in each direction. */
function cellIn({ width, height }: Size, table: readonly Cell[], around: number): number {
  if (table.length === 0) return Infinity;
  const { left, top, right, bottom } = boundsOf(table);
  return Math.floor(Math.min(width / (right - left + 1 + around), height / (bottom - top + 1 + around)));
}
