import type { Box, Size } from '@tablee/table-ui';
import { cardBox, clamp, heightOf, sum, TARGET_PX } from './card-box.ts';
import { columnsIn, gridPlaces } from './grid.ts';
import type { Felt, Load, Mat } from './index.ts';
import { STATUS_HALF, type Tray } from './tray.ts';

const EDGE = 8;
const SEAM = 6;
const GAP = 6;
const PAD = 5;
const LEAST_PLATE = 104;
/** Where nothing else helps: an avatar, a count, and the beginning of a name. */
const NARROW_PLATE = 80;
/** The race to the target is a strip under the top bar. */
const RACE_TALL = 18;
const LARGEST_DRAW = 96;

/** One way to lay everything out: how large piles are, how far rows reach over each other, where the draw pile is. */
interface Way {
  readonly width: number;
  readonly stride: number;
  /** The draw pile beside my piles, instead of in a row of its own. */
  readonly isBeside: boolean;
  /** How tall the plate of a player is, and how much felt is left below the piles. */
  readonly plate: number;
  readonly foot: number;
}

const LOOSE = { plate: 40, foot: 10 };
const TIGHT = { plate: 32, foot: 6, isBeside: true };
const TIGHTEST = { plate: 28, foot: 2, isBeside: true };

interface MatRow {
  readonly seats: readonly number[];
  readonly widths: readonly number[];
  readonly rows: number;
}

interface Plan {
  readonly way: Way;
  readonly area: Box;
  readonly mats: readonly MatRow[];
  readonly load: Load;
  /** How much height is left over. */
  readonly spare: number;
}

/** A phone, a tablet: the others at the top, the draw pile, mine below; as large as it all fits. */
export function compactFelt(floor: Size, tray: Tray, load: Load): Felt {
  const top = RACE_TALL;
  const area = { left: EDGE, top, width: floor.width - 2 * EDGE, height: tray.edge - STATUS_HALF - 4 - top };
  let plans: Plan[] = [];
  for (const ways of waysFor(floor)) {
    plans = ways.flatMap((way) => plansFor(way, area, load));
    const best = plans.filter(({ spare }) => spare >= 0).toSorted((a, b) => worthOf(b) - worthOf(a))[0];
    if (best !== undefined) return lay(best);
  }
  return lay(plans.toSorted((a, b) => b.spare - a.spare)[0] as Plan);
}

/** Large piles are good, and so are few rows of them that hide little of each other. */
function worthOf({ way, mats }: Plan): number {
  return way.width + way.stride * 0.35 - 8 * sum(mats.map(({ rows }) => rows));
}

/** The nicest first; of each kind from large to small. */
function waysFor({ width: wide, height }: Size): readonly Way[][] {
  const most = Math.round(clamp(Math.min(wide / 6.7, height / 9), 52, 84));
  const least = TARGET_PX + 6;
  const loose = downTo(least, most);
  return [
    loose.map((width) => ({ ...LOOSE, width, stride: heightOf(width) + 12, isBeside: false })),
    loose.map((width) => ({ ...LOOSE, width, stride: heightOf(width) + 10, isBeside: true })),
    downTo(TARGET_PX, least + 4).flatMap((width) =>
      downTo(TARGET_PX + 1, heightOf(width) + 8).map((stride) => ({ ...TIGHT, width, stride })),
    ),
    downTo(TARGET_PX / 4, TARGET_PX).map((stride) => ({ ...TIGHTEST, width: TARGET_PX, stride })),
  ];
}

function downTo(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => most - index);
}

/** Where there is room everybody sits in the usual row; where there is none, in whichever saves most. */
function plansFor(way: Way, area: Box, load: Load): Plan[] {
  const count = load.others.length;
  const seatings = way.plate === LOOSE.plate ? [rowsOfSeats(count, area.width)] : everySeating(count);
  return seatings.flatMap((rows) => {
    const mats = rows.flatMap((seats) => fitRow(seats, load.others, area.width, way) ?? []);
    if (mats.length < rows.length) return [];
    const used = sum(mats.map((row) => matTall(row, way) + SEAM)) + drawTall(way) + mineTall(way, area, load.mine);
    return [{ way, area, mats, load, spare: area.height - used }];
  });
}

/** All ways to break a row of seats into rows, in their order. */
function everySeating(count: number): number[][][] {
  return Array.from({ length: 2 ** (count - 1) }, (_, breaks) => {
    const rows: number[][] = [[0]];
    for (let seat = 1; seat < count; seat += 1) {
      if ((breaks >> (seat - 1)) & 1) rows.push([seat]);
      else rows.at(-1)?.push(seat);
    }
    return rows;
  });
}

/** Who sits in which row of mats. */
function rowsOfSeats(count: number, width: number): number[][] {
  const inOne = clamp(Math.floor(width / (LEAST_PLATE + SEAM)), 1, count);
  const rows = Math.ceil(count / inOne);
  const each = Math.ceil(count / rows);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.min(each, count - row * each) }, (_seat, index) => row * each + index),
  );
}

/** Mats side by side, with as few rows of piles as their widths allow; who has more piles gets more room. */
function fitRow(seats: readonly number[], counts: readonly number[], room: number, way: Way): MatRow | null {
  const { width, plate } = way;
  const least = plate === TIGHTEST.plate ? NARROW_PLATE : LEAST_PLATE;
  const inner = room - SEAM * (seats.length - 1);
  const most = Math.max(1, ...seats.map((seat) => counts[seat] as number));
  for (let rows = 1; rows <= most; rows += 1) {
    const needs = seats.map((seat) => {
      const columns = Math.ceil(Math.max(1, counts[seat] as number) / rows);
      return Math.max(least, columns * (width + GAP) - GAP + 2 * PAD);
    });
    if (sum(needs) <= inner) return { seats, rows, widths: shareOut(needs, inner) };
  }
  return null;
}

function shareOut(needs: readonly number[], room: number): number[] {
  const equal = room / needs.length;
  if (needs.every((need) => need <= equal)) return needs.map(() => equal);
  const spare = (room - sum(needs)) / needs.length;
  return needs.map((need) => need + spare);
}

function pilesTall(rows: number, { width, stride, foot }: Way): number {
  return (rows - 1) * stride + heightOf(width) + foot;
}

function matTall({ rows }: MatRow, way: Way): number {
  return way.plate + pilesTall(rows, way);
}

function drawTall({ isBeside, width }: Way): number {
  return isBeside ? 0 : heightOf(width + 8) + 26;
}

function besideWidth({ isBeside, width }: Way): number {
  return isBeside ? width + 22 : 0;
}

function mineWay(way: Way): Way {
  const width = mineWidth(way);
  return { ...way, width, stride: way.stride + heightOf(width) - heightOf(way.width) };
}

/** Mine are a little larger, where there is room. */
function mineWidth({ plate, width }: Way): number {
  return plate === LOOSE.plate ? width + 6 : width;
}

function mineColumns(way: Way, area: Box): number {
  return columnsIn(area.width - besideWidth(way) - 2 * PAD, mineWidth(way), GAP);
}

function mineTall(way: Way, area: Box, mine: number | null): number {
  if (mine === null) return way.isBeside ? heightOf(way.width) + way.foot : 0;
  const rows = Math.ceil(Math.max(1, mine) / mineColumns(way, area));
  return pilesTall(rows, mineWay(way)) + PAD + 2;
}

function lay(plan: Plan): Felt {
  const { way, area, mats, load } = plan;
  const spare = Math.max(0, plan.spare);
  const stretch = Math.min(spare * 0.45, 46 * mats.length) / mats.length;
  const others: Mat[] = [];
  let top = area.top;
  for (const row of mats) {
    others.push(...layRow(row, plan, top, stretch));
    top += matTall(row, way) + SEAM + stretch;
  }
  const foot = area.top + area.height;
  const mineTop = foot - mineTall(way, area, load.mine);
  return {
    isTight: way.plate !== LOOSE.plate,
    isCramped: plan.spare < 0 || way.stride < TARGET_PX,
    others,
    mine: load.mine === null ? null : layMine(plan, load.mine, Math.max(top, mineTop)),
    draw: layDraw(plan, top, Math.max(top, mineTop)),
  };
}

function layRow({ seats, widths, rows }: MatRow, { way, load }: Plan, top: number, stretch: number): Mat[] {
  const { width, stride, plate: tall } = way;
  let left = EDGE;
  return seats.map((seat, index) => {
    const wide = widths[index] as number;
    const box = { left, top: top + tall - 6, width: wide, height: pilesTall(rows, way) + 6 + stretch };
    const grid = { width, stride, gap: GAP, columns: columnsIn(wide - 2 * PAD, width, GAP) };
    const slots = gridPlaces(load.others[seat] as number, { left: left + PAD, top: top + tall + 2 }, grid);
    const plate = { left, top, width: wide, height: tall - 2 };
    left += wide + SEAM;
    return { box, plate, slots };
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
  const width = Math.floor(clamp((to - from - 26) / 1.38, way.width, LARGEST_DRAW));
  return cardBox(area.left + (area.width - width) / 2, from + (to - from - heightOf(width)) / 2 - 2, width);
}
