/** Something that lies over a page, and how it is put away. */
export interface Layer {
  readonly close: () => void;
}

/** What of the browser's history is needed here. */
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
 * While something lies over the page, one entry more is in the history: the browser's Back, and a phone's gesture, then
 * take that entry and close the topmost thing instead of leaving. When the last thing is closed otherwise, the entry is
 * taken away again, so that Back is never spent on nothing.
 */
export class Layers {
  readonly #history: HistoryPort;
  #open: readonly Layer[] = [];
  /** Back was called here, and has not been answered yet. */
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

  /** Once it is known that nothing else opened or led elsewhere in the same moment. */
  tidy(): void {
    if (this.#open.length > 0 || this.#isTidying || !isOver(this.#history.state)) return;
    this.#isTidying = true;
    this.#history.back();
  }

  /** Goes elsewhere: an entry that is about to vanish must not take the new page with it. */
  leave(go: () => void): void {
    if (this.#isTidying) this.#afterTidying = go;
    else go();
  }

  /** The browser has gone to another entry. */
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
