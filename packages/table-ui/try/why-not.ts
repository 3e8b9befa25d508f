import { type GameDefinition, type GameTypes, type Millis, type Refusal, type Seat, toMillis } from '@tablee/kernel';

/** What a try is judged by. */
export type TryRules<G extends GameTypes> = Pick<GameDefinition<G>, 'check' | 'readyAt' | 'early'>;

/** What a player sees and when. `view` is the table as it will be when everything that was sent is played. */
export interface Situation<G extends GameTypes> {
  readonly view: G['view'];
  readonly seat: Seat;
  readonly at: Millis;
}

/**
 * Why this cannot be done; null where it is to be sent. A command that comes a little before its time is sent too: the
 * host keeps it and plays it in time.
 */
export function whyNot<G extends GameTypes>(
  rules: TryRules<G>,
  { view, seat, at }: Situation<G>,
  command: G['command'],
): Refusal<G> | null {
  const now = rules.check(view, seat, command, at);
  if (now === null || now === 'unknown') return null;
  const ready = rules.readyAt?.(view, seat, command) ?? at;
  if (ready <= at || ready - at > (rules.early?.windowMs(view) ?? 0)) return now;
  const then = rules.check(view, seat, command, ready);
  return then === 'unknown' ? null : then;
}

/** Whether the rules accept this as soon as the pace of the game allows it. */
export function canBeDone<G extends GameTypes>(
  rules: TryRules<G>,
  view: G['view'],
  seat: Seat,
  command: G['command'],
): boolean {
  const ready = rules.readyAt?.(view, seat, command) ?? toMillis(0);
  const refusal = rules.check(view, seat, command, ready);
  return refusal === null || refusal === 'unknown';
}
