import type { TilesProps } from '../props.ts';
import { TilesTable } from '../table.tsx';
import './big.css';

/** The table on a television: tiles over the whole screen, players at the right, above the code to join. */
export function TilesBigScreen(props: TilesProps) {
  return (
    <div className="tiles-big">
      <TilesTable {...props} isBig />
    </div>
  );
}
