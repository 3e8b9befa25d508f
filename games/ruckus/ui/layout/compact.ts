import { type Box, clamp, type Size, TARGET_PX } from '@tablee/table-ui';
import { CARD_RATIO, cardBox, heightOf, MIN_STRIDE_PX, sum } from './card-box.ts';
import { columnsIn, gridPlaces } from './grid.ts';
import type { Felt, Load, Mat } from './index.ts';
import {
  allPackings,
  allRowSplits,
  fitShelf,
  GAP_PX,
  PAD_PX,
  pilesHeight,
  type Shelf,
  type ShelfSeats,
  type Spacing,
} from './shelves.ts';
import { STATUS_HALF_HEIGHT_PX, shapeOf, type Tray } from './tray.ts';

/** Distance to the sides of the felt. */
const EDGE_PX = 8;
const TABLET_EDGE_PX = 24;
/** Height of the race track, which is below the top bar on portrait phones. */
const RACE_HEIGHT_PX = 18;
const MAX_DRAW_WIDTH_PX = 96;
const MAX_TABLET_DRAW_WIDTH_PX = 150;

/** A candidate arrangement of the felt. */
interface Arrangement extends Spacing {
  /** Puts the draw pile beside my piles instead of in a row of its own. */
  readonly isBeside: boolean;
  /** Extra width of my own piles, if there is room. */
  readonly mineMore: number;
}

/** Arrangements that differ only in the size of piles and the overlap of rows. */
interface ArrangementKind {
  readonly look: Omit<Arrangement, 'width' | 'stride'>;
  readonly widths: readonly number[];
  readonly strides: (width: number) => readonly [least: number, most: number];
  readonly seatings: readonly (readonly ShelfSeats[])[];
}

/** Tablets: plates as on a desktop, piles as large as fits. */
const TABLET_LOOK = { plate: 68, leastPlate: 220, foot: 14, seam: 14, mineMore: 10, isBeside: false };
const LOOSE_LOOK = { plate: 40, leastPlate: 104, foot: 10, seam: 6, mineMore: 6 };
const TIGHT_LOOK = { ...LOOSE_LOOK, plate: 32, foot: 6, mineMore: 0, isBeside: true };
/** Last resort: avatar, count, and the start of the name. */
const PACKED_LOOK = { ...TIGHT_LOOK, plate: 26, leastPlate: 80, foot: 0, seam: 4 };

interface CompactPlan {
  readonly arrangement: Arrangement;
  readonly area: Box;
  readonly shelves: readonly Shelf[];
  readonly load: Load;
  /** Unused height; negative if the plan does not fit. */
  readonly spare: number;
}

/** Phones and tablets: other players at the top, the draw pile, my piles below, all as large as fits. */
export function compactFelt(floor: Size, tray: Tray, load: Load): Felt {
  const shape = shapeOf(floor);
  const top = shape === 'portrait' ? RACE_HEIGHT_PX : 6;
  const left = shape === 'tablet' ? TABLET_EDGE_PX : EDGE_PX;
  const area = { left, top, width: floor.width - 2 * left, height: tray.edge - STATUS_HALF_HEIGHT_PX - 4 - top };
  let plans: CompactPlan[] = [];
  for (const kind of kindsFor(floor, area.width, load.others.length)) {
    plans = kind.widths.flatMap((width) =>
      kind.seatings.flatMap(
        (seating) => loosestPlan(kind, width, (arrangement) => planFor(arrangement, seating, area, load)) ?? [],
      ),
    );
    const best = plans.filter(({ spare }) => spare >= 0).toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];
    if (best !== undefined) return layOut(best);
  }
  return layOut(plans.toSorted((a, b) => b.spare - a.spare)[0] as CompactPlan);
}

/** Prefers large piles, few rows, and rows that overlap little. */
function scoreOf({ arrangement, shelves }: CompactPlan): number {
  return arrangement.width + arrangement.stride * 0.35 - 8 * sum(shelves.map(maxRowsOn));
}

function maxRowsOn({ columns }: Shelf): number {
  return Math.max(...columns.map(({ mats }) => sum(mats.map(({ rows }) => rows))));
}

/** The best kind first; within a kind from large to small. */
function kindsFor({ width: wide, height }: Size, room: number, count: number): readonly ArrangementKind[] {
  const most = Math.round(clamp(Math.min(wide / 6.7, height / 9), 52, 84));
  const least = TARGET_PX + 6;
  const usual = [rowsOfSeats(count, room, LOOSE_LOOK)];
  const roomy = { widths: widthsDownTo(least, most), seatings: usual };
  const packed = { look: PACKED_LOOK, widths: [TARGET_PX], seatings: allPackings(count) };
  const whole = {
    look: TABLET_LOOK,
    widths: widthsDownTo(72, 104),
    strides: fixedStride((width) => heightOf(width) + 16),
    seatings: [rowsOfSeats(count, room, TABLET_LOOK)],
  };
  return [
    ...(shapeOf({ width: wide, height }) === 'tablet' ? [whole] : []),
    { look: { ...LOOSE_LOOK, isBeside: false }, ...roomy, strides: fixedStride((width) => heightOf(width) + 12) },
    { look: { ...LOOSE_LOOK, isBeside: true }, ...roomy, strides: fixedStride((width) => heightOf(width) + 10) },
    {
      look: TIGHT_LOOK,
      widths: widthsDownTo(TARGET_PX, least + 4),
      strides: (width) => [MIN_STRIDE_PX, heightOf(width) + 8],
      seatings: allRowSplits(count),
    },
    { ...packed, strides: (width) => [MIN_STRIDE_PX, heightOf(width) + 4] },
    { ...packed, strides: () => [TARGET_PX / 4, MIN_STRIDE_PX] },
  ];
}

function fixedStride(stride: (width: number) => number): ArrangementKind['strides'] {
  return (width) => [stride(width), stride(width)];
}

function widthsDownTo(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => most - index);
}

/** The plan with the largest row distance that fits (binary search); the smallest distance if none fits. */
function loosestPlan(
  { look, strides }: ArrangementKind,
  width: number,
  planOf: (arrangement: Arrangement) => CompactPlan | null,
): CompactPlan | null {
  const planWith = (stride: number): CompactPlan | null => planOf({ ...look, width, stride });
  let [fits, most] = strides(width);
  while (fits < most) {
    const middle = Math.ceil((fits + most) / 2);
    if ((planWith(middle)?.spare ?? -1) >= 0) fits = middle;
    else most = middle - 1;
  }
  return planWith(fits);
}

function planFor(arrangement: Arrangement, seating: readonly ShelfSeats[], area: Box, load: Load): CompactPlan | null {
  const shelves = seating.flatMap((seated) => fitShelf(seated, load.others, area.width, arrangement) ?? []);
  if (shelves.length < seating.length) return null;
  const others = sum(shelves.map(({ height }) => height + arrangement.seam));
  const spare = area.height - others - drawRowHeight(arrangement) - mineHeight(arrangement, area, load.mine);
  return { arrangement, area, shelves, load, spare };
}

/** Distributes the seats over as few rows as the width allows. */
function rowsOfSeats(count: number, width: number, { leastPlate, seam }: typeof LOOSE_LOOK): ShelfSeats[] {
  const inOne = clamp(Math.floor(width / (leastPlate + seam)), 1, count);
  const rows = Math.ceil(count / inOne);
  const each = Math.ceil(count / rows);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.min(each, count - row * each) }, (_seat, index) => [row * each + index]),
  );
}

function drawRowHeight({ isBeside, width }: Arrangement): number {
  return isBeside ? 0 : heightOf(width + 8) + 26;
}

function drawColumnWidth({ isBeside, width }: Arrangement): number {
  return isBeside ? width + 22 : 0;
}

function mineArrangement(arrangement: Arrangement): Arrangement {
  const width = arrangement.width + arrangement.mineMore;
  return { ...arrangement, width, stride: arrangement.stride + heightOf(width) - heightOf(arrangement.width) };
}

function mineColumns(arrangement: Arrangement, area: Box): number {
  return columnsIn(
    area.width - drawColumnWidth(arrangement) - 2 * PAD_PX,
    arrangement.width + arrangement.mineMore,
    GAP_PX,
  );
}

function mineHeight(arrangement: Arrangement, area: Box, mine: number | null): number {
  if (mine === null) return arrangement.isBeside ? heightOf(arrangement.width) + arrangement.foot : 0;
  const rows = Math.ceil(Math.max(1, mine) / mineColumns(arrangement, area));
  return pilesHeight(rows, mineArrangement(arrangement)) + PAD_PX + 2;
}

function layOut(plan: CompactPlan): Felt {
  const { arrangement, area, shelves, load } = plan;
  const spare = Math.max(0, plan.spare);
  const stretch = Math.min(spare * 0.45, 46 * shelves.length) / shelves.length;
  const others: Mat[] = [];
  let top = area.top;
  for (const shelf of shelves) {
    for (const [seat, mat] of layShelf(shelf, plan, top, stretch)) others[seat] = mat;
    top += shelf.height + arrangement.seam + stretch;
  }
  const foot = area.top + area.height;
  const mineTop = foot - mineHeight(arrangement, area, load.mine);
  const isWhole = arrangement.plate === TABLET_LOOK.plate;
  const draw = layDraw(plan, top, Math.max(top, mineTop));
  return {
    plates: isWhole ? 'whole' : 'short',
    isTight: arrangement.plate < LOOSE_LOOK.plate,
    isCramped: plan.spare < 0 || arrangement.stride < MIN_STRIDE_PX,
    others,
    mine: load.mine === null ? null : layMine(plan, load.mine, Math.max(top, mineTop)),
    draw,
    log: isWhole ? { left: draw.left + draw.width + 36, top: draw.top } : null,
  };
}

/** Positions the mats of a shelf; the last mat of a column extends to its end. */
function layShelf(
  { columns, height }: Shelf,
  { arrangement, load, area }: CompactPlan,
  at: number,
  stretch: number,
): [number, Mat][] {
  const { width, stride, plate: tall, seam } = arrangement;
  const end = at + height + stretch;
  const rim = tall === TABLET_LOOK.plate ? tall * 0.4 : tall - 6;
  let left = area.left;
  return columns.flatMap(({ mats, width: wide }) => {
    let top = at;
    const laid = mats.map((mat, index): [number, Mat] => {
      const foot = index === mats.length - 1 ? end : top + mat.height;
      const box = { left, top: top + rim, width: wide, height: foot - top - rim };
      const grid = { width, stride, gap: GAP_PX, columns: columnsIn(wide - 2 * PAD_PX, width, GAP_PX) };
      const slots = gridPlaces(load.others[mat.seat] as number, { left: left + PAD_PX, top: top + tall + 2 }, grid);
      const plate = { left, top, width: wide, height: tall - 2 };
      top += mat.height + seam;
      return [mat.seat, { box, plate, slots }];
    });
    left += wide + seam;
    return laid;
  });
}

function layMine({ arrangement, area }: CompactPlan, count: number, top: number): Mat {
  const wide = area.width - drawColumnWidth(arrangement);
  const tall = area.top + area.height - top;
  const { width, stride } = mineArrangement(arrangement);
  const columns = mineColumns(arrangement, area);
  const gap = Math.min(14, (wide - 2 * PAD_PX - columns * width) / Math.max(1, columns - 1));
  const grid = { width, stride, gap, columns };
  const slots = gridPlaces(count, { left: area.left + PAD_PX + 1, top: top + PAD_PX + 3 }, grid);
  const box = { left: area.left, top, width: wide, height: tall };
  return { box, plate: { left: area.left, top: top - 30, width: 120, height: arrangement.plate }, slots };
}

function layDraw({ arrangement, area }: CompactPlan, from: number, to: number): Box {
  if (arrangement.isBeside) {
    const width = arrangement.width + 6;
    return cardBox(area.left + area.width - width - 6, to + PAD_PX + 3, width);
  }
  const most = arrangement.plate === TABLET_LOOK.plate ? MAX_TABLET_DRAW_WIDTH_PX : MAX_DRAW_WIDTH_PX;
  const width = Math.floor(clamp((to - from - 26) / CARD_RATIO, arrangement.width, most));
  return cardBox(area.left + (area.width - width) / 2, from + (to - from - heightOf(width)) / 2 - 2, width);
}
