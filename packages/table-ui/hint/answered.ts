import type { GameTypes } from '@tablee/kernel';
import type { AskHint, Hint, HintQuestion } from '../game-ui.ts';

export interface Answered<G extends GameTypes> {
  readonly hint: Hint<G>;
  /** The table that the question was about. */
  readonly view: G['view'];
}

/** Null where there is nothing to be done, and where the game could not say: a hint is help that may be missing. */
export async function answerTo<G extends GameTypes, Words>(
  ask: AskHint<G, Words>,
  question: HintQuestion<G, Words>,
): Promise<Answered<G> | null> {
  try {
    const hint = await ask(question);
    return hint === null ? null : { hint, view: question.view };
  } catch {
    return null;
  }
}

/** The hint, as long as the table is the one that it is about: on another its reason may be untrue. */
export function hintAt<G extends GameTypes>(answered: Answered<G> | null, coming: G['view'] | null): Hint<G> | null {
  return answered !== null && answered.view === coming ? answered.hint : null;
}
