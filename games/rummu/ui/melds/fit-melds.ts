import type { Size } from '@tablee/table-ui';

/** Measures of drawn combinations, in pixels unless stated otherwise. The stylesheets repeat them. */
export interface MeldMeasures {
  /** Possible widths of a card, largest first; below the last it is illegible. */
  readonly widths: readonly number[];
  /** Height of a card, and visible part of an overlapped one, in card widths. */
  readonly height: number;
  readonly step: number;
  /** Padding around the cards of a combination, and room for its points beside them. */
  readonly pad: number;
  readonly tail: number;
  /** Gap between two combinations. */
  readonly gap: number;
  /** Padding around all combinations, both sides together. */
  readonly edge: Size;
}

/** On a television. */
export const TELEVISION_MELDS: MeldMeasures = {
  widths: [92, 84, 76, 68, 62, 56, 50],
  height: 1.45,
  step: 0.56,
  pad: 6,
  tail: 0,
  gap: 16,
  edge: { width: 0, height: 0 },
};

/** Before a player, on a desktop or a tablet. */
export const CARD_MELDS: MeldMeasures = {
  widths: [76, 70, 64, 58, 52, 48, 44, 40, 36, 32, 28],
  height: 1.45,
  step: 0.52,
  pad: 6,
  tail: 0,
  gap: 12,
  edge: { width: 32, height: 18 },
};

/** On a phone: strips that end with their points. */
export const STRIP_MELDS: MeldMeasures = {
  widths: [25, 24, 23, 22, 21, 20, 19, 18, 17],
  height: 1.7,
  step: 1,
  pad: 0,
  tail: 28,
  gap: 8,
  edge: { width: 18, height: 8 },
};

export interface MeldFit {
  /** Width of a card. */
  readonly width: number;
  /** Some combinations have no room even at the smallest width. */
  readonly isCut: boolean;
}

/** The largest card width at which combinations of these sizes fit into a box in rows. */
export function fitMelds(sizes: readonly number[], box: Size, shape: MeldMeasures): MeldFit {
  const room = { width: box.width - shape.edge.width, height: box.height - shape.edge.height };
  const width = shape.widths.find((one) => heightAt(one, sizes, room.width, shape) <= room.height);
  return { width: width ?? (shape.widths.at(-1) as number), isCut: width === undefined };
}

function heightAt(width: number, sizes: readonly number[], across: number, shape: MeldMeasures): number {
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
