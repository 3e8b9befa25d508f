import { useFlyer, useSize } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import type { Tile } from '../../rules/tile.ts';
import { tileKey } from '../origins.ts';
import { Piece } from '../piece.tsx';
import type { JuniorGame } from './table.tsx';

/** The tiles that a player has kept, in pairs; they overlap more as their number grows. */
export function Kept({ seat, game: { view, pair } }: { readonly seat: number; readonly game: JuniorGame }) {
  const [ref, size] = useSize();
  const kept = (view.kept[seat] ?? []).filter((tile) => !pair?.tiles.includes(tile));
  const width = size?.width ?? 0;
  return (
    <span
      className="kept"
      ref={ref}
      style={{ '--kept-width': `${width}px`, '--kept-count': Math.max(1, kept.length) } as CSSProperties}
    >
      {kept.map((tile, index) => (
        <KeptTile key={tile} tile={tile} zone={`kept-${seat}`} beginsPair={index % 2 === 0} />
      ))}
    </span>
  );
}

interface KeptTileProps {
  readonly tile: Tile;
  readonly zone: string;
  readonly beginsPair: boolean;
}

function KeptTile({ tile, zone, beginsPair }: KeptTileProps) {
  const ref = useFlyer(tileKey(tile), zone);
  return (
    <span className="kept-tile" data-first={beginsPair || undefined} ref={ref}>
      <Piece tile={tile} />
    </span>
  );
}
