import { heightOf, sum } from './card-box.ts';

/** Sizes of piles and plates, distance of rows, and gaps. */
export interface Spacing {
  readonly width: number;
  readonly stride: number;
  /** Height of a plate, and its minimum width. */
  readonly plate: number;
  readonly leastPlate: number;
  /** Free height below the piles. */
  readonly foot: number;
  /** Gap between two mats. */
  readonly seam: number;
}

export const GAP_PX = 6;
export const PAD_PX = 5;
/** Free height below the plate of a player without piles. */
const BARE_FOOT_PX = 4;

/** Mats in a column. */
interface Column {
  readonly width: number;
  readonly mats: readonly { readonly seat: number; readonly rows: number; readonly height: number }[];
}

/** Columns side by side. */
export interface Shelf {
  readonly columns: readonly Column[];
  readonly height: number;
}

/** Seats of one shelf, by column. */
export type ShelfSeats = readonly (readonly number[])[];

export function pilesHeight(rows: number, { width, stride, foot }: Spacing): number {
  return (rows - 1) * stride + heightOf(width) + foot;
}

/** The lowest arrangement of these columns that fits the width; players with more piles get more of it. */
export function fitShelf(seated: ShelfSeats, counts: readonly number[], room: number, spacing: Spacing): Shelf | null {
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

/** All shapes of a column, from narrow to wide. */
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
      return { seat, rows, height: spacing.plate + (rows === 0 ? BARE_FOOT_PX : pilesHeight(rows, spacing)) };
    });
    const width = Math.max(spacing.leastPlate, across * (spacing.width + GAP_PX) - GAP_PX + 2 * PAD_PX);
    return { mats, width, height: sum(mats.map(({ height }) => height)) + spacing.seam * (mats.length - 1) };
  });
}

function shareOut(needs: readonly number[], room: number): number[] {
  const equal = room / needs.length;
  if (needs.every((need) => need <= equal)) return needs.map(() => equal);
  const spare = (room - sum(needs)) / needs.length;
  return needs.map((need) => need + spare);
}

/** All ways to break the seats, in order, into rows. */
export function allRowSplits(count: number): ShelfSeats[][] {
  return allSplits(count, 2);
}

/** The same, with columns of several mats allowed. */
export function allPackings(count: number): ShelfSeats[][] {
  return allSplits(count, 3);
}

const [NEXT_COLUMN, NEXT_SHELF] = [0, 1];

/** Each further seat starts a column, a shelf or, with three choices, goes below the previous seat. */
function allSplits(count: number, choices: number): ShelfSeats[][] {
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
