import type { AnySay } from '@tablee/words';
import type { Options } from '../../session/api.ts';
import { factsOf } from '../facts-of.ts';

export interface ToldLevel {
  readonly level: string;
  readonly sentence: string;
}

/** Levels to choose from under these options; empty if all of them play alike. */
export function differingLevels(levels: readonly string[], sayGame: AnySay, options: Options): ToldLevel[] {
  const told = levels.map((level) => ({ level, sentence: sayGame(`level.${level}`, factsOf(options)) }));
  return new Set(told.map(({ sentence }) => sentence)).size > 1 ? told : [];
}
