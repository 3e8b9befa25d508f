/** A rectangle; of the window, or of the layer that things fly in. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SHORTEST_MS = 180;
const LONGEST_MS = 280;
const MS_PER_PIXEL = 0.25;
const NOTICED_PX = 1;

/** In the pixels that it is laid out with: what a big screen enlarges is measured enlarged, and moved by less. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const scale = Number(element.closest<HTMLElement>('[data-scale]')?.dataset['scale'] ?? 1);
  return { left: left / scale, top: top / scale, width: width / scale, height: height / scale };
}

/** The same box as somebody sees it who stands in the corner of another one. */
export function seenFrom(corner: Box, box: Box): Box {
  return { ...box, left: box.left - corner.left, top: box.top - corner.top };
}

/** Elements with `display: none` are measured as 0 × 0 px at the window's corner: no size or place to travel from or to. */
export function isLaidOut({ width, height }: Box): boolean {
  return width > 0 && height > 0;
}

/** Far things take longer, nothing takes long. */
export function durationOf(from: Box, to: Box): number {
  const distance = Math.hypot(from.left - to.left, from.top - to.top);
  return Math.round(Math.min(LONGEST_MS, SHORTEST_MS + distance * MS_PER_PIXEL));
}

export function hasMoved(from: Box, to: Box): boolean {
  const differences = [from.left - to.left, from.top - to.top, from.width - to.width, from.height - to.height];
  return differences.some((difference) => Math.abs(difference) > NOTICED_PX);
}

/** The transform that makes a thing at `to` look as if it still lay at `from`. It scales from the middle, as CSS does. */
export function transformFrom(from: Box, to: Box): string {
  const [start, end] = [middleOf(from), middleOf(to)];
  const scale = `scale(${ratio(from.width, to.width)}, ${ratio(from.height, to.height)})`;
  return `translate(${start.x - end.x}px, ${start.y - end.y}px) ${scale}`;
}

export function middleOf({ left, top, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

export function ratio(from: number, to: number): number {
  return to === 0 ? 1 : from / to;
}

/** As large as `like`, in the middle of `box`: a small mark is where a thing comes from, not how large it is. */
export function centredIn(box: Box, like: Pick<Box, 'width' | 'height'>): Box {
  const { x, y } = middleOf(box);
  const { width, height } = like;
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Where a thing seems to be whose place has changed while it was still on its way to the old one. */
export function shiftedBy(last: Box, seen: Box, placed: Box): Box {
  return { ...last, left: last.left + seen.left - placed.left, top: last.top + seen.top - placed.top };
}

/** Where a thing has to begin by itself, when what it lies in is moved from one place to another beneath it. */
export function carriedBy(from: Box, was: Box, is: Box): Box {
  return { ...from, left: from.left + is.left - was.left, top: from.top + is.top - was.top };
}
