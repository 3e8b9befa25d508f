import type { GameTypes } from '@tablee/kernel';

type Sight = GameTypes['sight'];

/** Everything that this viewer has seen happen since the match began; nothing where the page came later, or missed some. */
export class SeenSights {
  #sights: Sight[] | null = null;

  get all(): readonly Sight[] | null {
    return this.#sights;
  }

  /** A whole view came, as it is at this match time: what led to it was not seen, unless nothing had happened yet. */
  leap(at: number): void {
    this.#sights = at === 0 ? [] : null;
  }

  add(sights: readonly unknown[]): void {
    this.#sights?.push(...(sights as Sight[]));
  }

  forget(): void {
    this.#sights = null;
  }
}
