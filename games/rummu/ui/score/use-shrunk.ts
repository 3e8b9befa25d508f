import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The largest first. */
const ZOOMS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];

/**
 * Makes what is drawn in a box as small as it must be to be seen whole, and no smaller than `least`, which is still read. Each
 * size is tried, since a smaller one may be laid out otherwise.
 */
export function useShrunk(least: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: box } = ref;
    if (box === null) return;
    for (const zoom of ZOOMS.filter((one) => one >= least)) {
      box.style.zoom = String(zoom);
      if (zoom === least || box.scrollHeight <= box.clientHeight) return; // asking lays out the whole page
    }
  });
  return ref;
}
