import type { CSSProperties, ReactNode } from 'react';

/** The body of a tile, --w wide, with its print. */
export function Tile({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return (
    <span className="tile" style={style}>
      <span className="tile-face">{children}</span>
    </span>
  );
}

export function TileBack() {
  return (
    <span className="tile">
      <span className="tile-face tile-back" />
    </span>
  );
}
