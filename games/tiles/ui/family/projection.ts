import type { PendingCommand } from '@tablee/table-ui';
import { fitLay, seriesWith } from '../../rules/series.ts';
import type { Tile } from '../../rules/tile.ts';
import type { FamilyView, LayCommand, Series, TilesTypes } from '../../rules/types.ts';

/** The table as drawn: a lay that was sent is shown in its place already (optimistic update). */
export interface Projection {
  readonly series: readonly Series[];
  readonly rack: readonly Tile[];
  /** Tiles laid and not yet acknowledged. */
  readonly sent: ReadonlySet<Tile>;
  readonly isDrawing: boolean;
  /** The view for checking the next command; null while the outcome depends on the host. */
  readonly coming: FamilyView | null;
}

/** Id of a series that the host has not numbered yet. */
const NEW_SERIES = -1;

/** A turn is one command, so at most one is pending. */
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
