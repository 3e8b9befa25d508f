import type { Variant } from '@tablee/games/catalog.ui';
import type { AnySay } from '@tablee/words';

/** A way to play, as its box says it: what it is called, and one fact. */
export function variantWords(
  box: AnySay,
  { preset, age = 0, minutes }: Variant,
): { readonly name: string; readonly fact: string } {
  return { name: box(`preset.${preset}`), fact: box(`preset.${preset}.fact`, { age, minutes }) };
}
