import type { Seat } from '@tablee/kernel';
import { Float, MiniRack, othersOf, useAnchor } from '@tablee/table-ui';
import { seatAnchor } from '../origins.ts';
import { TileMark } from '../piece.tsx';
import { Plate, TileCount } from '../plate.tsx';
import type { LoggedAction } from './log.ts';
import type { FamilyProps } from './use-family.ts';

interface OthersProps extends FamilyProps {
  readonly actions: readonly LoggedAction[];
}

export function Others(props: OthersProps) {
  const others = othersOf(props.seats.length, props.viewer);
  return (
    <section className="others" data-count={others.length} aria-label={props.say('ui.others')}>
      <h2 className="hidden-words">{props.say('ui.others')}</h2>
      {others.map((seat) => (
        <Other key={seat} {...props} seat={seat} />
      ))}
    </section>
  );
}

function Other({ seat, actions, ...props }: OthersProps & { readonly seat: Seat }) {
  const { view, say } = props;
  const anchor = useAnchor(seatAnchor(seat));
  const last = actions.at(-1);
  const count = view.racks[seat] ?? 0;
  return (
    <div className="other">
      <Plate {...props} seat={seat} ref={anchor}>
        <MiniRack count={count} />
        <TileCount count={count} say={say} />
      </Plate>
      {last?.seat === seat && (
        <Float key={`${last.seq} ${last.kind}`} look={last.kind === 'laid' ? 'good' : 'calm'}>
          {last.kind === 'laid'
            ? last.tiles.map((tile) => <TileMark key={tile} tile={tile} />)
            : say(`ui.float.${last.kind}`)}
        </Float>
      )}
    </div>
  );
}
