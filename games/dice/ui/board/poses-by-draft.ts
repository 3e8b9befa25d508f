import type { TableDraft } from '../draft/compose.ts';
import type { Sighting } from './see-all.ts';

/** The view at the start of each step of a turn, by the draft at that time. Undo returns to it. */
export class SeenBefore {
  readonly #seen = new Map<string, Sighting>();

  remember(draft: TableDraft, sighting: Sighting): void {
    this.#seen.set(JSON.stringify(draft), sighting);
  }

  recall(draft: TableDraft): Sighting | null {
    return this.#seen.get(JSON.stringify(draft)) ?? null;
  }

  forget(): void {
    this.#seen.clear();
  }
}
