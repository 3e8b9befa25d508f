import { Heap, prefersStillness, type Size, TileBack, useAnchor, useMergedRefs, useSize } from '@tablee/table-ui';
import { type CSSProperties, type RefCallback, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { HEAP } from '../origins.ts';
import { thingName } from '../things.ts';
import type { BoardRoom } from './board-layout.ts';
import { freshTiles, type LoggedAction } from './log.ts';
import { Log } from './log-chips.tsx';
import { NewPlaces } from './new-places.tsx';
import { SeriesView } from './series.tsx';
import { keepPlaces, layOutAgain, type SettledLayout } from './settled-layout.ts';
import type { FamilyGame, FamilyProps } from './use-family.ts';

interface BoardProps extends FamilyProps {
  readonly game: FamilyGame;
  readonly actions: readonly LoggedAction[];
  readonly isWide: boolean;
}

interface HeapSize extends Size {
  readonly piece: number;
  readonly capacity: number;
}

const HEAPS = {
  wide: { width: 262, height: 280, piece: 54, capacity: 22 },
  wideFew: { width: 190, height: 190, piece: 54, capacity: 9 },
  tablet: { width: 216, height: 230, piece: 54, capacity: 18 },
  large: { width: 150, height: 168, piece: 40, capacity: 16 },
  small: { width: 88, height: 74, piece: 30, capacity: 7 },
  television: { width: 300, height: 170, piece: 62, capacity: 18 },
} as const satisfies Record<string, HeapSize>;

const MAX_TILE_PX = { wide: 70, tablet: 70, phone: 46, television: 124 };
const MEDIUM_TILE_BELOW_PX = 40;
const TABLET_OVER_PX = { width: 640, height: 480 };
const FULL_HEAP_OVER_PX = 850;
/** Tile width in px. With smaller tiles the series get the corner of the heap. */
const READABLE_TILE_PX = 40;
/** Board height in px. A lower board has no corner to spare. */
const LARGE_HEAP_OVER_PX = 320;
const NO_CORNER: Size = { width: 0, height: 0 };

/** The shared table: the series, the places for new ones, and the heap. */
export function Board(props: BoardProps) {
  const { game, actions, isWide, isBig, view, say, locale } = props;
  const [ref, size] = useSize();
  const { series } = game.shown;
  const { pool } = view;
  const { settled, heap } = useTableLayout({ series, pool, isWide, isBig: isBig === true, size });
  const layout = settled?.layout ?? null;
  const doesScroll = layout !== null && size !== null && layout.height > size.height;
  const shown = usePlacesInSight(game, doesScroll);
  const fresh = freshTiles(actions, game.me);
  const anchor = useAnchor(HEAP);
  const hasNew = game.places.some(({ target }) => typeof target !== 'number');
  return (
    <>
      <section className="board" ref={useMergedRefs(ref, shown)} data-scrolls={doesScroll || undefined}>
        <h2 className="hidden-words">{say('ui.table')}</h2>
        {layout !== null && (
          <div
            className={layout.tile < MEDIUM_TILE_BELOW_PX ? 'board-things is-medium' : 'board-things'}
            style={{ '--w': `${layout.tile}px`, height: layout.height } as CSSProperties}
          >
            {series.map((one) => (
              <SeriesView key={one.id} series={one} layout={layout} game={game} fresh={fresh} say={say} />
            ))}
          </div>
        )}
      </section>
      <div className="band">
        <NewPlaces game={game} say={say} />
        {!isWide && !hasNew && <Log {...props} shown={2} />}
      </div>
      <div className="pool">
        {(view.pool > 0 || game.shown.isDrawing) && (
          <Heap
            Back={TileBack}
            ref={anchor}
            count={view.pool}
            capacity={heap.capacity}
            size={heap}
            word={say('ui.pool')}
            label={say('ui.pool.count', { count: view.pool })}
            state={heapState(game)}
            locale={locale}
            onTake={game.draw}
          />
        )}
      </div>
    </>
  );
}

/** If the board scrolls, scrolls the first place for the chosen tiles into view. */
function usePlacesInSight({ places }: FamilyGame, doesScroll: boolean): RefCallback<HTMLElement> {
  const board = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!doesScroll || places.length === 0) return;
    const lit = board.current?.querySelector(':is([data-state="open"], [data-state="hinted"])');
    lit?.scrollIntoView({ block: 'nearest', behavior: prefersStillness() ? 'auto' : 'smooth' });
  }, [places, doesScroll]);
  return useCallback((element) => {
    board.current = element;
  }, []);
}

function heapState({ shown, isMyTurn, lays, canDraw, refused }: FamilyGame) {
  if (shown.isDrawing) return 'pending';
  if (refused === thingName({ at: 'heap' })) return 'refused';
  if (!isMyTurn || !canDraw) return 'blocked';
  return lays.length === 0 ? 'now' : 'idle';
}

interface LayoutInput {
  readonly series: FamilyGame['shown']['series'];
  readonly pool: number;
  readonly isWide: boolean;
  readonly isBig: boolean;
  readonly size: Size | null;
}

interface TableLayout {
  readonly settled: SettledLayout | null;
  readonly heap: HeapSize;
}

/** The layout of the series; keeps their earlier positions where it can. */
function useTableLayout({ series, pool, isWide, isBig, size }: LayoutInput): TableLayout {
  const [before, setBefore] = useState<SettledLayout | null>(null);
  const next = useMemo(
    () => layOutTable({ series, pool, isWide, isBig, size }, before),
    [series, pool, isWide, isBig, size, before],
  );
  if (next.settled !== before) setBefore(next.settled);
  return next;
}

/**
 * On phones and tablets the heap is large and in the corner while there is room, then small and beside the place for a
 * new series.
 */
function layOutTable({ series, pool, isWide, isBig, size }: LayoutInput, before: SettledLayout | null): TableLayout {
  if (size === null) return { settled: null, heap: HEAPS.small };
  if (isBig) {
    const room = { ...size, isWide: true, widest: MAX_TILE_PX.television, corner: NO_CORNER };
    return { settled: layOutSeries(series, [room], before), heap: HEAPS.television };
  }
  const isTablet = size.width > TABLET_OVER_PX.width && size.height > TABLET_OVER_PX.height;
  if (isWide) {
    const room = { ...size, isWide, widest: MAX_TILE_PX.wide, corner: NO_CORNER };
    const isFull = pool > HEAPS.wideFew.capacity && size.width > FULL_HEAP_OVER_PX;
    return { settled: layOutSeries(series, [room], before), heap: isFull ? HEAPS.wide : HEAPS.wideFew };
  }
  const isLying = size.width > 2 * size.height;
  const widest = isTablet ? MAX_TILE_PX.tablet : MAX_TILE_PX.phone;
  const room = { ...size, isWide: isTablet || isLying, widest, corner: NO_CORNER };
  const large = isTablet ? HEAPS.tablet : HEAPS.large;
  const corner = { width: large.width, height: large.height - HEAPS.small.height };
  const canBeLarge = pool > HEAPS.small.capacity && size.height > LARGE_HEAP_OVER_PX;
  const settled = layOutSeries(series, canBeLarge ? [{ ...room, corner }, room] : [room], before);
  return { settled, heap: settled.room.corner === NO_CORNER ? HEAPS.small : large };
}

/**
 * Uses the first room in which all series can keep their places; otherwise lays out again, in the first room with
 * readable tiles.
 */
function layOutSeries(
  series: LayoutInput['series'],
  rooms: readonly BoardRoom[],
  before: SettledLayout | null,
): SettledLayout {
  if (before !== null) {
    if (before.series === series && rooms.some((room) => isSameRoom(room, before.room))) return before;
    for (const room of rooms) {
      const kept = keepPlaces(before, series, room);
      if (kept !== null) return kept;
    }
  }
  const layouts = rooms.map((room) => layOutAgain(series, room));
  return layouts.find(({ layout }) => layout.tile >= READABLE_TILE_PX) ?? (layouts.at(-1) as SettledLayout);
}

function isSameRoom(one: BoardRoom, other: BoardRoom): boolean {
  const isSameSize = one.width === other.width && one.height === other.height && one.isWide === other.isWide;
  return isSameSize && one.corner.width === other.corner.width;
}
