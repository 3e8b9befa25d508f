import type { Rng } from '@tablee/kernel';
import { legalFamily } from '../rules/family-legal.ts';
import type { FamilyView, LayCommand, TilesCommand } from '../rules/types.ts';
import { prospectOf } from './prospects.ts';

/** What a player looks at when choosing between lays, and how much each thing counts. */
export interface Foresight {
  /** Each tile laid. */
  readonly laid: number;
  /** Each tile left that fits the table. */
  readonly live: number;
  /** Each tile left that has a partner on the rack. */
  readonly paired: number;
  /** Each unseen tile that would fit the table. */
  readonly openings: number;
}

/** The best lay, equal ones by chance; a draw where nothing fits; a lucky tile is never kept. */
export function chooseFamily(view: FamilyView, weights: Foresight | null, rng: Rng): TilesCommand | null {
  const commands = [...legalFamily(view)];
  const lays = commands.filter((command): command is LayCommand => command.do === 'lay');
  if (lays.length === 0) return commands[0] ?? null;
  if (weights === null) return rng.pick(lays);
  const scores = lays.map((lay) => scoreOf(view, lay, weights));
  const best = Math.max(...scores);
  return rng.pick(lays.filter((_, index) => scores[index] === best));
}

function scoreOf(view: FamilyView, lay: LayCommand, weights: Foresight): number {
  const { live, paired, openings, left } = prospectOf(view, lay);
  if (left.length === 0) return Number.POSITIVE_INFINITY;
  return weights.laid * lay.tiles.length + weights.live * live + weights.paired * paired + weights.openings * openings;
}
