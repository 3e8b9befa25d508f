import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The largest first; what is smaller than the last cannot be read across a room. */
const ZOOMS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];

/**
 * Makes what is drawn in a box as small as it must be to be seen whole, where nobody can scroll it. Each size is tried, since
 * a smaller one may be laid out otherwise.
 */
export function useShrunk(isFixed: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: box } = ref;
    if (!isFixed || box === null) return;
    for (const zoom of ZOOMS) {
      box.style.zoom = String(zoom);
      if (box.scrollHeight <= box.clientHeight) return;
    }
  });
  return ref;
}
