import type { Size } from '@tablee/table-ui';

/** How wide a card may be, the largest first: what is below the last cannot be read across a room. */
const WIDTHS = [92, 84, 76, 68, 62, 56, 50];
/** The shape of a card, and how much of it is seen where another one lies over it. */
const HEIGHT = 1.45;
const STEP = 0.56;
/** Around a combination, and between two of them: the same in big-seat.module.css. */
const PAD = 6;
const GAP = 16;

/** How wide the cards can be so that combinations of these sizes lie in a box, in rows. */
export function fitMelds(sizes: readonly number[], box: Size): number {
  return WIDTHS.find((width) => heightAt(width, sizes, box) <= box.height) ?? (WIDTHS.at(-1) as number);
}

function heightAt(width: number, sizes: readonly number[], box: Size): number {
  let [rows, x] = [1, 0];
  for (const size of sizes) {
    const wide = width * (1 + STEP * (size - 1)) + 2 * PAD;
    if (wide > box.width) return Infinity;
    if (x > 0 && x + wide > box.width) [rows, x] = [rows + 1, 0];
    x += wide + GAP;
  }
  return rows * (width * HEIGHT + 2 * PAD) + (rows - 1) * GAP;
}
