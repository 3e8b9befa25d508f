import { type Box, clamp, type Size, TARGET_PX } from '@tablee/table-ui';
import { cardBox, heightOf, LEAST_STRIDE, sum } from './card-box.ts';
import { columnsIn, gridPlaces } from './grid.ts';
import type { Felt, Load, Mat } from './index.ts';
import {
  everyPacking,
  everyRow,
  fitShelf,
  GAP,
  PAD,
  pilesTall,
  type Seated,
  type Shelf,
  type Spacing,
} from './shelves.ts';
import { STATUS_HALF, shapeOf, type Tray } from './tray.ts';

/** Distance to the sides of the felt. */
const EDGE = 8;
const EDGE_ON_TABLET = 24;
/** Height of the race track, which is below the top bar on portrait phones. */
const RACE_TALL = 18;
const LARGEST_DRAW = 96;
const LARGEST_DRAW_ON_TABLET = 150;

/** A candidate arrangement of the felt. */
interface Way extends Spacing {
  /** Puts the draw pile beside my piles instead of in a row of its own. */
  readonly isBeside: boolean;
  /** Extra width of my own piles, if there is room. */
  readonly mineMore: number;
}

/** Arrangements that differ only in the size of piles and the overlap of rows. */
interface Kind {
  readonly look: Omit<Way, 'width' | 'stride'>;
  readonly widths: readonly number[];
  readonly strides: (width: number) => readonly [least: number, most: number];
  readonly seatings: readonly (readonly Seated[])[];
}

/** Tablets: plates as on a desktop, piles as large as fits. */
const WHOLE = { plate: 68, leastPlate: 220, foot: 14, seam: 14, mineMore: 10, isBeside: false };
const LOOSE = { plate: 40, leastPlate: 104, foot: 10, seam: 6, mineMore: 6 };
const TIGHT = { ...LOOSE, plate: 32, foot: 6, mineMore: 0, isBeside: true };
/** Last resort: avatar, count, and the start of the name. */
const PACKED = { ...TIGHT, plate: 26, leastPlate: 80, foot: 0, seam: 4 };

interface Plan {
  readonly way: Way;
  readonly area: Box;
  readonly shelves: readonly Shelf[];
  readonly load: Load;
  /** Unused height; negative if the plan does not fit. */
  readonly spare: number;
}

/** Phones and tablets: other players at the top, the draw pile, my piles below, all as large as fits. */
export function compactFelt(floor: Size, tray: Tray, load: Load): Felt {
  const shape = shapeOf(floor);
  const top = shape === 'portrait' ? RACE_TALL : 6;
  const left = shape === 'tablet' ? EDGE_ON_TABLET : EDGE;
  const area = { left, top, width: floor.width - 2 * left, height: tray.edge - STATUS_HALF - 4 - top };
  let plans: Plan[] = [];
  for (const kind of kindsFor(floor, area.width, load.others.length)) {
    plans = kind.widths.flatMap((width) =>
      kind.seatings.flatMap((seating) => airiest(kind, width, (way) => planFor(way, seating, area, load)) ?? []),
    );
    const best = plans.filter(({ spare }) => spare >= 0).toSorted((a, b) => worthOf(b) - worthOf(a))[0];
    if (best !== undefined) return lay(best);
  }
  return lay(plans.toSorted((a, b) => b.spare - a.spare)[0] as Plan);
}

/** Prefers large piles, few rows, and rows that overlap little. */
function worthOf({ way, shelves }: Plan): number {
  return way.width + way.stride * 0.35 - 8 * sum(shelves.map(rowsOn));
}

function rowsOn({ columns }: Shelf): number {
  return Math.max(...columns.map(({ mats }) => sum(mats.map(({ rows }) => rows))));
}

/** The best kind first; within a kind from large to small. */
function kindsFor({ width: wide, height }: Size, room: number, count: number): readonly Kind[] {
  const most = Math.round(clamp(Math.min(wide / 6.7, height / 9), 52, 84));
  const least = TARGET_PX + 6;
  const usual = [rowsOfSeats(count, room, LOOSE)];
  const roomy = { widths: downTo(least, most), seatings: usual };
  const packed = { look: PACKED, widths: [TARGET_PX], seatings: everyPacking(count) };
  const whole = {
    look: WHOLE,
    widths: downTo(72, 104),
    strides: only((width) => heightOf(width) + 16),
    seatings: [rowsOfSeats(count, room, WHOLE)],
  };
  return [
    ...(shapeOf({ width: wide, height }) === 'tablet' ? [whole] : []),
    { look: { ...LOOSE, isBeside: false }, ...roomy, strides: only((width) => heightOf(width) + 12) },
    { look: { ...LOOSE, isBeside: true }, ...roomy, strides: only((width) => heightOf(width) + 10) },
    {
      look: TIGHT,
      widths: downTo(TARGET_PX, least + 4),
      strides: (width) => [LEAST_STRIDE, heightOf(width) + 8],
      seatings: everyRow(count),
    },
    { ...packed, strides: (width) => [LEAST_STRIDE, heightOf(width) + 4] },
    { ...packed, strides: () => [TARGET_PX / 4, LEAST_STRIDE] },
  ];
}

function only(stride: (width: number) => number): Kind['strides'] {
  return (width) => [stride(width), stride(width)];
}

function downTo(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => most - index);
}

/** The plan with the largest row distance that fits (binary search); the smallest distance if none fits. */
function airiest({ look, strides }: Kind, width: number, planOf: (way: Way) => Plan | null): Plan | null {
  const planWith = (stride: number): Plan | null => planOf({ ...look, width, stride });
  let [fits, most] = strides(width);
  while (fits < most) {
    const middle = Math.ceil((fits + most) / 2);
    if ((planWith(middle)?.spare ?? -1) >= 0) fits = middle;
    else most = middle - 1;
  }
  return planWith(fits);
}

function planFor(way: Way, seating: readonly Seated[], area: Box, load: Load): Plan | null {
  const shelves = seating.flatMap((seated) => fitShelf(seated, load.others, area.width, way) ?? []);
  if (shelves.length < seating.length) return null;
  const others = sum(shelves.map(({ height }) => height + way.seam));
  const spare = area.height - others - drawTall(way) - mineTall(way, area, load.mine);
  return { way, area, shelves, load, spare };
}

/** Distributes the seats over as few rows as the width allows. */
function rowsOfSeats(count: number, width: number, { leastPlate, seam }: typeof LOOSE): Seated[] {
  const inOne = clamp(Math.floor(width / (leastPlate + seam)), 1, count);
  const rows = Math.ceil(count / inOne);
  const each = Math.ceil(count / rows);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.min(each, count - row * each) }, (_seat, index) => [row * each + index]),
  );
}

function drawTall({ isBeside, width }: Way): number {
  return isBeside ? 0 : heightOf(width + 8) + 26;
}

function besideWidth({ isBeside, width }: Way): number {
  return isBeside ? width + 22 : 0;
}

function mineWay(way: Way): Way {
  const width = way.width + way.mineMore;
  return { ...way, width, stride: way.stride + heightOf(width) - heightOf(way.width) };
}

function mineColumns(way: Way, area: Box): number {
  return columnsIn(area.width - besideWidth(way) - 2 * PAD, way.width + way.mineMore, GAP);
}

function mineTall(way: Way, area: Box, mine: number | null): number {
  if (mine === null) return way.isBeside ? heightOf(way.width) + way.foot : 0;
  const rows = Math.ceil(Math.max(1, mine) / mineColumns(way, area));
  return pilesTall(rows, mineWay(way)) + PAD + 2;
}

function lay(plan: Plan): Felt {
  const { way, area, shelves, load } = plan;
  const spare = Math.max(0, plan.spare);
  const stretch = Math.min(spare * 0.45, 46 * shelves.length) / shelves.length;
  const others: Mat[] = [];
  let top = area.top;
  for (const shelf of shelves) {
    for (const [seat, mat] of layShelf(shelf, plan, top, stretch)) others[seat] = mat;
    top += shelf.height + way.seam + stretch;
  }
  const foot = area.top + area.height;
  const mineTop = foot - mineTall(way, area, load.mine);
  const isWhole = way.plate === WHOLE.plate;
  const draw = layDraw(plan, top, Math.max(top, mineTop));
  return {
    plates: isWhole ? 'whole' : 'short',
    isTight: way.plate < LOOSE.plate,
    isCramped: plan.spare < 0 || way.stride < LEAST_STRIDE,
    others,
    mine: load.mine === null ? null : layMine(plan, load.mine, Math.max(top, mineTop)),
    draw,
    log: isWhole ? { left: draw.left + draw.width + 36, top: draw.top } : null,
  };
}

/** Positions the mats of a shelf; the last mat of a column extends to its end. */
function layShelf({ columns, height }: Shelf, { way, load, area }: Plan, at: number, stretch: number): [number, Mat][] {
  const { width, stride, plate: tall, seam } = way;
  const end = at + height + stretch;
  const rim = tall === WHOLE.plate ? tall * 0.4 : tall - 6;
  let left = area.left;
  return columns.flatMap(({ mats, width: wide }) => {
    let top = at;
    const laid = mats.map((mat, index): [number, Mat] => {
      const foot = index === mats.length - 1 ? end : top + mat.height;
      const box = { left, top: top + rim, width: wide, height: foot - top - rim };
      const grid = { width, stride, gap: GAP, columns: columnsIn(wide - 2 * PAD, width, GAP) };
      const slots = gridPlaces(load.others[mat.seat] as number, { left: left + PAD, top: top + tall + 2 }, grid);
      const plate = { left, top, width: wide, height: tall - 2 };
      top += mat.height + seam;
      return [mat.seat, { box, plate, slots }];
    });
    left += wide + seam;
    return laid;
  });
}

function layMine({ way, area }: Plan, count: number, top: number): Mat {
  const wide = area.width - besideWidth(way);
  const tall = area.top + area.height - top;
  const { width, stride } = mineWay(way);
  const columns = mineColumns(way, area);
  const gap = Math.min(14, (wide - 2 * PAD - columns * width) / Math.max(1, columns - 1));
  const grid = { width, stride, gap, columns };
  const slots = gridPlaces(count, { left: area.left + PAD + 1, top: top + PAD + 3 }, grid);
  const box = { left: area.left, top, width: wide, height: tall };
  return { box, plate: { left: area.left, top: top - 30, width: 120, height: way.plate }, slots };
}

function layDraw({ way, area }: Plan, from: number, to: number): Box {
  if (way.isBeside) {
    const width = way.width + 6;
    return cardBox(area.left + area.width - width - 6, to + PAD + 3, width);
  }
  const most = way.plate === WHOLE.plate ? LARGEST_DRAW_ON_TABLET : LARGEST_DRAW;
  const width = Math.floor(clamp((to - from - 26) / 1.38, way.width, most));
  return cardBox(area.left + (area.width - width) / 2, from + (to - from - heightOf(width)) / 2 - 2, width);
}
