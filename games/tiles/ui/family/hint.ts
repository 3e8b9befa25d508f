import type { Hint, HintQuestion } from '@tablee/table-ui';
import type { TilesWords } from '../../locale/index.ts';
import { tiles as rules } from '../../rules/index.ts';
import type { Tile } from '../../rules/tile.ts';
import type { LayCommand, TilesCommand, TilesTypes } from '../../rules/types.ts';
import { namePlace, nameTile } from '../name.ts';
import { targetOf } from './places.ts';

type TilesHintQuestion = HintQuestion<TilesTypes, TilesWords>;

/** The lay with the most tiles, the first of equals. */
export function hintFrom(lays: readonly LayCommand[]): LayCommand | null {
  let best: LayCommand | null = null;
  for (const lay of lays) if (best === null || lay.tiles.length > best.tiles.length) best = lay;
  return best;
}

/** Advises a lay. Null if the player can only draw: the heap itself is highlighted then. */
export async function hintTiles(question: TilesHintQuestion): Promise<Hint<TilesTypes> | null> {
  const { view, seat, at, insteadOf } = question;
  const lays = [...rules.legal(view, seat, at)].filter((command) => command.do === 'lay');
  const lay = hintFrom(nearest(lays, insteadOf));
  return lay && { command: lay, why: reasonOf(lay, question), where: whereOf(lay, question) };
}

function whereOf(lay: LayCommand, { view, say }: TilesHintQuestion): string {
  const table = view.mode === 'family' ? view.series : [];
  return namePlace({ target: targetOf(lay), lay, partners: [] }, table, say);
}

/** The lays with a tile that was tried, else those on the series that was tried, else all. */
function nearest(lays: readonly LayCommand[], tried: TilesCommand | undefined): readonly LayCommand[] {
  if (tried?.do !== 'lay') return lays;
  const withIt = lays.filter(({ tiles }) => tiles.some((tile) => tried.tiles.includes(tile)));
  if (withIt.length > 0) return withIt;
  const there = lays.filter(({ on }) => on !== null && on === tried.on);
  return there.length > 0 ? there : lays;
}

function reasonOf({ tiles }: LayCommand, { view, say }: TilesHintQuestion): string {
  if (tiles.length > 1) return say('hint.several', { count: tiles.length });
  const [only] = tiles as [Tile];
  const isDrawn = view.mode === 'family' && view.drawn === only;
  return say(isDrawn ? 'hint.drawn' : 'hint.one', { tile: nameTile(only, say) });
}
