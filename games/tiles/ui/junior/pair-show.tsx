import { type Size, useFlyer } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { type Tile } from '../../rules/tile.ts';
import { tileKey } from '../origins.ts';
import { Piece } from '../piece.tsx';
import type { GridLayout } from './grid-layout.ts';
import type { ShownPair } from './pair.ts';
import { SharedSign } from './shared-sign.tsx';

interface PairShowProps {
  readonly pair: ShownPair;
  readonly layout: GridLayout;
  readonly size: Size;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const ENLARGEMENT = 1.55;
/** Minimum distance in tile widths: closer, the sign between the tiles would cover both. */
const MIN_PAIR_DISTANCE = 1.95;

/** Shows a match: the two tiles enlarged, with a ribbon and the shared sign between them. */
export function PairShow({ pair, layout, size }: PairShowProps) {
  const tile = Math.min(layout.tile * ENLARGEMENT, 110);
  const [a, b] = movedApart(
    pair.places.map((place) => middleOf(place, layout, tile, size)),
    tile * MIN_PAIR_DISTANCE,
    size,
  );
  const [first, second] = pair.tiles;
  if (a === undefined || b === undefined || first === undefined || second === undefined) return null;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return (
    <div className="pair-show" style={{ '--w': `${tile}px` } as CSSProperties} aria-hidden="true">
      <svg className="pair-ribbon" width={size.width} height={size.height}>
        <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className="pair-band" />
        <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className="pair-dots" />
      </svg>
      <PairTile tile={first} at={a} tilt={-4} />
      <PairTile tile={second} at={b} tilt={4} />
      <span className="pair-sign" style={{ left: middle.x, top: middle.y }}>
        <SharedSign tiles={[first, second]} />
        <span className="sign" />
      </span>
    </div>
  );
}

function PairTile({ tile, at, tilt }: { readonly tile: Tile; readonly at: Point; readonly tilt: number }) {
  const ref = useFlyer(tileKey(tile), 'show');
  return (
    <span className="pair-tile" style={{ left: at.x, top: at.y, rotate: `${tilt}deg` }}>
      <span className="burst" />
      <span className="pair-face" ref={ref}>
        <Piece tile={tile} />
      </span>
    </span>
  );
}

/** Centre of the enlarged tile: over its place, but entirely inside the grid. */
function middleOf(place: number, { spots, tile: small }: GridLayout, tile: number, { width, height }: Size): Point {
  const spot = spots[place] ?? { x: 0, y: 0 };
  const within = (value: number, half: number, most: number): number => Math.min(most - half, Math.max(half, value));
  return {
    x: within(spot.x + small / 2, tile * 0.6, width),
    y: within(spot.y + small * 0.6, tile * 0.7, height),
  };
}

/** Moves two near tiles apart so that the sign between them is visible. */
function movedApart(points: readonly Point[], least: number, { width }: Size): readonly Point[] {
  const [a, b] = points;
  if (a === undefined || b === undefined) return points;
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= least) return points;
  const middle = Math.min(width - least, Math.max(least, (a.x + b.x) / 2));
  const [left, right] = [middle - least / 2, middle + least / 2];
  const y = (a.y + b.y) / 2;
  return a.x <= b.x
    ? [
        { x: left, y },
        { x: right, y },
      ]
    : [
        { x: right, y },
        { x: left, y },
      ];
}
