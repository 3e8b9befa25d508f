export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle, in the window or in the layer of flights. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MIN_FLIGHT_MS = 180;
const MAX_FLIGHT_MS = 280;
const MS_PER_PIXEL = 0.25;
const MAX_UNNOTICED_PX = 1;

/** Box in layout pixels: undoes the scale of the stage of a television. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const scale = Number(element.closest<HTMLElement>('[data-scale]')?.dataset['scale'] ?? 1);
  return { left: left / scale, top: top / scale, width: width / scale, height: height / scale };
}

/** The box relative to the upper left corner of another one. */
export function seenFrom(corner: Box, box: Box): Box {
  return { ...box, left: box.left - corner.left, top: box.top - corner.top };
}

/** False for elements with `display: none`, which measure 0 × 0 px in the corner of the window. */
export function isLaidOut({ width, height }: Box): boolean {
  return width > 0 && height > 0;
}

/** Duration of a flight, in ms, by its distance. */
export function durationOf(from: Box, to: Box): number {
  const distance = Math.hypot(from.left - to.left, from.top - to.top);
  return Math.round(Math.min(MAX_FLIGHT_MS, MIN_FLIGHT_MS + distance * MS_PER_PIXEL));
}

export function hasMoved(from: Box, to: Box): boolean {
  const differences = [from.left - to.left, from.top - to.top, from.width - to.width, from.height - to.height];
  return differences.some((difference) => Math.abs(difference) > MAX_UNNOTICED_PX);
}

/** The transform that draws a thing at `from` while it lies at `to`. Scales from the middle, as CSS does. */
export function transformFrom(from: Box, to: Box): string {
  const [start, end] = [middleOf(from), middleOf(to)];
  const scale = `scale(${ratio(from.width, to.width)}, ${ratio(from.height, to.height)})`;
  return `translate(${start.x - end.x}px, ${start.y - end.y}px) ${scale}`;
}

export function middleOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

export function ratio(from: number, to: number): number {
  return to === 0 ? 1 : from / to;
}

/** A box with the size of `like` in the middle of `box`. */
export function centredIn(box: Box, like: Pick<Box, 'width' | 'height'>): Box {
  const { x, y } = middleOf(box);
  const { width, height } = like;
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Box of a thing whose place has changed while it was still sliding to the old one. */
export function shiftedBy(last: Box, seen: Box, placed: Box): Box {
  return { ...last, left: last.left + seen.left - placed.left, top: last.top + seen.top - placed.top };
}

/** Start of a slide relative to a frame that slides itself. */
export function carriedBy(from: Box, was: Box, is: Box): Box {
  return { ...from, left: from.left + is.left - was.left, top: from.top + is.top - was.top };
}
