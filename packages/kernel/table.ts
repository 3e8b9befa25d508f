import type { GameDefinition, GameTypes, TableSetup } from './game.ts';
import { defaultOptions, readOptions } from './options.ts';

/** A table as a preset describes it, with nothing chosen for any seat. Null where the game has no such preset. */
export function tableFor<G extends GameTypes>(
  definition: GameDefinition<G>,
  preset: string,
  seats: number,
): TableSetup<G> | null {
  if (!Object.hasOwn(definition.presets, preset)) return null;
  const read = readOptions(definition.options, definition.presets[preset]);
  if (!read.ok) throw new Error(`${definition.id}: preset ${preset} has no valid ${read.option}`);
  const seatOptions = Array.from({ length: seats }, () => defaultOptions(definition.seatOptions));
  return { seats, options: read.options, seatOptions };
}
