import { Glyph, useFlyer, useMergedRefs } from '@tablee/table-ui';
import type { CSSProperties, ReactNode } from 'react';
import type { TilesSay } from '../../locale/index.ts';
import { highOf, lowOf } from '../../rules/series.ts';
import { COLOURS, colourOf, FIRST_VALUE, LAST_VALUE, type Tile, tileOf, valueOf } from '../../rules/tile.ts';
import type { Series } from '../../rules/types.ts';
import { namePlace, nameSeries } from '../name.ts';
import { tileKey } from '../origins.ts';
import { Piece, SHAPES } from '../piece.tsx';
import { thingName } from '../things.ts';
import { type BoardLayout, type Density, fanStep, type Point, sizeOf, slotOf } from './board-layout.ts';
import { useDrop } from './drag.ts';
import { Ghosts } from './ghosts.tsx';
import { endsOf, type LayPlace, laidTiles } from './places.ts';
import type { FamilyGame } from './use-family.ts';

interface SeriesProps {
  readonly series: Series;
  readonly layout: BoardLayout;
  readonly game: FamilyGame;
  readonly fresh: ReadonlySet<Tile>;
  readonly say: TilesSay;
}

/** A series with its free slots; all of it is one target. */
export function SeriesView({ series, layout: { tile, density, spots }, game, fresh, say }: SeriesProps) {
  const id = thingName({ at: 'place', place: series.id });
  const drop = useDrop({ on: series.id });
  const frame = useFlyer(id, 'table');
  const plate = useFlyer(`plate-${series.id}`, 'table', id);
  const place = game.places.find(({ target }) => target === series.id) ?? null;
  const { x, y } = spots.get(series.id) as Point;
  const { width, height } = sizeOf(series, density);
  const isOverlapped = series.kind === 'run' && series.tiles.length >= density.overlapFrom;
  const laid = laidTiles(game.shown.series);
  const cell = (one: Tile): ReactNode => (
    <Cell key={one} tile={one} frame={id} isSent={game.shown.sent.has(one)} isFresh={fresh.has(one)} />
  );
  const style = {
    left: x,
    top: y,
    width: width * tile,
    height: height * tile,
    '--slot': `${slotOf(series, density.slot) * tile}px`,
  } as CSSProperties;
  return (
    <div
      className={isOverlapped ? 'series thing is-overlapped' : 'series thing'}
      data-kind={series.kind}
      data-state={stateOf(series, place, game)}
      data-over={drop.isOver || undefined}
      style={style}
      ref={useMergedRefs(drop.ref, frame)}
    >
      <span className="plate" ref={plate} />
      {series.kind === 'family' ? (
        <FamilyCells series={series} density={density} place={place} laid={laid} cell={cell} />
      ) : (
        <RunCells series={series} density={density} place={place} laid={laid} cell={cell} />
      )}
      <button
        type="button"
        className="hit"
        data-thing={id}
        aria-label={labelOf(series, place, say)}
        onClick={() => game.layOn(series.id)}
      />
    </div>
  );
}

interface CellsProps {
  readonly series: Series;
  readonly density: Density;
  readonly place: LayPlace | null;
  readonly laid: ReadonlySet<Tile>;
  readonly cell: (tile: Tile) => ReactNode;
}

/** Each colour has a fixed place, so that nothing moves when a missing tile is laid. */
function FamilyCells({ series, density, place, laid, cell }: CellsProps) {
  const value = valueOf(series.tiles[0] as Tile);
  return (
    <span
      className={`cells is-${density.family === 'fold' ? 'fan' : density.family}`}
      style={{ '--fan-step': fanStep(series, density.family) } as CSSProperties}
      aria-hidden="true"
    >
      {COLOURS.map((colour) => {
        const tile = tileOf(colour, value) as Tile;
        if (series.tiles.includes(tile)) return cell(tile);
        const isLit = place?.lay.tiles.includes(tile) ?? false;
        const isLast = isLit && place?.lay.tiles.at(-1) === tile;
        return (
          <span key={tile} className="slot" data-dead={laid.has(tile) || undefined}>
            {isLit ? <Ghosts tiles={[tile]} hasSign={isLast} /> : <Glyph shape={SHAPES[colour]} />}
          </span>
        );
      })}
    </span>
  );
}

function RunCells({ series, place, laid, cell }: CellsProps) {
  const { low, high } = place === null ? { low: [], high: [] } : endsOf(series, place.lay.tiles);
  const isStarter = series.kind === 'starter';
  const [before, after] = [lowOf(series.tiles) - 1, highOf(series.tiles) + 1];
  const isDead = (value: number): boolean => {
    const tile = tileOf(colourOf(series.tiles[0] as Tile), value);
    return tile !== undefined && laid.has(tile);
  };
  return (
    <span className="cells" aria-hidden="true">
      {(isStarter || before >= FIRST_VALUE) && (
        <span className={isStarter ? 'slot is-bare' : 'slot'} data-end="low" data-dead={isDead(before) || undefined}>
          {low.length > 0 ? <Ghosts tiles={low} hasSign={high.length === 0} /> : !isStarter && before}
        </span>
      )}
      {series.tiles.map(cell)}
      {(isStarter || after <= LAST_VALUE) && (
        <span className={isStarter ? 'slot is-bare' : 'slot'} data-end="high" data-dead={isDead(after) || undefined}>
          {high.length > 0 ? <Ghosts tiles={high} hasSign /> : !isStarter && after}
        </span>
      )}
    </span>
  );
}

interface CellProps {
  readonly tile: Tile;
  readonly frame: string;
  readonly isSent: boolean;
  readonly isFresh: boolean;
}

function Cell({ tile, frame, isSent, isFresh }: CellProps) {
  const ref = useFlyer(tileKey(tile), 'table', frame);
  return (
    <span className={isFresh ? 'cell is-fresh' : 'cell'} ref={ref}>
      <span className="thing" data-state={isSent ? 'pending' : 'idle'}>
        <Piece tile={tile} />
      </span>
    </span>
  );
}

function stateOf(series: Series, place: LayPlace | null, { refused, hinted }: FamilyGame): string {
  if (refused === thingName({ at: 'place', place: series.id })) return 'refused';
  if (place === null) return 'idle';
  return hinted?.target === series.id ? 'hinted' : 'open';
}

function labelOf(series: Series, place: LayPlace | null, say: TilesSay): string {
  return place === null ? nameSeries(series, say) : namePlace(place, [series], say);
}
