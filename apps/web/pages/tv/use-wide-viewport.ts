import { useLayoutEffect } from 'react';

/** In CSS pixels; stages are drawn for as many. */
const LAYOUT_WIDTH = 1_920;

/**
 * Many televisions have a window of 960 × 540 CSS pixels, in which media queries choose the layout of a phone held sideways.
 * Their browsers, like those of phones, lay a page out as wide as its viewport tag says.
 */
export function useWideViewport(): void {
  useLayoutEffect(() => {
    const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
    if (viewport === null) return undefined;
    const before = viewport.content;
    viewport.content = `width=${LAYOUT_WIDTH}`;
    return () => {
      viewport.content = before;
    };
  }, []);
}
