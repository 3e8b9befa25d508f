/** A dialog, drawer or menu over a page. */
export interface Layer {
  readonly close: () => void;
}

/** The part of the browser's history that is needed here. */
export interface HistoryPort {
  readonly state: unknown;
  pushState: (state: unknown) => void;
  back: () => void;
}

const OVER = { over: true };

export function isOver(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'over' in state;
}

/**
 * Keeps one extra history entry while a layer is open, so that Back (or the phone's gesture) closes the topmost layer
 * instead of leaving the page. When the last layer is closed otherwise, the entry is removed, so that no press of Back
 * is without effect.
 */
export class Layers {
  readonly #history: HistoryPort;
  #open: readonly Layer[] = [];
  /** `back()` was called here and `onPop` has not been called yet. */
  #isTidying = false;
  #afterTidying: (() => void) | null = null;

  constructor(history: HistoryPort) {
    this.#history = history;
  }

  add(layer: Layer): void {
    this.#open = [...this.#open, layer];
    this.#mark();
  }

  remove(layer: Layer): void {
    this.#open = this.#open.filter((one) => one !== layer);
  }

  /** Removes the extra entry. Call it after other layers or pages had the chance to open. */
  tidy(): void {
    if (this.#open.length > 0 || this.#isTidying || !isOver(this.#history.state)) return;
    this.#isTidying = true;
    this.#history.back();
  }

  /** Delays a navigation until the extra entry is removed; otherwise the pending Back would leave the new page. */
  leave(go: () => void): void {
    if (this.#isTidying) this.#afterTidying = go;
    else go();
  }

  /** Handles `popstate`. */
  onPop(): void {
    if (this.#isTidying) {
      this.#isTidying = false;
      this.#mark();
      const go = this.#afterTidying;
      this.#afterTidying = null;
      go?.();
      return;
    }
    const top = this.#open.at(-1);
    if (top === undefined || isOver(this.#history.state)) return;
    this.remove(top);
    this.#mark();
    top.close();
  }

  #mark(): void {
    if (this.#open.length > 0 && !this.#isTidying && !isOver(this.#history.state)) this.#history.pushState(OVER);
  }
}
