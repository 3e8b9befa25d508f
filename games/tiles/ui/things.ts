/** Target of a lay: the id of a series, or the kind of a new one. */
export type LayTarget = number | 'run' | 'family';

/** A touchable thing: the heap, the button that keeps a tile, the target of a lay or a place of the junior grid. */
type Thing = { readonly at: 'heap' | 'keep' } | { readonly at: 'place'; readonly place: LayTarget };

/** Value of `data-thing`, by which its element is found. */
export function thingName(thing: Thing): string {
  return thing.at === 'place' ? `place-${thing.place}` : thing.at;
}
