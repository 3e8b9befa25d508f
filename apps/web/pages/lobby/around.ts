/** Position of a place on the stage, in percent of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const BOTTOM: Spot = { x: 50, y: 87 };
const LEFT: Spot = { x: 15, y: 47 };
const RIGHT: Spot = { x: 85, y: 47 };
const TOP: Spot = { x: 50, y: 12 };
const TOP_LEFT: Spot = { x: 33, y: 12 };
const TOP_RIGHT: Spot = { x: 67, y: 12 };

/** By number of places: the viewer's own first, then clockwise. */
const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  2: [BOTTOM, TOP],
  3: [BOTTOM, TOP_LEFT, TOP_RIGHT],
  4: [BOTTOM, LEFT, TOP, RIGHT],
  5: [BOTTOM, LEFT, TOP_LEFT, TOP_RIGHT, RIGHT],
  6: [BOTTOM, { x: 15, y: 64 }, { x: 15, y: 28 }, TOP, { x: 85, y: 28 }, { x: 85, y: 64 }],
};

/** Positions by seat, with the viewer's own at the lower edge. */
export function spotsAround(count: number, own: number | null): Spot[] {
  const spots = SPOTS[count] ?? onOval(count);
  return Array.from({ length: count }, (_, seat) => spots[(seat - (own ?? 0) + count) % count] as Spot);
}

/** Evenly on an oval, for other numbers. */
function onOval(count: number): Spot[] {
  return Array.from({ length: count }, (_, place) => {
    const turn = (place / count) * 2 * Math.PI;
    return { x: 50 - 37 * Math.sin(turn), y: 50 + 38 * Math.cos(turn) };
  });
}
