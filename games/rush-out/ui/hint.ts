import type { Hint, HintQuestion } from '@tablee/table-ui';
import { adviceFor } from '../bot/advice.ts';
import type { RushWords } from '../locale/index.ts';
import type { RushTypes } from '../rules/types.ts';
import { commandLookOf } from './modules/looks.ts';

/** Command of a normal bot that overlooks nothing, with its reason. */
export function hintRush(question: HintQuestion<RushTypes, RushWords>): Hint<RushTypes> | null {
  const command = adviceFor(question.view, question.seat, question.at);
  return command === null ? null : { command, why: commandLookOf(command)?.hint(command, question) ?? '' };
}
