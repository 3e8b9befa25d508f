import { type ClientRules, type GameTypes, type Millis, type Refusal, type Seat, toMillis } from '@tablee/kernel';

/** The functions of a game that decide on a try. */
export type TryRules<G extends GameTypes> = Pick<ClientRules<G>, 'check' | 'readyAt' | 'early'>;

/** Position of a try. `view` is the one after all sent commands. */
export interface Situation<G extends GameTypes> {
  readonly view: G['view'];
  readonly seat: Seat;
  readonly at: Millis;
}

/**
 * The refusal of a command; null if it is to be sent. A command that comes a little too early is sent too: the host keeps
 * it until its time.
 */
export function whyNot<G extends GameTypes>(
  rules: TryRules<G>,
  { view, seat, at }: Situation<G>,
  command: G['command'],
): Refusal<G> | null {
  const now = rules.check(view, seat, command, at);
  if (now === null || now === 'unknown') return null;
  const ready = rules.readyAt?.(view, seat, command) ?? at;
  if (ready <= at || ready - at > (rules.early?.windowMs(view, seat) ?? 0)) return now;
  const then = rules.check(view, seat, command, ready);
  return then === 'unknown' ? null : then;
}

/** True if the rules accept the command as soon as the pace of the game allows it. */
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
