import type { Seat } from '@tablee/kernel';
import { legalFamily } from '../rules/family-legal.ts';
import { fitLay, seriesWith } from '../rules/series.ts';
import type { FamilyView, LayCommand } from '../rules/types.ts';

const MAX_POOL = 36;
/**
 * Fitted by logistic regression to the winners of 20,000 matches. Further features told nothing more: luck decides
 * most.
 */
const WEIGHTS = { even: 0.69, own: -0.99, other: 1.07, stuck: -0.18, early: 0.28 };

/** Chance of the seat to win, from the sizes of the racks, the own tiles that are stuck, and the size of the pool. */
export function judgeFamily(view: FamilyView, seat: Seat): number {
  const own = view.racks[seat] as number;
  const other = Math.min(...view.racks.filter((_, index) => index !== seat));
  const early = (view.pool / MAX_POOL) * (own - other);
  return chance(
    WEIGHTS.even +
      WEIGHTS.own * Math.log(own + 1) +
      WEIGHTS.other * Math.log(other) +
      WEIGHTS.stuck * countStuck(view) +
      WEIGHTS.early * early,
  );
}

function chance(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** Tiles left on the rack if only this seat plays, the largest lay first each time. */
export function countStuck(view: FamilyView): number {
  let left: FamilyView = { ...view, phase: 'play', drawn: null };
  for (let lay = largestLay(left); lay !== null; lay = largestLay(left)) left = afterLay(left, lay);
  return left.rack?.length ?? 0;
}

function largestLay(view: FamilyView): LayCommand | null {
  let largest: LayCommand | null = null;
  for (const command of legalFamily(view)) {
    if (command.do === 'lay' && command.tiles.length > (largest?.tiles.length ?? 0)) largest = command;
  }
  return largest;
}

function afterLay(view: FamilyView, lay: LayCommand): FamilyView {
  const target = seriesWith(view.series, lay.on) ?? null;
  const fit = fitLay(lay.tiles, target, view.series, view.options.joining);
  if (!fit.ok) throw new Error('only a legal lay changes the table');
  const others = view.series.filter((series) => series !== target && !fit.absorbed.includes(series.id));
  const id = target?.id ?? 1 + Math.max(...view.series.map((series) => series.id));
  return {
    ...view,
    series: [...others, { id, kind: fit.kind, tiles: fit.tiles }],
    rack: (view.rack ?? []).filter((tile) => !lay.tiles.includes(tile)),
  };
}
