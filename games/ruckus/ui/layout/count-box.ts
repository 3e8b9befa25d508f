import { type Box, clamp, type Size } from '@tablee/table-ui';
import type { Layout } from './index.ts';
import { STATUS_HALF_HEIGHT_PX } from './tray.ts';

/** Width of the figure, in pixels; the share is of the width of the floor. */
const MAX_WIDTH_PX = 260;
const MAX_SHARE_OF_FLOOR_WIDTH = 0.46;
const MIN_WIDTH_PX = 96;
const STEP_PX = 4;
/** Height of the title above the figure: only a desk has room for it, and the status line says the same. */
const TITLE_HEIGHT_PX = 60;
/** Position of the middle, unless a plate is there, as a share of the floor height. */
const MIDDLE_SHARE_OF_FLOOR_HEIGHT = 0.38;

/** The countdown before a round: in the middle of the felt, as large as possible without covering a name. */
export function countBox(floor: Size, layout: Layout): Box {
  for (let width = maxWidthOn(floor, layout); width > MIN_WIDTH_PX; width -= STEP_PX) {
    const box = boxOf(floor, layout, width);
    if (box !== null) return box;
  }
  return boxOf(floor, { ...layout, others: [] }, MIN_WIDTH_PX) as Box;
}

function maxWidthOn({ width }: Size, layout: Layout): number {
  return Math.min(MAX_WIDTH_PX, width * MAX_SHARE_OF_FLOOR_WIDTH, footOf(layout) - titleOf(layout));
}

function footOf({ tray }: Layout): number {
  return tray.edge - STATUS_HALF_HEIGHT_PX;
}

function titleOf({ isRoomy }: Layout): number {
  return isRoomy ? TITLE_HEIGHT_PX : 0;
}

/** The box nearest to the middle that covers no plate; null where there is none. */
function boxOf(floor: Size, layout: Layout, width: number): Box | null {
  const height = width + titleOf(layout);
  const left = (floor.width - width) / 2;
  const wanted = clamp(floor.height * MIDDLE_SHARE_OF_FLOOR_HEIGHT - height / 2, 0, footOf(layout) - height);
  const plates = layout.others
    .map(({ plate }) => plate)
    .filter((plate) => plate.left < left + width && left < plate.left + plate.width);
  const tops = [wanted, ...plates.flatMap((plate) => [plate.top - height, plate.top + plate.height])]
    .filter((top) => top >= 0 && top + height <= footOf(layout))
    .filter((top) => plates.every((plate) => top + height <= plate.top || top >= plate.top + plate.height))
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  const [top] = tops;
  return top === undefined ? null : { left, top, width, height };
}
