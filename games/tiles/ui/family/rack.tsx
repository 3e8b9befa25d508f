import { type ThingState, useFlyer, useIsWide, useSize } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import type { TilesSay } from '../../locale/index.ts';
import type { Tile } from '../../rules/tile.ts';
import type { FamilyView } from '../../rules/types.ts';
import { describeTile } from '../name.ts';
import { tileKey } from '../origins.ts';
import { Piece } from '../piece.tsx';
import { useDrag, useDrop } from './drag.ts';
import { layOutRack, type RackLayout } from './rack-layout.ts';
import { beginsGroup, type RackOrder } from './rack-order.ts';
import type { FamilyGame } from './use-family.ts';

interface RackProps {
  readonly view: FamilyView;
  readonly game: FamilyGame;
  readonly rack: readonly Tile[];
  readonly order: RackOrder;
  readonly say: TilesSay;
}

const LIP_PADDING_PX = 24;
/** Up to this number of tiles one rail is enough, on a phone too. */
const MAX_ONE_RAIL_TILES = 4;

/** Height in px below which the styles treat a screen as a landscape phone. */
const LOW_SCREEN_PX = 560;

function maxTileOfPortrait(): number {
  return Math.round(Math.min(innerWidth < 720 ? 57 : 70, Math.max(46, innerHeight * 0.068)));
}

/** My tiles behind a wooden lip: one rail, or two on a portrait phone. */
export function Rack(props: RackProps) {
  const { rack } = props;
  const [ref, size] = useSize();
  const isWide = useIsWide();
  const rails = isWide || innerHeight < innerWidth || rack.length <= MAX_ONE_RAIL_TILES ? 1 : 2;
  const widest = isWide ? 76 : innerHeight < LOW_SCREEN_PX ? 54 : maxTileOfPortrait();
  const layout = layOutRack(rack.length, { width: (size?.width ?? 0) - LIP_PADDING_PX, rails, widest });
  const style = {
    '--w': `${layout.tile}px`,
    '--step': `${layout.step}px`,
    '--group-gap': `${layout.groupGap}px`,
  } as CSSProperties;
  return (
    <div className="rack" ref={ref} style={style}>
      {size !== null &&
        Array.from({ length: rails }, (_, rail) => (
          <Rail key={rail} {...props} layout={layout} from={rail * layout.perRail} />
        ))}
    </div>
  );
}

function Rail({ layout, from, ...props }: RackProps & { readonly layout: RackLayout; readonly from: number }) {
  return (
    <div className="rail">
      {props.rack.slice(from, from + layout.perRail).map((tile, index) => (
        <RackTile
          key={tile}
          {...props}
          tile={tile}
          zone={`rail-${from}`}
          hasGap={index > 0 && beginsGroup(props.rack, from + index, props.order)}
        />
      ))}
    </div>
  );
}

interface RackTileProps extends RackProps {
  readonly tile: Tile;
  readonly zone: string;
  readonly hasGap: boolean;
}

function RackTile({ tile, zone, hasGap, view, game, rack, say }: RackTileProps) {
  const flyer = useFlyer(tileKey(tile), zone);
  const { isDragging, ...drag } = useDrag(tile, { isDisabled: game.me === null });
  const { ref: dropRef } = useDrop({ before: tile });
  const isChosen = game.chosen.includes(tile);
  return (
    <span className={hasGap ? 'rack-cell has-gap' : 'rack-cell'} ref={flyer}>
      <span ref={dropRef} className="rack-spot">
        <button
          type="button"
          className="thing rack-tile"
          data-thing={`tile-${tile}`}
          data-home={tile === rack[0] || undefined}
          data-state={stateOf(tile, view, game)}
          data-dragging={isDragging || undefined}
          aria-label={describeTile(tile, say)}
          aria-pressed={isChosen}
          {...drag}
          onClick={() => game.pick(tile)}
        >
          <Piece tile={tile} />
        </button>
      </span>
    </span>
  );
}

/** The tile just drawn is the one to decide about; partners are laid with the chosen tiles. */
function stateOf(tile: Tile, { drawn }: FamilyView, { chosen, places }: FamilyGame): ThingState {
  if (chosen.includes(tile)) return 'selected';
  if (tile === drawn) return 'now';
  return places.some(({ partners }) => partners.includes(tile)) ? 'playable' : 'idle';
}
