import type { UiEntry, Variant } from '@tablee/games/catalog.ui';

type Ways = Pick<UiEntry, 'variants' | 'hasChapters'>;

/** Those with a chip of their own, where there is room for so many chips: a road of chapters takes one, and so does what opens the rest. */
export function shownVariants({ variants, hasChapters }: Ways, most: number): readonly Variant[] {
  const room = hasChapters === true ? most - 1 : most;
  return variants.length <= room ? variants : variants.slice(0, room - 1);
}
