import { SketchSign, TileBack } from '@tablee/table-ui';
import type { Tile } from '../../rules/tile.ts';
import { Piece } from '../piece.tsx';
import styles from './pieces.module.css';

/** Tiles on a rack of wood; an empty one shows its wood. */
export function Rack({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <span className={styles['rack']} data-empty={tiles.length === 0 || undefined}>
      {tiles.map((tile) => (
        <Piece key={tile} tile={tile} />
      ))}
    </span>
  );
}

/** A rack as the others see it. */
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
  /** Tiles by their places. */
  readonly open: Readonly<Record<number, Tile>>;
  /** They lie face down again, and are still marked. */
  readonly areHidden?: boolean;
}

const PLACES = 6;

/** Tiles in rows, two of which matter. */
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

/** A tile where it goes: lit, as at the table. */
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

/** A tile in the hand, on its way. */
export function Lifted({ tile }: { readonly tile: Tile }) {
  return (
    <span className={styles['lifted']}>
      <Piece tile={tile} />
    </span>
  );
}
