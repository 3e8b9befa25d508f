import type { CSSProperties } from 'react';
import type { Layout, Mat } from './layout/index.ts';

/** Position of a bubble and the side of its tail. */
export interface CallPlace {
  readonly tail: 'left' | 'top' | 'bottom';
  readonly style: CSSProperties;
}

/** Height of a bubble with its tail, in px, and its width with the longest name on a phone. */
const BUBBLE_HEIGHT_PX = 50;
const DESK_BUBBLE_HEIGHT_PX = 62;
const BUBBLE_WIDTH_PX = 150;
/** Offset from the left edge of a mat past the player's avatar; on a desktop, past the whole plate. */
const FACE_OFFSET_PX = 40;
const PLATE_OFFSET_PX = 268;
/** Landscape phones: offset from the right edge, clear of the draw pile. */
const DRAW_CLEARANCE_PX = 136;
/** Part of a bubble that covers the lower end of a full mat. */
const MAX_OVERLAP_PX = 30;
/** Part of a bubble that may extend beyond its mat. */
const MAX_OVERHANG_PX = 100;

/** At the caller's seat, covering as little as possible; mine above my piles. `laid`: number of occupied slots. */
export function placeOfCall(mat: Mat, layout: Layout, laid: number, isMine: boolean): CallPlace {
  const rise = layout.isRoomy ? DESK_BUBBLE_HEIGHT_PX : 36;
  if (isMine && layout.shape === 'landscape')
    return { tail: 'bottom', style: { right: DRAW_CLEARANCE_PX, top: mat.box.top + 8 } };
  if (isMine) return { tail: 'bottom', style: { left: mat.box.left + 14, top: mat.box.top - rise } };
  return layout.isRoomy ? placeOnDesk(mat) : placeOnPhone(mat, laid, layout.tray.box.width);
}

/** Above the plate, or beside it for players at the top edge. */
function placeOnDesk({ plate, box }: Mat): CallPlace {
  if (plate.top >= DESK_BUBBLE_HEIGHT_PX) {
    return { tail: 'bottom', style: { left: plate.left + 56, top: plate.top - DESK_BUBBLE_HEIGHT_PX } };
  }
  return {
    tail: 'left',
    style: { left: box.left + Math.min(PLATE_OFFSET_PX, box.width - MAX_OVERHANG_PX), top: plate.top - 3 },
  };
}

/** Below the piles if there is room, else over the lowest of them: never over a name, a score or a count. */
function placeOnPhone({ plate, box, slots }: Mat, laid: number, wide: number): CallPlace {
  const isBeside = plate.height > plate.width;
  const left = isBeside ? plate.left + plate.width : box.left + FACE_OFFSET_PX;
  const across = left + BUBBLE_WIDTH_PX > wide ? { right: 6 } : { left };
  const low = Math.max(box.top, ...slots.slice(0, laid).map((slot) => slot.top + slot.height));
  const foot = box.top + box.height;
  return { tail: 'top', style: { ...across, top: low + BUBBLE_HEIGHT_PX <= foot ? low + 12 : foot - MAX_OVERLAP_PX } };
}
