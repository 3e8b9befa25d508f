import type { Box } from '@tablee/table-ui';
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
/** Past the name as well. */
const PAST_NAME = 132;
/** So much of a bubble may stand beyond its mat. */
const BEYOND = 100;

/** At the seat of who calls, over as little as can be; mine above my piles. `laid`: how many of its places are taken. */
export function placeOfCall(mat: Mat, layout: Layout, laid: number, isMine: boolean): CallPlace {
  const rise = layout.isRoomy ? TALL_ON_DESK : 36;
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

/** Below the piles where the felt is free, else over the end of the plate. */
function onPhone({ plate, box, slots }: Mat, laid: number, wide: number): CallPlace {
  const isAtEdge = box.left + PAST_FACE + WIDE > wide;
  const low = Math.max(box.top, ...slots.slice(0, laid).map((slot) => slot.top + slot.height));
  if (low + TALL <= box.top + box.height) {
    return { tail: 'top', style: { ...(isAtEdge ? { right: 6 } : { left: box.left + PAST_FACE }), top: low + 12 } };
  }
  return { tail: 'left', style: { ...acrossPlate(box, wide, isAtEdge), top: plate.top - 3 } };
}

/** Past the name where there is room for that, else as far past it as the mat goes. */
function acrossPlate({ left, width }: Box, wide: number, isAtEdge: boolean): CSSProperties {
  if (width >= PAST_NAME + WIDE) return { left: left + PAST_NAME };
  return width >= WIDE || isAtEdge ? { right: Math.max(6, wide - left - width - 4) } : { left: left + PAST_FACE };
}
