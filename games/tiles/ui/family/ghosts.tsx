import type { Tile } from '../../rules/tile.ts';
import { Piece } from '../piece.tsx';

interface GhostsProps {
  readonly tiles: readonly Tile[];
  readonly hasSign: boolean;
}

/** Preview of the chosen tiles in a place where they fit. */
export function Ghosts({ tiles, hasSign }: GhostsProps) {
  return (
    <span className="ghosts">
      {tiles.map((tile) => (
        <span key={tile} className="ghost-tile">
          <Piece tile={tile} />
        </span>
      ))}
      {hasSign && <span className="sign" />}
    </span>
  );
}
