import type { Plan } from '../draft/compose.ts';
import type { Sighting } from './see-all.ts';

/** The view at the start of each step of a turn, by the plan at that time. Undo returns to it. */
export class SeenBefore {
  readonly #seen = new Map<string, Sighting>();

  remember(plan: Plan, sighting: Sighting): void {
    this.#seen.set(JSON.stringify(plan), sighting);
  }

  recall(plan: Plan): Sighting | null {
    return this.#seen.get(JSON.stringify(plan)) ?? null;
  }

  forget(): void {
    this.#seen.clear();
  }
}
