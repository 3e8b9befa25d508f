/** Something that scrolls what lies in it, and how far it had when it was read. */
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

/** Reads what scrolls around an element, inside of what the layer lies in. Neighbours share what was read. */
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

/** One read instead of four for everything that cannot scroll: an element whose overflow is visible along one axis scrolls along neither. */
function canScroll(element: Element): boolean {
  const { overflowX } = getComputedStyle(element);
  return overflowX !== 'visible' && overflowX !== 'clip';
}

/** Only what has more inside than it shows can be scrolled before it is redrawn. */
export function hasMoreInside({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}

/** How far they have carried along what lies in them since they were read. */
export function pannedSince(scrolls: readonly Scroll[]): Pan {
  let [x, y] = [0, 0];
  for (const { scroller, left, top } of scrolls) {
    // What has left the page is no longer scrolled at all.
    if (!scroller.isConnected) continue;
    x += left - scroller.scrollLeft;
    y += top - scroller.scrollTop;
  }
  return { x, y };
}
