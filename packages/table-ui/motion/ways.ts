import { type Box, middleOf, type Point, ratio } from './paths.ts';

/** Path across the table: straight, thrown in a low arc, or snatched in a high one. */
export type FlightPath = 'straight' | 'thrown' | 'snatched';

interface Arc {
  /** Height of the arc, as a share of the distance. */
  readonly rise: number;
  /** Enlargement at the highest point, as a share, and rotation there, in degrees. */
  readonly swell: number;
  readonly lean: number;
}

const ARCS: Readonly<Record<Exclude<FlightPath, 'straight'>, Arc>> = {
  thrown: { rise: 0.08, swell: 0.05, lean: 5 },
  snatched: { rise: 0.22, swell: 0.16, lean: 12 },
};
const MAX_RISE_PX = 90;
const ARC_STEPS = 6;

/** A step on a path: middle of the thing, its scale relative to the picture, its rotation in degrees. */
export interface Waypoint extends Point {
  readonly scale: number;
  readonly turn: number;
}

/** Largest width on the path: a picture drawn smaller and scaled up would be blurred. */
export function widestOf(from: Box, to: Box): number {
  return Math.max(from.width, to.width);
}

/** Steps of a picture `width` wide, whose size changes from that of one box to that of the other. */
export function waypointsOf(from: Box, to: Box, width: number, way: FlightPath): Waypoint[] {
  const [start, end] = [middleOf(from), middleOf(to)];
  const { rise, swell, lean } = way === 'straight' ? { rise: 0, swell: 0, lean: 0 } : ARCS[way];
  const height = Math.min(MAX_RISE_PX, Math.hypot(end.x - start.x, end.y - start.y) * rise);
  const side = Math.sign(end.x - start.x || 1);
  const steps = way === 'straight' ? 1 : ARC_STEPS;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const along = step / steps;
    const arc = 4 * along * (1 - along);
    const size = from.width + (to.width - from.width) * along;
    return {
      x: round(start.x + (end.x - start.x) * along),
      y: round(start.y + (end.y - start.y) * along - height * arc),
      scale: round(ratio(size, width) * (1 + swell * arc)),
      turn: round(side * lean * arc),
    };
  });
}

/** Keyframes of a picture in the corner of the layer. Only its transform changes. */
export function framesOf(waypoints: readonly Waypoint[], { width, height }: Pick<Box, 'width' | 'height'>): Keyframe[] {
  return waypoints.map(({ x, y, scale, turn }) => ({
    transform: `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${turn}deg) scale(${scale})`,
  }));
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
