/**
 * Reports, at most once a frame, that the page may have moved: after drawing, scrolling, resizing and animations.
 * Reading positions once a frame avoids extra layouts.
 */
export class PageChanges {
  readonly #listeners = new Set<() => void>();
  readonly #awaited = new WeakSet<Animation>();
  #frame: number | null = null;
  #unwatch = (): void => undefined;

  readonly ask = (): void => {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      for (const tell of this.#listeners) tell();
      this.#awaitRest();
    });
  };

  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) this.#watch();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#unwatch();
    };
  }

  #watch(): void {
    const drawn = new MutationObserver(this.ask);
    drawn.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    document.addEventListener('scroll', this.ask, { capture: true, passive: true });
    addEventListener('resize', this.ask);
    this.#unwatch = () => {
      drawn.disconnect();
      document.removeEventListener('scroll', this.ask, { capture: true });
      removeEventListener('resize', this.ask);
      if (this.#frame !== null) cancelAnimationFrame(this.#frame);
      this.#frame = null;
    };
  }

  /**
   * Moving things were read mid-way. Animations of scripts fire no event at their end; endless ones are awaited once.
   */
  #awaitRest(): void {
    for (const animation of document.getAnimations()) {
      if (this.#awaited.has(animation)) continue;
      this.#awaited.add(animation);
      const rest = (): void => (this.#listeners.size === 0 ? undefined : this.ask());
      animation.finished.then(rest, rest);
    }
  }
}

export const pageChanges = new PageChanges();
