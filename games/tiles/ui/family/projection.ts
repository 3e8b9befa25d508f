import type { PendingCommand } from '@tablee/table-ui';
import { fitLay, seriesWith } from '../../rules/series.ts';
import type { Tile } from '../../rules/tile.ts';
import type { FamilyView, LayCommand, Series, TilesTypes } from '../../rules/types.ts';

/** The table as it is drawn: what was sent already lies where it will lie, and is marked. */
export interface Projection {
  readonly series: readonly Series[];
  readonly rack: readonly Tile[];
  /** Tiles that were laid and not yet acknowledged. */
  readonly sent: ReadonlySet<Tile>;
  readonly isDrawing: boolean;
  /** What the next thing is tried on; null while only the host knows how the turn goes on. */
  readonly coming: FamilyView | null;
}

/** Not yet numbered by the host. */
const NEW_SERIES = -1;

/** A turn is one thing: at most one command is on its way. */
export function project(view: FamilyView, pending: readonly PendingCommand<TilesTypes>[]): Projection {
  const sent = pending[0]?.command;
  const still: Projection = {
    series: view.series,
    rack: view.rack ?? [],
    sent: new Set(),
    isDrawing: sent?.do === 'draw',
    coming: sent === undefined ? view : null,
  };
  return sent?.do === 'lay' ? projectLay(still, sent, view.options.joining) : still;
}

function projectLay(shown: Projection, command: LayCommand, joining: boolean): Projection {
  const target = seriesWith(shown.series, command.on);
  if (target === undefined) return shown;
  const fit = fitLay(command.tiles, target, shown.series, joining);
  if (!fit.ok) return shown;
  const made: Series = { id: target?.id ?? NEW_SERIES, kind: fit.kind, tiles: fit.tiles };
  const left = shown.series.filter(({ id }) => !fit.absorbed.includes(id));
  return {
    ...shown,
    series: target === null ? [...left, made] : left.map((series) => (series === target ? made : series)),
    rack: shown.rack.filter((tile) => !command.tiles.includes(tile)),
    sent: new Set(command.tiles),
  };
}
