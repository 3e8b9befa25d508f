import type { Plan } from '../draft/compose.ts';
import type { Sighting } from './see-all.ts';

/** What was seen when each step of a turn began, by what was composed then: undo leads back to it. */
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
