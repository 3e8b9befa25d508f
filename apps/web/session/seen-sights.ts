import type { GameTypes } from '@tablee/kernel';

type Sight = GameTypes['sight'];

/** Everything that this viewer has seen happen since the match began; nothing where the page came later, or missed some. */
export class SeenSights {
  #sights: Sight[] | null = null;

  get all(): readonly Sight[] | null {
    return this.#sights;
  }

  /** A whole view came, as it is after entry `seq`: what led to it was not seen, unless that is the deal itself. */
  leap(seq: number): void {
    this.#sights = seq === 0 ? [] : null;
  }

  add(sights: readonly unknown[]): void {
    this.#sights?.push(...(sights as Sight[]));
  }

  forget(): void {
    this.#sights = null;
  }
}
