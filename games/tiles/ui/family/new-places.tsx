import type { TilesSay } from '../../locale/index.ts';
import { byColourThenValue, type Tile } from '../../rules/tile.ts';
import { joinNames, namePlace, nameTile } from '../name.ts';
import { thingName } from '../things.ts';
import { useDrop } from './drag.ts';
import { Ghosts } from './ghosts.tsx';
import type { LayPlace } from './places.ts';
import type { FamilyGame } from './use-family.ts';

/** Places for a new run and a new family, shown only while the chosen tiles make one. */
export function NewPlaces({ game, say }: { readonly game: FamilyGame; readonly say: TilesSay }) {
  return game.places.map((place) =>
    isNew(place) ? <NewPlace key={place.target} place={place} game={game} say={say} /> : null,
  );
}

type NewSeriesPlace = LayPlace & { readonly target: 'run' | 'family' };

function isNew(place: LayPlace): place is NewSeriesPlace {
  return typeof place.target === 'string';
}

interface NewPlaceProps {
  readonly place: NewSeriesPlace;
  readonly game: FamilyGame;
  readonly say: TilesSay;
}

function nameMine(tiles: readonly Tile[], say: TilesSay): string {
  return joinNames(
    tiles.map((tile) => say('ui.new.mine', { tile: nameTile(tile, say) })),
    say,
  );
}

function NewPlace({ place, game, say }: NewPlaceProps) {
  const { target, lay, partners } = place;
  const id = thingName({ at: 'place', place: target });
  const { ref, isOver } = useDrop({ on: target });
  return (
    <div
      className="new-place thing"
      data-state={game.hinted?.target === target ? 'hinted' : 'open'}
      data-over={isOver || undefined}
      ref={ref}
    >
      <Ghosts tiles={lay.tiles.toSorted(byColourThenValue)} hasSign />
      <span className="new-place-words" aria-hidden="true">
        {say(`ui.new.${target}`)}
        {partners.length > 0 && <small>{say('ui.new.with', { tiles: nameMine(partners, say) })}</small>}
      </span>
      <button
        type="button"
        className="hit"
        data-thing={id}
        aria-label={namePlace(place, [], say)}
        onClick={() => game.layOn(target)}
      />
    </div>
  );
}
