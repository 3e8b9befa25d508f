import type { Size } from '@tablee/table-ui';

/** How combinations are drawn in a place: what its styles say in pixels is repeated here. */
export interface MeldShape {
  /** How wide a card may be, the largest first; narrower than the last it is not read. */
  readonly widths: readonly number[];
  /** In widths of a card: how high it is, and how much is seen of one that another one lies over. */
  readonly height: number;
  readonly step: number;
  /** Around the cards of a combination, and beside them. */
  readonly pad: number;
  readonly tail: number;
  /** Between two combinations. */
  readonly gap: number;
  /** Around all of them, both sides together. */
  readonly edge: Size;
}

/** Across a room. */
export const ACROSS: MeldShape = {
  widths: [92, 84, 76, 68, 62, 56, 50],
  height: 1.45,
  step: 0.56,
  pad: 6,
  tail: 0,
  gap: 16,
  edge: { width: 0, height: 0 },
};

/** Before a player at a desk or on a tablet. */
export const CARDS: MeldShape = {
  widths: [76, 70, 64, 58, 52, 48, 44, 40, 36, 32, 28],
  height: 1.45,
  step: 0.52,
  pad: 6,
  tail: 0,
  gap: 12,
  edge: { width: 32, height: 18 },
};

/** On a phone: as strips that end with their points. */
export const STRIPS: MeldShape = {
  widths: [25, 24, 23, 22, 21, 20, 19, 18, 17],
  height: 1.7,
  step: 1,
  pad: 0,
  tail: 28,
  gap: 8,
  edge: { width: 18, height: 8 },
};

export interface Fit {
  /** Of a card. */
  readonly width: number;
  /** Some of them have no room, however small they are. */
  readonly isCut: boolean;
}

/** How wide the cards can be so that combinations of these sizes lie in a box, in rows. */
export function fitMelds(sizes: readonly number[], box: Size, shape: MeldShape): Fit {
  const room = { width: box.width - shape.edge.width, height: box.height - shape.edge.height };
  const width = shape.widths.find((one) => heightAt(one, sizes, room.width, shape) <= room.height);
  return { width: width ?? (shape.widths.at(-1) as number), isCut: width === undefined };
}

function heightAt(width: number, sizes: readonly number[], across: number, shape: MeldShape): number {
  const { height, step, pad, tail, gap } = shape;
  let [rows, x] = [1, 0];
  for (const size of sizes) {
    const wide = width * (1 + step * (size - 1)) + 2 * pad + tail;
    if (wide > across) return Infinity;
    if (x > 0 && x + wide > across) [rows, x] = [rows + 1, 0];
    x += wide + gap;
  }
  return rows * (width * height + 2 * pad) + (rows - 1) * gap;
}
