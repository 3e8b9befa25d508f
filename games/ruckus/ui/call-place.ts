import type { CSSProperties } from 'react';
import type { Layout, Mat } from './layout/index.ts';

/** Where a bubble stands, and on which side its tail is. */
export interface CallPlace {
  readonly tail: 'left' | 'top' | 'bottom';
  readonly style: CSSProperties;
}

/** As tall as a bubble is with its tail, and as wide as the longest name makes it on a phone. */
const TALL = 50;
const TALL_ON_DESK = 62;
const WIDE = 150;
/** From the left edge of a mat to past the face of its player; on a desk, past the whole plate. */
const PAST_FACE = 40;
const PAST_PLATE = 268;
/** From the right edge, where a phone lies: the free end of my mat. */
const CLEAR_OF_DRAW = 136;
/** So much of a bubble lies over the lower end of a full mat. */
const OVER = 30;
/** So much of a bubble may stand beyond its mat. */
const BEYOND = 100;

/** At the seat of whoever calls, over as little as can be; mine above my piles. `laid`: how many of its places are taken. */
export function placeOfCall(mat: Mat, layout: Layout, laid: number, isMine: boolean): CallPlace {
  const rise = layout.isRoomy ? TALL_ON_DESK : 36;
  if (isMine && layout.shape === 'landscape')
    return { tail: 'bottom', style: { right: CLEAR_OF_DRAW, top: mat.box.top + 8 } };
  if (isMine) return { tail: 'bottom', style: { left: mat.box.left + 14, top: mat.box.top - rise } };
  return layout.isRoomy ? onDesk(mat) : onPhone(mat, laid, layout.tray.box.width);
}

/** Above the plate; who sits across has no room there. */
function onDesk({ plate, box }: Mat): CallPlace {
  if (plate.top >= TALL_ON_DESK) {
    return { tail: 'bottom', style: { left: plate.left + 56, top: plate.top - TALL_ON_DESK } };
  }
  return { tail: 'left', style: { left: box.left + Math.min(PAST_PLATE, box.width - BEYOND), top: plate.top - 3 } };
}

/** Below the piles where the felt is free, else over the lowest of them: never over a name, a score or a count. */
function onPhone({ plate, box, slots }: Mat, laid: number, wide: number): CallPlace {
  const isBeside = plate.height > plate.width;
  const left = isBeside ? plate.left + plate.width : box.left + PAST_FACE;
  const across = left + WIDE > wide ? { right: 6 } : { left };
  const low = Math.max(box.top, ...slots.slice(0, laid).map((slot) => slot.top + slot.height));
  const foot = box.top + box.height;
  return { tail: 'top', style: { ...across, top: low + TALL <= foot ? low + 12 : foot - OVER } };
}
