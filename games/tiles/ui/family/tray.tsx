import type { Seat } from '@tablee/kernel';
import { Button, Check, Glyph, Lightbulb, Segmented, useAnchor } from '@tablee/table-ui';
import { COLOURS, type Tile } from '../../rules/tile.ts';
import { seatAnchor } from '../origins.ts';
import { SHAPES } from '../piece.tsx';
import { Plate } from '../plate.tsx';
import { Rack } from './rack.tsx';
import type { RackOrder, RackSort } from './rack-order.ts';
import { Status } from './status.tsx';
import type { FamilyGame, FamilyProps } from './use-family.ts';

interface TrayProps extends FamilyProps {
  readonly game: FamilyGame;
  readonly rack: readonly Tile[];
  readonly order: RackOrder;
  readonly onSort: (by: RackSort) => void;
}

/** Above this number of tiles the rack of a phone takes the whole width. */
const MAX_NARROW_RACK_TILES = 8;

/** My side of the table: my rack and my actions. */
export function Tray(props: TrayProps) {
  const { game, rack, say } = props;
  const me = game.me as Seat;
  const anchor = useAnchor(seatAnchor(me));
  return (
    <section
      className="tray wood tiles-tray"
      data-full={rack.length > MAX_NARROW_RACK_TILES || undefined}
      aria-label={say('ui.rack')}
    >
      <h2 className="hidden-words">{say('ui.rack')}</h2>
      <Status {...props} />
      <Plate {...props} seat={me} ref={anchor}>
        {say('ui.rack.count', { count: rack.length })}
      </Plate>
      <Rack {...props} />
      <Tools {...props} />
    </section>
  );
}

function Tools({ game, view, order, onSort, say }: TrayProps) {
  const canKeep = view.phase === 'drawn' && game.isMyTurn;
  return (
    <div className="tools" data-keeping={canKeep || undefined}>
      <Segmented<RackSort>
        label={say('ui.sort')}
        value={order.by === 'hand' ? null : order.by}
        onChoose={onSort}
        choices={[
          { value: 'value', label: say('ui.sort.value'), picture: '123' },
          { value: 'colour', label: say('ui.sort.colour'), picture: <ColourSwatch /> },
        ]}
      />
      <Button look="paper" disabled={!game.isMyTurn || game.lays.length === 0} onClick={game.hint}>
        <Lightbulb size={21} aria-hidden="true" />
        <span>{say('ui.hint')}</span>
      </Button>
      {canKeep && (
        <Button look="paper" onClick={game.keep}>
          <Check size={21} strokeWidth={3} aria-hidden="true" />
          <span>{say('ui.keep')}</span>
        </Button>
      )}
    </div>
  );
}

function ColourSwatch() {
  return (
    <span className="swatch">
      {COLOURS.map((colour) => (
        <span key={colour} data-colour={colour}>
          <Glyph shape={SHAPES[colour]} />
        </span>
      ))}
    </span>
  );
}
