/** Where a lay goes: a series of the table, or a new one of its kind. */
export type Target = number | 'run' | 'family';

/** Something that is touched: the heap, the button that keeps a tile, where a lay goes or a place of the junior grid. */
type Thing = { readonly at: 'heap' | 'keep' } | { readonly at: 'place'; readonly place: Target };

/** The name by which its element is found. */
export function thingName(thing: Thing): string {
  return thing.at === 'place' ? `place-${thing.place}` : thing.at;
}
