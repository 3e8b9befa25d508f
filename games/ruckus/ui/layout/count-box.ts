import { type Box, clamp, type Size } from '@tablee/table-ui';
import type { Layout } from './index.ts';
import { STATUS_HALF } from './tray.ts';

/** Width of the figure, in pixels; the share is of the width of the floor. */
const LARGEST = 260;
const SHARE = 0.46;
const SMALLEST = 96;
const STEP = 4;
/** Height of the title above the figure: only a desk has room for it, and the status line says the same. */
const TITLE = 60;
/** Where the middle stands unless a plate lies there, as a share of the height of the floor. */
const MIDDLE = 0.38;

/** Where seconds are counted down before a round: in the middle of the felt, as large as leaves every name free. */
export function countBox(floor: Size, layout: Layout): Box {
  for (let width = largestOn(floor, layout); width > SMALLEST; width -= STEP) {
    const box = boxOf(floor, layout, width);
    if (box !== null) return box;
  }
  return boxOf(floor, { ...layout, others: [] }, SMALLEST) as Box;
}

function largestOn({ width }: Size, layout: Layout): number {
  return Math.min(LARGEST, width * SHARE, footOf(layout) - titleOf(layout));
}

function footOf({ tray }: Layout): number {
  return tray.edge - STATUS_HALF;
}

function titleOf({ isRoomy }: Layout): number {
  return isRoomy ? TITLE : 0;
}

/** The box nearest to the middle that covers no plate; null where there is none. */
function boxOf(floor: Size, layout: Layout, width: number): Box | null {
  const height = width + titleOf(layout);
  const left = (floor.width - width) / 2;
  const wanted = clamp(floor.height * MIDDLE - height / 2, 0, footOf(layout) - height);
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
