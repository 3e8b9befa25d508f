import type { Room } from './room.ts';

export interface VariantWords {
  readonly preset: string;
  readonly name: string;
  readonly fact: string | null;
}

/** What can be played, as the box says it. */
export function useVariantWords({ definition, sayGame }: Room): VariantWords[] {
  return Object.keys(definition.presets).map((preset) => ({ preset, name: sayGame(`preset.${preset}`), fact: null }));
}
