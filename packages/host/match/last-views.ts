import type { AnyGame, Viewer } from '@tablee/kernel';

/** The last view of each viewer: a frame is made of the views on both sides of a step, and the first was made for the frame before. */
export class LastViews {
  readonly #seen = new Map<Viewer, { readonly state: object; readonly view: object }>();

  of(definition: AnyGame, state: object, viewer: Viewer): object {
    const seen = this.#seen.get(viewer);
    if (seen?.state === state) return seen.view;
    const view = definition.view(state, viewer);
    this.#seen.set(viewer, { state, view });
    return view;
  }
}
