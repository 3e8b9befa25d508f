import type { CSSProperties } from 'react';
import type { Layout, Mat } from './layout/index.ts';

/** Position of a bubble and the side of its tail. */
export interface CallPlace {
  readonly tail: 'left' | 'top' | 'bottom';
  readonly style: CSSProperties;
}

/** Height of a bubble with its tail, in px, and its width with the longest name on a phone. */
const TALL = 50;
const TALL_ON_DESK = 62;
const WIDE = 150;
/** Offset from the left edge of a mat past the player's avatar; on a desktop, past the whole plate. */
const PAST_FACE = 40;
const PAST_PLATE = 268;
/** Landscape phones: offset from the right edge, clear of the draw pile. */
const CLEAR_OF_DRAW = 136;
/** Part of a bubble that covers the lower end of a full mat. */
const OVER = 30;
/** Part of a bubble that may extend beyond its mat. */
const BEYOND = 100;

/** At the caller's seat, covering as little as possible; mine above my piles. `laid`: number of occupied slots. */
export function placeOfCall(mat: Mat, layout: Layout, laid: number, isMine: boolean): CallPlace {
  const rise = layout.isRoomy ? TALL_ON_DESK : 36;
  if (isMine && layout.shape === 'landscape')
    return { tail: 'bottom', style: { right: CLEAR_OF_DRAW, top: mat.box.top + 8 } };
  if (isMine) return { tail: 'bottom', style: { left: mat.box.left + 14, top: mat.box.top - rise } };
  return layout.isRoomy ? onDesk(mat) : onPhone(mat, laid, layout.tray.box.width);
}

/** Above the plate, or beside it for players at the top edge. */
function onDesk({ plate, box }: Mat): CallPlace {
  if (plate.top >= TALL_ON_DESK) {
    return { tail: 'bottom', style: { left: plate.left + 56, top: plate.top - TALL_ON_DESK } };
  }
  return { tail: 'left', style: { left: box.left + Math.min(PAST_PLATE, box.width - BEYOND), top: plate.top - 3 } };
}

/** Below the piles if there is room, else over the lowest of them: never over a name, a score or a count. */
function onPhone({ plate, box, slots }: Mat, laid: number, wide: number): CallPlace {
  const isBeside = plate.height > plate.width;
  const left = isBeside ? plate.left + plate.width : box.left + PAST_FACE;
  const across = left + WIDE > wide ? { right: 6 } : { left };
  const low = Math.max(box.top, ...slots.slice(0, laid).map((slot) => slot.top + slot.height));
  const foot = box.top + box.height;
  return { tail: 'top', style: { ...across, top: low + TALL <= foot ? low + 12 : foot - OVER } };
}
