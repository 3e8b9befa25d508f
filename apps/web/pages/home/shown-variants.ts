import type { UiEntry, Variant } from '@tablee/games/catalog.ui';

type BoxVariants = Pick<UiEntry, 'variants' | 'hasChapters' | 'maxChips'>;

/**
 * Variants with a chip of their own, if at most `most` chips fit: chapters take one, and so does the one that opens the
 * rest.
 */
export function shownVariants(
  { variants, hasChapters, maxChips = Number.POSITIVE_INFINITY }: BoxVariants,
  most: number,
): readonly Variant[] {
  const chips = Math.min(most, maxChips);
  const room = hasChapters === true ? chips - 1 : chips;
  return variants.length <= room ? variants : variants.slice(0, room - 1);
}
