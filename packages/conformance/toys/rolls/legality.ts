import type { Facts, Millis, Seat } from '@tablee/kernel';
import type { Card, RollsCommand, RollsRefusal, RollsState, RollsTypes, RollsView } from './types.ts';

export const COST_OF_BURYING = 2;

function refuse(rule: RollsTypes['rule'], facts: Facts = {}): RollsRefusal {
  return { rule, facts };
}

export function isOver({ scores, options }: RollsState | RollsView): boolean {
  return scores.some((score) => score >= options.target);
}

export function checkRolls(view: RollsView, seat: Seat, command: RollsCommand, at: Millis): RollsRefusal | null {
  if (isOver(view)) return refuse('RL-7');
  if (view.startsAt !== null) return refuse('RL-8');
  if (command.do === 'speak') return isSilent(view) && (view.scores[seat] ?? 0) > 0 ? null : refuse('RL-9');
  const stillAt = view.stillAt[seat] as Millis;
  if (at < stillAt) return refuse('RL-2', { ms: stillAt - at });
  if (command.do === 'roll') return null;
  const card = view.hand?.find(({ id }) => id === command.card);
  if (command.do === 'bury') return card === undefined ? refuse('RL-5') : null;
  return card === undefined || !isReached(card, view.dice[seat] ?? null) ? refuse('RL-4') : null;
}

/** RL-9: talking costs a point while a day card lies open. */
export function isSilent({ open }: RollsView): boolean {
  return open?.back === 'day';
}

export function isReached({ number }: Card, dice: readonly number[] | null): boolean {
  return dice !== null && dice.reduce((sum, shown) => sum + shown, 0) >= number;
}

export function* legalRolls(view: RollsView, seat: Seat, at: Millis): Generator<RollsCommand> {
  const commands: RollsCommand[] = [{ do: 'roll' }, { do: 'speak' }];
  for (const { id } of view.hand ?? []) commands.push({ do: 'score', card: id }, { do: 'bury', card: id });
  for (const command of commands) if (checkRolls(view, seat, command, at) === null) yield command;
}
