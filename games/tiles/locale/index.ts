import type { Facts } from '@tablee/kernel';
import type { GameWords, Say } from '@tablee/words';
import { colourOf, isTile, type Tile, valueOf } from '../rules/tile.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import type { Words } from './words.gen.ts';

export type { Words as TilesWords };
export type TilesSay = Say<Words>;

/** Replaces tiles by their names, and a seat by the name of its player, which only the caller knows. */
export function nameThings(facts: Facts, say: TilesSay, nameOf: (seat: number) => string): Facts {
  const named: Record<string, string | number> = { ...facts };
  for (const [key, value] of Object.entries(facts)) if (isTile(value)) named[key] = nameTile(value, say);
  if (typeof facts['seat'] === 'number') named['player'] = nameOf(facts['seat']);
  return named;
}

function nameTile(tile: Tile, say: TilesSay): string {
  return say('tile', { colour: colourOf(tile), value: valueOf(tile) });
}

export const words: GameWords<Words> = { messages: { en, fr }, nameThings };
