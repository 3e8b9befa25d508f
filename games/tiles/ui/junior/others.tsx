import { type Seat, seatsOf } from '@tablee/kernel';
import { SeatPlate } from '@tablee/table-ui';
import { Kept } from './kept.tsx';
import type { JuniorGame } from './table.tsx';

/** Everybody else with the tiles they have kept, clockwise from my left. */
export function JuniorOthers(game: JuniorGame) {
  const { seats, me } = game;
  const mine = me ?? -1;
  const around = seatsOf(seats.length).map((_, index) => ((mine + 1 + index) % seats.length) as Seat);
  const others = around.filter((seat) => seat !== mine);
  return (
    <div className="junior-others" data-count={others.length}>
      {others.map((seat) => (
        <Other key={seat} seat={seat} game={game} />
      ))}
    </div>
  );
}

function Other({ seat, game }: { readonly seat: Seat; readonly game: JuniorGame }) {
  const { seats, view, locale, say, nameOf } = game;
  const info = seats[seat];
  if (info === undefined) return null;
  return (
    <div className="junior-other">
      <SeatPlate
        seat={seat}
        info={info}
        name={nameOf(seat)}
        locale={locale}
        isActive={view.turn === seat && view.phase !== 'over'}
      >
        <strong aria-hidden="true">{view.kept[seat]?.length ?? 0}</strong>
        <span className="hidden-words">{say('ui.rack.count', { count: view.kept[seat]?.length ?? 0 })}</span>
      </SeatPlate>
      <Kept seat={seat} game={game} />
    </div>
  );
}
