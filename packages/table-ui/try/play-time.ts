import { type GameTypes, later, type Millis, type Seat } from '@tablee/kernel';
import type { PendingCommand } from '../game-ui.ts';
import type { TryRules } from './why-not.ts';

/**
 * Time at which the host plays an unanswered command: a command that comes too early waits for the pace of the game. Null
 * if the rules refuse the command, because the table has changed since it was sent.
 */
export function playTimeOf<G extends GameTypes>(
  rules: TryRules<G>,
  view: G['view'],
  seat: Seat,
  { command, at }: PendingCommand<G>,
): Millis | null {
  const playedAt = later(at, rules.readyAt?.(view, seat, command) ?? at);
  const refusal = rules.check(view, seat, command, playedAt);
  return refusal === null || refusal === 'unknown' ? playedAt : null;
}
