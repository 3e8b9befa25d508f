import { leftOf, type Seat, type Step } from '@tablee/kernel';
import { firstLay } from './family-legal.ts';
import { fitLay, seriesWith } from './series.ts';
import type { Tile } from './tile.ts';
import type { FamilyState, LayCommand, Series, TilesCommand, TilesEvent, TilesTypes } from './types.ts';
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

function lay(state: FamilyState, seat: Seat, command: LayCommand): FamilyStep {
  const target = seriesWith(state.series, command.on) ?? null;
  const fit = fitLay(command.tiles, target, state.series, state.options.joining);
  if (!fit.ok) throw new Error('a lay that does not fit is never legal');
  const id = target?.id ?? state.nextSeries;
  const made: Series = { id, kind: fit.kind, tiles: fit.tiles };
  const rack = (state.racks[seat] as readonly Tile[]).filter((tile) => !command.tiles.includes(tile));
  const next: FamilyState = {
    ...state,
    series: placeSeries(state.series, made, target, fit.absorbed),
    nextSeries: state.nextSeries + (target === null ? 1 : 0),
    racks: state.racks.with(seat, rack),
  };
  const events: TilesEvent[] = [
    { kind: 'laid', rule: layRule(state, target), seat, tiles: command.tiles, series: made },
  ];
  if (fit.absorbed.length > 0) events.push({ kind: 'joined', rule: 'DR-A5', into: id, absorbed: fit.absorbed });
  return rack.length === 0 ? finish(next, 'DR-12', events) : passTurn(next, events);
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
  const settled: FamilyState = { ...state, phase: 'play', drawn: null };
  if (settled.pool.length > 0) return giveTurn(settled, leftOf(settled.turn, settled.racks.length), events);
  if (!settled.options.playOn) return finish(settled, 'DR-A11', events);
  for (let seat = leftOf(settled.turn, settled.racks.length), tried = 0; tried < settled.racks.length; tried += 1) {
    if (firstLay(viewFamily(settled, seat)) !== null) return giveTurn(settled, seat, events);
    events.push({ kind: 'blocked', rule: 'DR-A11', seat });
    seat = leftOf(seat, settled.racks.length);
  }
  return finish(settled, 'DR-A11', events);
}

function giveTurn(state: FamilyState, seat: Seat, events: TilesEvent[]): FamilyStep {
  events.push({ kind: 'turn', rule: 'DR-11', seat });
  return { state: { ...state, turn: seat }, events };
}

function finish(state: FamilyState, rule: 'DR-12' | 'DR-A11', events: TilesEvent[]): FamilyStep {
  events.push({ kind: 'over', rule });
  return { state: { ...state, phase: 'over', drawn: null }, events };
}
