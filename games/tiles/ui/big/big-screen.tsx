import type { TilesProps } from '../props.ts';
import { TilesTable } from '../table.tsx';
import './big.css';

/** The table as a living room sees it: tiles over the whole screen, the players at the right, above the way in. */
export function TilesBigScreen(props: TilesProps) {
  return (
    <div className="tiles-big">
      <TilesTable {...props} isBig />
    </div>
  );
}
