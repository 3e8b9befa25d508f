import type { TableDraft } from '../draft/compose.ts';
import type { CameraPose } from './camera-pose.ts';

/** The view at the start of each step of a turn, by the draft at that time. Undo returns to it. */
export class PosesByDraft {
  readonly #seen = new Map<string, CameraPose>();

  remember(draft: TableDraft, pose: CameraPose): void {
    this.#seen.set(JSON.stringify(draft), pose);
  }

  recall(draft: TableDraft): CameraPose | null {
    return this.#seen.get(JSON.stringify(draft)) ?? null;
  }

  forget(): void {
    this.#seen.clear();
  }
}
