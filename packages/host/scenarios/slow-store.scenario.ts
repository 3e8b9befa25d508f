import { MemoryStore } from '../log/memory-store.ts';
import type { WriteOutcome } from '../ports.ts';

/** A store whose appends wait until the test releases them. */
export class SlowStore extends MemoryStore {
  #waiting: (() => void)[] = [];
  isSlow = false;

  override async append(...all: Parameters<MemoryStore['append']>): Promise<WriteOutcome> {
    if (this.isSlow) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return super.append(...all);
  }

  release(): void {
    this.isSlow = false;
    for (const release of this.#waiting.splice(0)) release();
  }
}
