import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Zoom factors, largest first. */
const ZOOMS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];

/**
 * Zooms a box out until its content needs no scrolling, but not below `least`, which is still legible. Each factor is tried in
 * turn, because a smaller one may wrap lines differently.
 */
export function useShrunk(least: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: box } = ref;
    if (box === null) return;
    for (const zoom of ZOOMS.filter((one) => one >= least)) {
      box.style.zoom = String(zoom);
      if (zoom === least || box.scrollHeight <= box.clientHeight) return; // scrollHeight forces a layout of the page
    }
  });
  return ref;
}
