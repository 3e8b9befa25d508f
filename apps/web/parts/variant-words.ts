import { type Variant, variantId } from '@tablee/games/catalog.ui';
import type { AnySay } from '@tablee/words';

/** Name and one fact of a variant, in the words of its box. */
export function variantWords(box: AnySay, variant: Variant): { readonly name: string; readonly fact: string } {
  const { age = 0, minutes } = variant;
  const id = variantId(variant);
  return { name: box(`preset.${id}`), fact: box(`preset.${id}.fact`, { age, minutes }) };
}
