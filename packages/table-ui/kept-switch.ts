import { recall, remember } from './device-memory.ts';
import { useStore } from './use-store.ts';

/** A switch whose position is stored on this device. */
export class KeptSwitch {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #isOn: boolean;

  constructor(key: string, atFirst: boolean) {
    this.#key = key;
    this.#isOn = (recall(key) ?? (atFirst ? 'yes' : 'no')) === 'yes';
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  turn(isOn: boolean): void {
    this.#isOn = isOn;
    remember(this.#key, isOn ? 'yes' : 'no');
    for (const listener of this.#listeners) listener();
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export function useKeptSwitch(kept: KeptSwitch): boolean {
  return useStore(kept.listen, () => kept.isOn);
}
