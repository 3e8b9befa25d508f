import { TileBack, useFlyer } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { characterOf, type Tile } from '../../rules/tile.ts';
import { nameTile } from '../name.ts';
import { tileKey } from '../origins.ts';
import { Piece } from '../piece.tsx';
import { thingName } from '../things.ts';
import { type GridLayout, rowAndColumnOf } from './grid-layout.ts';
import { PairShow } from './pair-show.tsx';
import type { JuniorGame } from './table.tsx';

/** The 52 places: backs, open tiles, and gaps. */
export function Grid(game: JuniorGame) {
  const { view, pair, happenings, say, felt } = game;
  const { ref, size, layout } = felt;
  const mixed = happenings.findLast(({ sights }) =>
    sights.some((sight) => sight.kind === 'turned-back' && sight.mixed),
  );
  return (
    <section
      className="junior-grid"
      ref={ref}
      data-scrolls={(layout !== null && size !== null && layout.height > size.height) || undefined}
    >
      <h2 className="hidden-words">{say('ui.table')}</h2>
      {layout !== null && (
        <div
          className="junior-places"
          data-mixed={mixed === undefined ? undefined : mixed.seq % 2}
          style={{ '--w': `${layout.tile}px`, height: layout.height } as CSSProperties}
        >
          {[...view.grid.keys()].map((place) => (
            <JuniorPlace key={place} place={place} game={game} layout={layout} />
          ))}
          {pair !== null && <PairShow pair={pair} layout={layout} size={size ?? { width: 0, height: 0 }} />}
        </div>
      )}
    </section>
  );
}

interface JuniorPlaceProps {
  readonly place: number;
  readonly game: JuniorGame;
  readonly layout: GridLayout;
}

function JuniorPlace({ place, game, layout }: JuniorPlaceProps) {
  const { view, tries, pending } = game;
  const shown = view.grid[place] ?? null;
  const spot = layout.spots[place];
  const name = thingName({ at: 'place', place });
  const isSent = pending.some(({ command }) => command.do === 'flip' && command.place === place);
  const flip = (): void => {
    if (!isSent && shown !== null) tries.attempt({ do: 'flip', place }, name);
  };
  return (
    <span
      className="junior-place thing"
      data-state={tries.refused === name ? 'refused' : isSent ? 'pending' : 'idle'}
      style={{ left: spot?.x, top: spot?.y, rotate: `${spot?.turn ?? 0}deg` }}
    >
      {shown === null && <span className="recess" />}
      {shown === 'back' && (
        <span className="turning" key="back">
          <TileBack />
        </span>
      )}
      {shown !== null && shown !== 'back' && <OpenTile key={shown} tile={shown} />}
      <button
        type="button"
        className="hit"
        data-thing={name}
        data-home={place === view.grid.findIndex((one) => one !== null) || undefined}
        aria-label={labelOf(place, game, layout.columns)}
        aria-disabled={shown === null || undefined}
        tabIndex={shown === null ? -1 : 0}
        onClick={flip}
      />
    </span>
  );
}

function OpenTile({ tile }: { readonly tile: Tile }) {
  const ref = useFlyer(tileKey(tile), 'grid');
  return (
    <span className="turning" ref={ref}>
      <Piece tile={tile} />
    </span>
  );
}

function labelOf(place: number, { view, say }: JuniorGame, columns: number): string {
  const shown = view.grid[place] ?? null;
  const where = rowAndColumnOf(place, columns);
  if (shown === null) return say('ui.empty', where);
  if (shown === 'back') return say('ui.back', where);
  return say('ui.open', { ...where, tile: nameTile(shown, say), character: say(`character.${characterOf(shown)}`) });
}
