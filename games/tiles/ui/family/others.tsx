import { type Seat, seatsOf } from '@tablee/kernel';
import { Float, MiniRack, SeatPlate, useAnchor } from '@tablee/table-ui';
import { seatAnchor } from '../origins.ts';
import { TileMark } from '../piece.tsx';
import type { Deed } from './log.ts';
import type { FamilyProps } from './use-family.ts';

interface OthersProps extends FamilyProps {
  readonly deeds: readonly Deed[];
}

/** Everybody else, clockwise from my left; a spectator sees all. */
export function Others(props: OthersProps) {
  const { seats, viewer } = props;
  const mine = viewer === 'spectator' ? -1 : viewer;
  const around = seatsOf(seats.length).map((_, index) => ((mine + 1 + index) % seats.length) as Seat);
  const others = around.filter((seat) => seat !== mine);
  return (
    <div className="others" data-count={others.length}>
      {others.map((seat) => (
        <Other key={seat} {...props} seat={seat} />
      ))}
    </div>
  );
}

function Other({ seat, seats, view, locale, say, nameOf, deeds }: OthersProps & { readonly seat: Seat }) {
  const anchor = useAnchor(seatAnchor(seat));
  const info = seats[seat];
  const last = deeds.at(-1);
  if (info === undefined) return null;
  const count = view.racks[seat] ?? 0;
  return (
    <div className="other">
      <SeatPlate
        seat={seat}
        info={info}
        name={nameOf(seat)}
        locale={locale}
        isActive={view.turn === seat && view.phase !== 'over'}
        ref={anchor}
      >
        <MiniRack count={count} />
        <strong aria-hidden="true">{count}</strong>
        <span className="hidden-words">{say('ui.rack.count', { count })}</span>
      </SeatPlate>
      {last?.seat === seat && (
        <Float key={`${last.seq} ${last.kind}`} isGood={last.kind === 'laid'}>
          {last.kind === 'laid'
            ? last.tiles.map((tile) => <TileMark key={tile} tile={tile} />)
            : say(`ui.float.${last.kind}`)}
        </Float>
      )}
    </div>
  );
}
