import type { GameTypes } from '@tablee/kernel';
import type { AskHint, Hint, HintQuestion } from '../game-ui.ts';

/** Null also if the game throws: play goes on without a hint. */
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
