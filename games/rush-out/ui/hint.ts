import type { Hint, HintQuestion } from '@tablee/table-ui';
import type { RushWords } from '../locale/index.ts';
import type { RushTypes } from '../rules/types.ts';

/** What the normal bot would do, and why. Its odds are fetched when somebody asks: a table does without them. */
export async function hintRush(question: HintQuestion<RushTypes, RushWords>): Promise<Hint<RushTypes> | null> {
  const { adviseRush } = await import('./advise.ts');
  return adviseRush(question);
}
