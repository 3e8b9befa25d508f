import type { GameTypes } from '@tablee/kernel';
import type { AskHint, Hint, HintQuestion } from '../game-ui.ts';

/** Asks the game for a hint; null also if it throws, because play goes on without a hint. */
export async function askFor<G extends GameTypes, Words>(
  ask: AskHint<G, Words>,
  question: HintQuestion<G, Words>,
): Promise<Hint<G> | null> {
  try {
    return await ask(question);
  } catch {
    return null;
  }
}
