import { SketchSign, TileBack } from '@tablee/table-ui';
import type { Tile } from '../../rules/tile.ts';
import { Piece } from '../piece.tsx';
import styles from './pieces.module.css';

/** Tiles on a wooden rack; an empty one shows its wood. */
export function Rack({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <span className={styles['rack']} data-empty={tiles.length === 0 || undefined}>
      {tiles.map((tile) => (
        <Piece key={tile} tile={tile} />
      ))}
    </span>
  );
}

/** Another player's rack. */
export function BackRack({ count }: { readonly count: number }) {
  return (
    <span className={styles['rack']} data-small>
      {Array.from({ length: count }, (_, index) => (
        <TileBack key={index} />
      ))}
    </span>
  );
}

/** A loose heap of backs. */
export function Backs({ count }: { readonly count: number }) {
  return (
    <span className={styles['heap']}>
      {Array.from({ length: count }, (_, index) => (
        <TileBack key={index} />
      ))}
    </span>
  );
}

interface PlacesProps {
  /** Tiles by place. */
  readonly open: Readonly<Record<number, Tile>>;
  /** Turned back, with their places still marked. */
  readonly areHidden?: boolean;
}

const PLACES = 6;

/** A grid of places with two of them marked. */
export function Places({ open, areHidden = false }: PlacesProps) {
  return (
    <span className={styles['places']}>
      {Array.from({ length: PLACES }, (_, place) => (
        <span key={place} data-marked={open[place] !== undefined || undefined}>
          {open[place] === undefined || areHidden ? <TileBack /> : <Piece tile={open[place]} />}
        </span>
      ))}
    </span>
  );
}

/** A tile in its target place, highlighted as at the table. */
export function Lit({ tile }: { readonly tile: Tile }) {
  return (
    <span className={styles['lit']}>
      <Piece tile={tile} />
      <span className={styles['sign']}>
        <SketchSign isGood />
      </span>
    </span>
  );
}

/** A tile lifted for dragging. */
export function Lifted({ tile }: { readonly tile: Tile }) {
  return (
    <span className={styles['lifted']}>
      <Piece tile={tile} />
    </span>
  );
}
