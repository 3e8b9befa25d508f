import { type AnyGame, readOptions } from '@tablee/kernel';

/** The preset that these options are; null where somebody chose otherwise. */
export function presetOf(definition: AnyGame, options: Readonly<Record<string, unknown>>): string | null {
  const found = Object.entries(definition.presets).find(([, said]) => {
    const read = readOptions(definition.options, said);
    return read.ok && Object.entries(read.options).every(([name, value]) => options[name] === value);
  });
  return found?.[0] ?? null;
}
