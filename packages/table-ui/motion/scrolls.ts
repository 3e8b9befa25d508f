/** A scrollable element and its position when it was read. */
export interface Scroll {
  readonly scroller: Element;
  readonly left: number;
  readonly top: number;
}

export interface Pan {
  readonly x: number;
  readonly y: number;
}

const NONE: readonly Scroll[] = [];

/** Reads the scrollable ancestors of an element, up to the parent of the layer. Siblings share one read. */
export function scrollsBelow(layer: Element | null): (element: Element) => readonly Scroll[] {
  const known = new Map<Element, readonly Scroll[]>();
  const around = (element: Element): readonly Scroll[] => {
    const parent = element.parentElement;
    if (parent === null || layer === null || parent.contains(layer)) return NONE;
    const scrolls = known.get(parent) ?? [...around(parent), ...scrollOf(parent)];
    known.set(parent, scrolls);
    return scrolls;
  };
  return around;
}

function scrollOf(scroller: Element): Scroll[] {
  if (!canScroll(scroller) || !hasMoreInside(scroller)) return [];
  return [{ scroller, left: scroller.scrollLeft, top: scroller.scrollTop }];
}

/** One read instead of four for most elements: with `overflow-x: visible` an element scrolls along neither axis. */
function canScroll(element: Element): boolean {
  const { overflowX } = getComputedStyle(element);
  return overflowX !== 'visible' && overflowX !== 'clip';
}

/** True if the content is larger than the box. */
export function hasMoreInside({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}

/** Distance by which these elements have scrolled their content since they were read. */
export function pannedSince(scrolls: readonly Scroll[]): Pan {
  let [x, y] = [0, 0];
  for (const { scroller, left, top } of scrolls) {
    // A removed element has no scroll position.
    if (!scroller.isConnected) continue;
    x += left - scroller.scrollLeft;
    y += top - scroller.scrollTop;
  }
  return { x, y };
}
