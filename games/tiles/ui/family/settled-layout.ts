import type { Size } from '@tablee/table-ui';
import { lowOf } from '../../rules/series.ts';
import { FIRST_VALUE } from '../../rules/tile.ts';
import type { Series } from '../../rules/types.ts';
import {
  type BoardLayout,
  type BoardRoom,
  type Density,
  layOutBoard,
  type Point,
  SERIES_PADDING,
  sizeOf,
  slotOf,
  stepOf,
  TILE_GAP,
} from './board-layout.ts';

/** A layout and its series; the next layout starts from it. */
export interface SettledLayout {
  readonly series: readonly Series[];
  readonly room: BoardRoom;
  readonly layout: BoardLayout;
}

interface SeriesBox extends Point, Size {}

/**
 * Keeps every series in its place, gives grown ones the room they need and new ones a free place. Null if there is
 * none. The height may change, as it does with the rack; only series that would leave the board move.
 */
export function keepPlaces(before: SettledLayout, series: readonly Series[], room: BoardRoom): SettledLayout | null {
  const { layout } = before;
  if (before.room.width !== room.width || before.room.isWide !== room.isWide) return null;
  const doesScroll = layout.height > before.room.height;
  const felt = { ...room, height: doesScroll ? Number.POSITIVE_INFINITY : room.height };
  const known = new Map(before.series.map((one) => [one.id, one]));
  const isStill = (one: Series): boolean => known.get(one.id)?.tiles.length === one.tiles.length;
  const boxes = new Map<number, SeriesBox>();
  for (const one of series.filter(isStill)) boxes.set(one.id, boxAt(layout.spots.get(one.id) as Point, one, layout));
  if ([...boxes.values()].some((box) => !isInside(box, felt))) return null;
  for (const one of series.filter((other) => !isStill(other))) {
    const box = placeFor(one, known.get(one.id), [...boxes.values()], felt, layout);
    if (box === null) return null;
    boxes.set(one.id, box);
  }
  const spots = new Map([...boxes].map(([id, { x, y }]) => [id, { x, y }]));
  const ends = doesScroll ? [...boxes.values()].map(({ y, height }) => y + height) : [];
  return { series, room, layout: { ...layout, spots, height: Math.max(room.height, ...ends) } };
}

/** Lays out all series again, and keeps room for some new ones if that does not make the tiles much smaller. */
export function layOutAgain(series: readonly Series[], room: BoardRoom): SettledLayout {
  const tight = layOutBoard(series, room);
  for (const count of RESERVED_SERIES) {
    const roomy = layOutBoard([...series, ...newcomers(count)], room);
    const isAsReadable = roomy.tile >= MIN_TILE_SHARE * tight.tile && roomy.density.family === tight.density.family;
    if (isAsReadable && roomy.height === tight.height) {
      return { series, room, layout: centreRows(series, roomy, room) };
    }
  }
  return { series, room, layout: tight };
}

/** Centres each row: space kept for new series does not count. */
function centreRows(series: readonly Series[], layout: BoardLayout, room: BoardRoom): BoardLayout {
  const boxes = series.map((one) => ({ id: one.id, ...boxAt(layout.spots.get(one.id) as Point, one, layout) }));
  const spots = boxes.map(({ id, x, y }): [number, Point] => {
    const row = boxes.filter((box) => box.y === y);
    const [left, right] = [Math.min(...row.map((box) => box.x)), Math.max(...row.map((box) => box.x + box.width))];
    const isBesideCorner = row.some((box) => box.y + box.height > room.height - room.corner.height);
    const width = isBesideCorner ? room.width - room.corner.width : room.width;
    return [id, { x: x + (width - left - right) / 2, y }];
  });
  return { ...layout, spots: new Map(spots) };
}

/** Numbers of new series for which room is kept, tried in this order. */
const RESERVED_SERIES = [6, 4, 2];
const MIN_TILE_SHARE = 0.8;

function newcomers(count: number): readonly Series[] {
  return Array.from({ length: count }, (_, index) => ({ id: -1 - index, kind: 'starter', tiles: ['R7'] }));
}

function boxAt({ x, y }: Point, series: Series, { tile, density }: BoardLayout): SeriesBox {
  const { width, height } = sizeOf(series, density);
  return { x, y, width: width * tile, height: height * tile };
}

function placeFor(
  series: Series,
  before: Series | undefined,
  taken: readonly SeriesBox[],
  felt: BoardRoom,
  layout: BoardLayout,
): SeriesBox | null {
  const spot = before === undefined ? undefined : layout.spots.get(before.id);
  const grown = before === undefined || spot === undefined ? null : whereItLies(series, before, spot, layout);
  const size = boxAt({ x: 0, y: 0 }, series, layout);
  const { column, row } = layout.density.between;
  const gap = { x: column * layout.tile, y: row * layout.tile };
  const wanted = grown ?? { x: (felt.width - size.width) / 2, y: 0 };
  const isFree = (box: SeriesBox): boolean => isInside(box, felt) && taken.every((other) => areApart(box, other, gap));
  return positionsToTry(wanted, size, taken, felt, gap)
    .map((at) => ({ ...size, ...at }))
    .filter(isFree)
    .reduce<SeriesBox | null>(
      (best, box) => (best === null || isNearer(box, best, wanted, grown !== null) ? box : best),
      null,
    );
}

/** Position of a grown series at which its earlier tiles do not move. */
function whereItLies(series: Series, before: Series, { x, y }: Point, { tile, density }: BoardLayout): Point {
  if (series.kind === 'family' || before.kind === 'family') return { x, y };
  const added = before.kind === 'run' || series.kind === 'run' ? lowOf(before.tiles) - lowOf(series.tiles) : 0;
  const shift = leadOf(before, density) - leadOf(series, density) - added * stepOf(series, density.overlapFrom);
  return { x: x + shift * tile, y };
}

/** Width left of the first tile, in tile widths. */
function leadOf(series: Series, density: Density): number {
  const hasPlace = series.kind === 'starter' || lowOf(series.tiles) > FIRST_VALUE;
  return SERIES_PADDING + (hasPlace ? slotOf(series, density.slot) + TILE_GAP : 0);
}

/** Positions to try: the wanted one, the borders, and beside, above and below each series. */
function positionsToTry(
  wanted: Point,
  { width, height }: Size,
  taken: readonly SeriesBox[],
  felt: BoardRoom,
  gap: Point,
): Point[] {
  const xs = [wanted.x, 0, felt.width - width, (felt.width - width) / 2];
  const ys = [wanted.y, 0, ...(Number.isFinite(felt.height) ? [felt.height - height] : [])];
  for (const box of taken) {
    xs.push(box.x + box.width + gap.x, box.x - gap.x - width, box.x);
    ys.push(box.y, box.y + box.height + gap.y, box.y - gap.y - height);
  }
  return [...new Set(ys)].flatMap((y) => [...new Set(xs)].map((x) => ({ x, y })));
}

/** A grown series stays as near as possible; a new one goes to the highest row with room, near the wanted column. */
function isNearer(one: Point, best: Point, wanted: Point, hasGrown: boolean): boolean {
  const across = Math.abs(one.x - wanted.x) - Math.abs(best.x - wanted.x);
  if (!hasGrown) return one.y === best.y ? across < 0 : one.y < best.y;
  const down = Math.abs(one.y - wanted.y) - Math.abs(best.y - wanted.y);
  return across + down < 0;
}

const TOLERANCE_PX = 0.5;

function isInside({ x, y, width, height }: SeriesBox, { corner, ...felt }: BoardRoom): boolean {
  const isOnFelt =
    x >= -TOLERANCE_PX &&
    y >= -TOLERANCE_PX &&
    x + width <= felt.width + TOLERANCE_PX &&
    y + height <= felt.height + TOLERANCE_PX;
  const isInCorner =
    x + width > felt.width - corner.width + TOLERANCE_PX && y + height > felt.height - corner.height + TOLERANCE_PX;
  return isOnFelt && !(isInCorner && corner.width > 0);
}

function areApart(one: SeriesBox, other: SeriesBox, gap: Point): boolean {
  return (
    one.x + one.width + gap.x <= other.x + TOLERANCE_PX ||
    other.x + other.width + gap.x <= one.x + TOLERANCE_PX ||
    one.y + one.height + gap.y <= other.y + TOLERANCE_PX ||
    other.y + other.height + gap.y <= one.y + TOLERANCE_PX
  );
}
