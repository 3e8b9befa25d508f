import type { Seat } from '@tablee/kernel';
import type { PendingCommand } from '@tablee/table-ui';
import { layInView } from '../../rules/family.ts';
import { checkFamily } from '../../rules/family-check.ts';
import type { Tile } from '../../rules/tile.ts';
import type { FamilyView, Series, TilesTypes } from '../../rules/types.ts';

/** The table as drawn: a lay that was sent is shown in its place already (optimistic update). */
export interface Projection {
  readonly series: readonly Series[];
  readonly rack: readonly Tile[];
  /** Tiles laid and not yet acknowledged. */
  readonly sent: ReadonlySet<Tile>;
  readonly isDrawing: boolean;
  /** The view for checking the next command; null while a command is pending, since it ends the turn. */
  readonly coming: FamilyView | null;
}

/** A turn is one command, so at most one is pending. */
export function project(
  view: FamilyView,
  seat: Seat | null,
  [sent]: readonly PendingCommand<TilesTypes>[],
): Projection {
  const command = sent?.command;
  const still: Projection = {
    series: view.series,
    rack: view.rack ?? [],
    sent: new Set(),
    isDrawing: command?.do === 'draw',
    coming: command === undefined ? view : null,
  };
  if (seat === null || command?.do !== 'lay' || checkFamily(view, seat, command) !== null) return still;
  // The turn is not passed: on an empty pool the host alone knows to whom (DR-A11).
  const { series, rack } = layInView(view, seat, command);
  return { ...still, series, rack: rack ?? [], sent: new Set(command.tiles) };
}
