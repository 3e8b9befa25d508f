import { useLayoutEffect } from 'react';

/** Layout width of the stages, in CSS pixels. */
const LAYOUT_WIDTH_PX = 1_920;

/**
 * Sets a fixed viewport width. Many televisions report 960 × 540 CSS pixels, for which media queries choose the layout
 * of a phone in landscape; like phones, they follow the viewport tag.
 */
export function useWideViewport(): void {
  useLayoutEffect(() => {
    const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
    if (viewport === null) return undefined;
    const before = viewport.content;
    viewport.content = `width=${LAYOUT_WIDTH_PX}`;
    return () => {
      viewport.content = before;
    };
  }, []);
}
