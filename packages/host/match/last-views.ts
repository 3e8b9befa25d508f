import type { AnyGame, Viewer } from '@tablee/kernel';

/** Caches the last view of each viewer: it is the first of the two views that the next frame needs. */
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
