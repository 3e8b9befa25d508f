import { type Box, TARGET_PX } from '@tablee/table-ui';

export const CARD_RATIO = 1.38;

/** Minimum visible height of a covered row: one px more than a touch target, because browsers round. */
export const MIN_STRIDE_PX = TARGET_PX + 1;

export function heightOf(width: number): number {
  return Math.round(width * CARD_RATIO);
}

export function cardBox(left: number, top: number, width: number): Box {
  return { left: Math.round(left), top: Math.round(top), width, height: heightOf(width) };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
