import { type Box, type FloorShape, floorShape, type Size } from '@tablee/table-ui';

/** Half of the height of the status line. */
export const STATUS_HALF_HEIGHT = 22;

export const CARDS_PER_ROW = 3;

export function shapeOf(floor: Size): FloorShape {
  return floorShape(floor, 560);
}

/** On whole pixels, for sharp letters and lines. */
export function boxAt(left: number, top: number, width: number, height: number): Box {
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
}

export function middleX({ left, width }: Box): number {
  return left + width / 2;
}

export function middleY({ top, height }: Box): number {
  return top + height / 2;
}

/** Equal boxes side by side. */
export function sharedOut({ left, top, width, height }: Box, count: number, gap: number): Box[] {
  const wide = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => boxAt(left + index * (wide + gap), top, wide, height));
}

/** Squares in a centred row, as large as possible. */
export function inRow(box: Box, count: number, gap: number, largest: number): Box[] {
  const size = Math.floor(Math.min(largest, box.height, (box.width - gap * (count - 1)) / count));
  const left = middleX(box) - (size * count + gap * (count - 1)) / 2;
  const top = middleY(box) - size / 2;
  return Array.from({ length: count }, (_, index) => boxAt(left + index * (size + gap), top, size, size));
}
