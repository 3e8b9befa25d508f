import type { GameTypes } from '@tablee/kernel';
import type { AskHint, Hint, HintQuestion } from '../game-ui.ts';

/** Null also where the game could not say: a hint is help that may be missing. */
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
