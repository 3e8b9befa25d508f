import type { Size } from '@tablee/table-ui';
import type { Cell } from '../../rules/types.ts';

/** How much of the window is covered at each edge, in pixels. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On a desk the felt goes on under the other player's dice and the pad. */
const DESK = { from: 1000, margins: { left: 240, top: 10, right: 310, bottom: 44 } };
/** Elsewhere the score and the tools lie at its lower edge. */
const SMALL: Margins = { left: 0, top: 8, right: 0, bottom: 84 };

/** The part of the window that nothing covers. */
export interface OpenPart extends Size {
  /** Its middle, from the corner of the window. */
  readonly middle: Cell;
}

const NOWHERE: OpenPart = { width: 0, height: 0, middle: { x: 0, y: 0 } };

/** Dice are brought there. `size` is null before the window was laid out. */
export function openPart(size: Size | null, margins?: Margins): OpenPart {
  if (size === null) return NOWHERE;
  const { left, top, right, bottom } = margins ?? (size.width >= DESK.from ? DESK.margins : SMALL);
  const [width, height] = [size.width - left - right, size.height - top - bottom];
  return { width, height, middle: { x: left + width / 2, y: top + height / 2 } };
}
