import { leftOf, type Seat, type Step } from '@tablee/kernel';
import { firstLay } from './family-legal.ts';
import { fitLay, seriesWith } from './series.ts';
import type { Tile } from './tile.ts';
import type {
  FamilyState,
  FamilyTable,
  FamilyView,
  LayCommand,
  Series,
  TilesCommand,
  TilesEvent,
  TilesTypes,
} from './types.ts';
import { viewFamily } from './view.ts';

type FamilyStep = Step<TilesTypes> & { readonly state: FamilyState };

/** Applies a command that `checkFamily` has accepted. */
export function playFamily(state: FamilyState, seat: Seat, command: TilesCommand): FamilyStep {
  switch (command.do) {
    case 'lay':
      return lay(state, seat, command);
    case 'draw':
      return draw(state, seat);
    case 'keep':
      return passTurn(state, [{ kind: 'kept', rule: 'DR-10', seat }]);
    case 'flip':
      throw new Error('a flip is never legal in family');
  }
}

/** The view after a command; null for a draw, and if the racks of others decide who is next (DR-A11). */
export function projectFamily(view: FamilyView, seat: Seat, command: TilesCommand): FamilyView | null {
  switch (command.do) {
    case 'lay': {
      const next = layInView(view, seat, command);
      return next.racks[seat] === 0 ? finish(next) : passOpenly(next, next.pool);
    }
    case 'keep':
      return passOpenly(view, view.pool);
    case 'draw':
    case 'flip':
      return null;
  }
}

/** The view with the tiles in their place, before the turn passes. */
export function layInView(view: FamilyView, seat: Seat, command: LayCommand): FamilyView {
  const rack = without(view.rack ?? [], command.tiles);
  return { ...layOnTable(view, command).table, rack, racks: view.racks.with(seat, rack.length) };
}

function lay(state: FamilyState, seat: Seat, command: LayCommand): FamilyStep {
  const { table, made, absorbed } = layOnTable(state, command);
  const rack = without(state.racks[seat] as readonly Tile[], command.tiles);
  const next: FamilyState = { ...table, racks: state.racks.with(seat, rack) };
  const rule = layRule(state, seriesWith(state.series, command.on) ?? null);
  const events: TilesEvent[] = [{ kind: 'laid', rule, seat, tiles: command.tiles, series: made }];
  if (absorbed.length > 0) events.push({ kind: 'joined', rule: 'DR-A5', into: made.id, absorbed });
  if (rack.length > 0) return passTurn(next, events);
  return { state: finish(next), events: [...events, { kind: 'over', rule: 'DR-12' }] };
}

interface Laid<T> {
  /** The racks are unchanged. */
  readonly table: T;
  readonly made: Series;
  readonly absorbed: readonly number[];
}

/** DR-7, DR-A4, DR-A5. */
function layOnTable<T extends FamilyTable>(table: T, { tiles, on }: LayCommand): Laid<T> {
  const { series, nextSeries } = table;
  const target = seriesWith(series, on) ?? null;
  const fit = fitLay(tiles, target, series, table.options.joining);
  if (!fit.ok) throw new Error('a lay that does not fit is never legal');
  const { absorbed } = fit;
  const made: Series = { id: target?.id ?? nextSeries, kind: fit.kind, tiles: fit.tiles };
  const laid = {
    ...table,
    series: placeSeries(series, made, target, absorbed),
    nextSeries: nextSeries + (target === null ? 1 : 0),
  };
  return { table: laid, made, absorbed };
}

function without(rack: readonly Tile[], tiles: readonly Tile[]): Tile[] {
  return rack.filter((tile) => !tiles.includes(tile));
}

function layRule(state: FamilyState, target: Series | null): 'DR-7' | 'DR-A4' | 'DR-10' {
  if (state.phase === 'drawn') return 'DR-10';
  return target?.kind === 'starter' ? 'DR-A4' : 'DR-7';
}

function placeSeries(
  table: readonly Series[],
  made: Series,
  target: Series | null,
  absorbed: readonly number[],
): Series[] {
  const left = absorbed.length === 0 ? table : table.filter((series) => !absorbed.includes(series.id));
  return target === null ? [...left, made] : left.map((series) => (series === target ? made : series));
}

/** DR-9, DR-10: draws one tile. If it can be laid at once, the player decides. */
function draw(state: FamilyState, seat: Seat): FamilyStep {
  const tile = state.pool.at(-1) as Tile;
  const rack = [...(state.racks[seat] as readonly Tile[]), tile];
  const drawn: FamilyState = {
    ...state,
    phase: 'drawn',
    racks: state.racks.with(seat, rack),
    pool: state.pool.slice(0, -1),
    drawn: tile,
  };
  const events: TilesEvent[] = [{ kind: 'drew', rule: 'DR-9', seat, tile }];
  return firstLay(viewFamily(drawn, seat)) === null ? passTurn(drawn, events) : { state: drawn, events };
}

/** DR-11, DR-A11: the turn passes to the left; with an empty pool, blocked players are skipped or the match ends. */
function passTurn(state: FamilyState, events: TilesEvent[]): FamilyStep {
  const next = passOpenly(state, state.pool.length) ?? skipBlocked(state, events);
  const event: TilesEvent =
    next.phase === 'over' ? { kind: 'over', rule: 'DR-A11' } : { kind: 'turn', rule: 'DR-11', seat: next.turn };
  return { state: next, events: [...events, event] };
}

interface TableWithRacks extends FamilyTable {
  readonly racks: readonly unknown[];
}

/** Null if the racks of others decide who is next. */
function passOpenly<T extends TableWithRacks>(table: T, pool: number): T | null {
  if (pool > 0) return giveTurn(table, leftOf(table.turn, table.racks.length));
  return table.options.playOn ? null : finish(table);
}

/** DR-A11. */
function skipBlocked(state: FamilyState, events: TilesEvent[]): FamilyState {
  for (let seat = leftOf(state.turn, state.racks.length), tried = 0; tried < state.racks.length; tried += 1) {
    const next = giveTurn(state, seat);
    if (firstLay(viewFamily(next, seat)) !== null) return next;
    events.push({ kind: 'blocked', rule: 'DR-A11', seat });
    seat = leftOf(seat, state.racks.length);
  }
  return finish(state);
}

function giveTurn<T extends FamilyTable>(table: T, turn: Seat): T {
  return { ...table, phase: 'play', drawn: null, turn };
}

function finish<T extends FamilyTable>(table: T): T {
  return { ...table, phase: 'over', drawn: null };
}
