import type { UiEntry, Variant } from '@tablee/games/catalog.ui';

type BoxVariants = Pick<UiEntry, 'variants' | 'hasChapters'>;

/**
 * Variants with a chip of their own, if at most `most` chips fit: chapters take one, and so does the one that opens the
 * rest.
 */
export function shownVariants({ variants, hasChapters }: BoxVariants, most: number): readonly Variant[] {
  const room = hasChapters === true ? most - 1 : most;
  return variants.length <= room ? variants : variants.slice(0, room - 1);
}
