import type { Millis, Seat } from '@tablee/kernel';
import { specOf } from './modules/installed.ts';
import { hasAnswer } from './questions.ts';
import type { RushCommand, RushTable, RushView } from './types.ts';

/**
 * The view after a command that `checkRush` accepts. Null if chance or a hidden card decides it, also because the command
 * settles a question (RO-A66), which reveals a card.
 */
export function projectRush(view: RushView, seat: Seat, command: RushCommand, at: Millis): RushView | null {
  const next = projectOn(view, seat, command, at);
  return next?.questions.every((question) => hasAnswer(next, question)) === true ? next : null;
}

/** The same before questions are settled. */
export function projectOn<T extends RushTable>(table: T, seat: Seat, command: RushCommand, at: Millis): T | null {
  return specOf(command.do).project?.(table, seat, command, at) ?? null;
}
