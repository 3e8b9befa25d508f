import { DrawnExample, type ExampleWords, type ShownExample, TileBack } from '@tablee/table-ui';
import type { CSSProperties, ReactNode } from 'react';
import type { TilesWords } from '../locale/index.ts';
import { type Tile, valueOf } from '../rules/tile.ts';
import type { FamilyView, JuniorView, LayCommand, Series, TilesCommand, TilesTypes } from '../rules/types.ts';
import { isPoolShown, tellWhen } from './example-words.ts';
import { Piece } from './piece.tsx';

type PictureProps = ShownExample<TilesTypes> & ExampleWords<TilesWords>;

/** A longer run is drawn by its ends. */
const MAX_WHOLE_RUN = 7;
const TILES_PER_END = 2;
const MAX_POOL_BACKS = 3;

/** A small table as one seat sees it; the tried tiles lie in their target place, ringed. */
export function ExamplePicture({ view, command, seat, ...words }: PictureProps) {
  const when = tellWhen({ view, command, seat }, words);
  return (
    <DrawnExample when={when} className="example">
      {view.mode === 'family' ? (
        <FamilyPicture view={view} command={command} />
      ) : (
        <JuniorPicture view={view} command={command} />
      )}
    </DrawnExample>
  );
}

interface FamilyProps {
  readonly view: FamilyView;
  readonly command: TilesCommand;
}

function FamilyPicture({ view, command }: FamilyProps) {
  const lay = command.do === 'lay' ? command : null;
  return (
    <>
      <span className="example-row">
        {view.series.map((series) => (
          <Group key={series.id} series={series} lay={lay} />
        ))}
        {lay?.on === null && (
          <span className="example-group is-new">
            {lay.tiles.map((tile) => (
              <Tried key={tile} tile={tile} />
            ))}
          </span>
        )}
      </span>
      <span className="example-row is-low">
        <Rack view={view} command={command} />
        {isPoolShown(view, command) && <Pool count={view.pool} isTried={command.do === 'draw'} />}
      </span>
    </>
  );
}

/** A series with the tried tiles on it; a tile that is taken away leaves its outline. */
function Group({ series, lay }: { readonly series: Series; readonly lay: LayCommand | null }) {
  const added = lay?.on === series.id ? lay.tiles : [];
  const first = valueOf(series.tiles[0] as Tile);
  const before = added.filter((tile) => series.kind === 'run' && valueOf(tile) === first - 1);
  const after = added.filter((tile) => !before.includes(tile));
  return (
    <span className="example-group">
      {before.map((tile) => (
        <Tried key={tile} tile={tile} />
      ))}
      {drawnTiles(series.tiles).map((tile) =>
        tile === null ? (
          <span key="more" className="example-more" />
        ) : (
          <span key={tile} className={lay?.tiles.includes(tile) ? 'example-tile is-gone' : 'example-tile'}>
            <Piece tile={tile} />
          </span>
        ),
      )}
      {after.map((tile) => (
        <Tried key={tile} tile={tile} />
      ))}
    </span>
  );
}

function drawnTiles(tiles: readonly Tile[]): readonly (Tile | null)[] {
  return tiles.length <= MAX_WHOLE_RUN
    ? tiles
    : [...tiles.slice(0, TILES_PER_END), null, ...tiles.slice(-TILES_PER_END)];
}

function Tried({ tile }: { readonly tile: Tile }) {
  return (
    <span className="example-tile is-tried">
      <Piece tile={tile} />
    </span>
  );
}

/** The rest of the rack; a tile just drawn stands out. */
function Rack({ view: { rack, drawn }, command }: FamilyProps) {
  const laid = command.do === 'lay' ? command.tiles : [];
  const isKept = command.do === 'keep';
  return (
    <span className="example-rack is-small">
      {rack
        ?.filter((tile) => !laid.includes(tile))
        .map((tile) => (
          <span key={tile} className={rackClass(tile === drawn, isKept)}>
            <Piece tile={tile} />
          </span>
        ))}
      {isKept && drawn === null && <span className="example-tile is-tried is-missing" />}
    </span>
  );
}

function rackClass(isDrawn: boolean, isKept: boolean): string {
  if (!isDrawn) return 'example-tile';
  return isKept ? 'example-tile is-drawn is-tried' : 'example-tile is-drawn';
}

function Pool({ count, isTried }: { readonly count: number; readonly isTried: boolean }): ReactNode {
  const backs = Math.min(count, MAX_POOL_BACKS);
  return (
    <span className="example-pool">
      {backs === 0 && <span className={isTried ? 'example-tile is-tried is-missing' : 'example-tile is-missing'} />}
      {Array.from({ length: backs }, (_, index) => (
        <span
          key={index}
          className={isTried && index === backs - 1 ? 'example-tile is-tried' : 'example-tile'}
          style={{ '--at': index } as CSSProperties}
        >
          <TileBack />
        </span>
      ))}
      <span className="count">{count}</span>
    </span>
  );
}

interface JuniorProps {
  readonly view: JuniorView;
  readonly command: TilesCommand;
}

/** The places that still have a tile. */
function JuniorPicture({ view, command }: JuniorProps) {
  const tried = command.do === 'flip' ? command.place : null;
  return (
    <span className="example-row">
      {[...view.grid.entries()].map(([place, shown]) =>
        shown === null ? null : (
          <span key={place} className={place === tried ? 'example-tile is-tried' : 'example-tile'}>
            {shown === 'back' ? <TileBack /> : <Piece tile={shown} />}
          </span>
        ),
      )}
    </span>
  );
}
