import { type AnyClientRules, presetOptions } from '@tablee/kernel';

/** The preset whose options these are; null if they were changed. */
export function presetOf(definition: AnyClientRules, options: Readonly<Record<string, unknown>>): string | null {
  const isThis = (preset: string): boolean =>
    Object.entries(presetOptions(definition, preset) ?? {}).every(([name, value]) => options[name] === value);
  return Object.keys(definition.presets).find(isThis) ?? null;
}
