import { type Box, TARGET_PX } from '@tablee/table-ui';
import { cardBox, heightOf } from './card-box.ts';

export interface Grid {
  readonly width: number;
  readonly columns: number;
  readonly gap: number;
  /** Distance between the tops of two rows. */
  readonly stride: number;
}

const MIN_GAP_PX = 6;
const ROW_GAP_PX = 14;

export function columnsIn(room: number, width: number, gap: number): number {
  return Math.max(1, Math.floor((room + gap) / (width + gap)));
}

/**
 * The largest cards that fit in this number; if none fit, the smallest, with overlapping rows. `air`: gap as a share of
 * the card width.
 */
export function fitGrid(
  count: number,
  room: { readonly width: number; readonly height: number },
  most: number,
  air = 0.3,
): Grid {
  for (let width = Math.round(most); width >= TARGET_PX; width -= 1) {
    const gap = Math.max(MIN_GAP_PX, Math.round(width * air));
    const columns = columnsIn(room.width, width, gap);
    const stride = heightOf(width) + ROW_GAP_PX;
    if ((Math.ceil(count / columns) - 1) * stride + heightOf(width) <= room.height)
      return { width, columns, gap, stride };
  }
  const columns = columnsIn(room.width, TARGET_PX, MIN_GAP_PX);
  const rows = Math.max(2, Math.ceil(count / columns));
  const stride = Math.floor((room.height - heightOf(TARGET_PX)) / (rows - 1));
  return { width: TARGET_PX, columns, gap: MIN_GAP_PX, stride };
}

export function gridPlaces(count: number, at: { readonly left: number; readonly top: number }, grid: Grid): Box[] {
  const { width, columns, gap, stride } = grid;
  return Array.from({ length: count }, (_, index) =>
    cardBox(at.left + (index % columns) * (width + gap), at.top + Math.floor(index / columns) * stride, width),
  );
}
