import { heightOf, sum } from './card-box.ts';

/** How large piles are, how far rows of them reach over each other, and what lies around them. */
export interface Spacing {
  readonly width: number;
  readonly stride: number;
  /** How tall the plate of a player is, and how narrow it may be. */
  readonly plate: number;
  readonly leastPlate: number;
  /** How much felt is left below the piles. */
  readonly foot: number;
  /** Between two mats. */
  readonly seam: number;
}

export const GAP = 6;
export const PAD = 5;
/** Below the plate of somebody who has no piles. */
const BARE = 4;

/** Mats below each other. */
interface Column {
  readonly width: number;
  readonly mats: readonly { readonly seat: number; readonly rows: number; readonly height: number }[];
}

/** Columns of mats beside each other. */
export interface Shelf {
  readonly columns: readonly Column[];
  readonly height: number;
}

/** Who sits below whom on one shelf: seats by column. */
export type Seated = readonly (readonly number[])[];

export function pilesTall(rows: number, { width, stride, foot }: Spacing): number {
  return (rows - 1) * stride + heightOf(width) + foot;
}

/** As low as the columns can be side by side in this much room; who has more piles gets more of it. */
export function fitShelf(seated: Seated, counts: readonly number[], room: number, spacing: Spacing): Shelf | null {
  const inner = room - spacing.seam * (seated.length - 1);
  const shapes = seated.map((seats) => shapesOf(seats, counts, spacing));
  const heights = [...new Set(shapes.flat().map(({ height }) => height))].toSorted((a, b) => a - b);
  for (const height of heights) {
    const chosen = shapes.flatMap((ways) => ways.find((way) => way.height <= height) ?? []);
    const needs = chosen.map(({ width }) => width);
    if (chosen.length < seated.length || sum(needs) > inner) continue;
    const widths = shareOut(needs, inner);
    return { height, columns: chosen.map(({ mats }, index) => ({ mats, width: widths[index] as number })) };
  }
  return null;
}

/** All shapes of one column, from narrow to wide. */
function shapesOf(
  seats: readonly number[],
  counts: readonly number[],
  spacing: Spacing,
): (Column & { readonly height: number })[] {
  const most = Math.max(1, ...seats.map((seat) => counts[seat] as number));
  return Array.from({ length: most }, (_, index) => {
    const across = index + 1;
    const mats = seats.map((seat) => {
      const rows = Math.ceil((counts[seat] as number) / across);
      return { seat, rows, height: spacing.plate + (rows === 0 ? BARE : pilesTall(rows, spacing)) };
    });
    const width = Math.max(spacing.leastPlate, across * (spacing.width + GAP) - GAP + 2 * PAD);
    return { mats, width, height: sum(mats.map(({ height }) => height)) + spacing.seam * (mats.length - 1) };
  });
}

function shareOut(needs: readonly number[], room: number): number[] {
  const equal = room / needs.length;
  if (needs.every((need) => need <= equal)) return needs.map(() => equal);
  const spare = (room - sum(needs)) / needs.length;
  return needs.map((need) => need + spare);
}

/** Everybody in rows, in their order: all ways to break the row. */
export function everyRow(count: number): Seated[][] {
  return everyWay(count, 2);
}

/** Everybody in rows in which some sit below each other, in their order: all ways. */
export function everyPacking(count: number): Seated[][] {
  return everyWay(count, 3);
}

const [NEXT_COLUMN, NEXT_SHELF] = [0, 1];

/** After each seat the next one sits beside it, on the next shelf, or, where there are three choices, below it. */
function everyWay(count: number, choices: number): Seated[][] {
  return Array.from({ length: choices ** (count - 1) }, (_, code) => {
    const shelves: number[][][] = [[[0]]];
    for (let seat = 1; seat < count; seat += 1) {
      const choice = Math.floor(code / choices ** (seat - 1)) % choices;
      if (choice === NEXT_SHELF) shelves.push([[seat]]);
      else if (choice === NEXT_COLUMN) shelves.at(-1)?.push([seat]);
      else shelves.at(-1)?.at(-1)?.push(seat);
    }
    return shelves;
  });
}
