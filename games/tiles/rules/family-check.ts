import type { Facts, Seat } from '@tablee/kernel';
import { firstLay } from './family-legal.ts';
import { refuse } from './refuse.ts';
import { fitLay, type Misfit, seriesWith } from './series.ts';
import type { FamilyView, LayCommand, Series, Tile, TilesCommand, TilesRefusal } from './types.ts';

export function checkFamily(view: FamilyView, seat: Seat, command: TilesCommand): TilesRefusal | null {
  if (view.phase === 'over') return refuse('DR-12');
  if (view.turn !== seat) return refuse('DR-11', { seat: view.turn });
  switch (command.do) {
    case 'lay':
      return checkLay(view, command);
    case 'draw':
      return checkDraw(view);
    case 'keep':
      return view.phase === 'drawn' ? null : refuse('DR-10', { why: 'nothing' });
    case 'flip':
      return refuse('DR-7', { why: 'action' });
  }
}

function checkDraw(view: FamilyView): TilesRefusal | null {
  if (view.phase === 'drawn') return refuse('DR-9');
  if (view.pool === 0) return refuse('DR-A11');
  if (view.options.voluntaryDraw) return null;
  const lay = firstLay(view);
  return lay === null ? null : refuse('DR-A7', factsOfLay(lay));
}

/** Facts of a possible lay. Two tiles that only fit together are both named: one alone fits nowhere on the table. */
function factsOfLay({ tiles: [tile, second] }: LayCommand): Facts {
  return second === undefined ? { tile: tile as Tile } : { why: 'pair', tile: tile as Tile, second };
}

function checkLay(view: FamilyView, command: LayCommand): TilesRefusal | null {
  const foreign = command.tiles.find((tile) => !view.rack?.includes(tile));
  if (foreign !== undefined) return refuseForeign(view, command, foreign);
  if (view.drawn !== null && !command.tiles.includes(view.drawn)) return refuse('DR-A10', { tile: view.drawn });
  if (command.on === null && command.tiles.length < 2) return refuse('DR-7', { why: 'alone' });
  const target = seriesWith(view.series, command.on);
  if (target === undefined) return refuse('DR-7', { why: 'gone' });
  const fit = fitLay(command.tiles, target, view.series, view.options.joining);
  return fit.ok ? null : refuseMisfit(fit.why, target);
}

/** The tile is not on the rack. A tile on the table may not be moved. */
function refuseForeign(view: FamilyView, command: LayCommand, tile: Tile): TilesRefusal {
  const onTable = view.series.some((series) => series.tiles.includes(tile));
  if (!onTable) return refuse('DR-7', { why: 'rack', tile });
  return refuse(command.on === null ? 'DR-A9' : 'DR-A6', { tile });
}

function refuseMisfit(why: Misfit, target: Series | null): TilesRefusal {
  if (why === 'elsewhere') return refuse('DR-A8');
  if (why === 'wrap') return refuse('DR-A12');
  return refuse('DR-6', { why, kind: target?.kind ?? 'new' });
}
