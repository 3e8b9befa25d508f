import type { Seat } from '@tablee/kernel';
import { othersOf } from '@tablee/table-ui';
import { Plate, TileCount } from '../plate.tsx';
import { Kept } from './kept.tsx';
import type { JuniorGame } from './table.tsx';

export function JuniorOthers(game: JuniorGame) {
  const others = othersOf(game.seats.length, game.viewer);
  return (
    <section className="junior-others" data-count={others.length} aria-label={game.say('ui.others')}>
      <h2 className="hidden-words">{game.say('ui.others')}</h2>
      {others.map((seat) => (
        <Other key={seat} seat={seat} game={game} />
      ))}
    </section>
  );
}

/** Another player with the tiles they have kept. */
function Other({ seat, game }: { readonly seat: Seat; readonly game: JuniorGame }) {
  return (
    <div className="junior-other">
      <Plate {...game} seat={seat}>
        <TileCount count={game.view.kept[seat]?.length ?? 0} say={game.say} />
      </Plate>
      <Kept seat={seat} game={game} />
    </div>
  );
}
