import { type Box, middleOf, ratio } from './paths.ts';

/** How a thing crosses the table: straight, thrown in a low arc, or snatched away in a high one. */
export type Way = 'straight' | 'thrown' | 'snatched';

interface Arc {
  /** How high it rises, as a share of how far it goes. */
  readonly rise: number;
  /** How much larger it is at the highest point, and how far it leans, in degrees. */
  readonly swell: number;
  readonly lean: number;
}

const ARCS: Readonly<Record<Exclude<Way, 'straight'>, Arc>> = {
  thrown: { rise: 0.08, swell: 0.05, lean: 5 },
  snatched: { rise: 0.22, swell: 0.16, lean: 12 },
};
const HIGHEST_PX = 90;
const STEPS = 6;

/** One step on a way: where the middle of the thing is, how large it is beside its picture, how much it is turned. */
export interface Waypoint {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

/** As large as it ever is on its way: what is drawn small and blown up is blurred. */
export function widestOf(from: Box, to: Box): number {
  return Math.max(from.width, to.width);
}

/** A picture `width` wide goes from one box to the other, its size changing into that of its place. */
export function waypointsOf(from: Box, to: Box, width: number, way: Way): Waypoint[] {
  const [start, end] = [middleOf(from), middleOf(to)];
  const { rise, swell, lean } = way === 'straight' ? { rise: 0, swell: 0, lean: 0 } : ARCS[way];
  const height = Math.min(HIGHEST_PX, Math.hypot(end.x - start.x, end.y - start.y) * rise);
  const side = Math.sign(end.x - start.x || 1);
  const steps = way === 'straight' ? 1 : STEPS;
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

/** The frames of a picture that lies in the corner of the layer, moved by its transform alone. */
export function framesOf(waypoints: readonly Waypoint[], { width, height }: Pick<Box, 'width' | 'height'>): Keyframe[] {
  return waypoints.map(({ x, y, scale, turn }) => ({
    transform: `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${turn}deg) scale(${scale})`,
  }));
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
