import type { GameTypes, Seat } from '@tablee/kernel';
import type { GameTableProps, Hint } from '../game-ui.ts';
import { canBeDone, type TryRules } from '../try/why-not.ts';

type CommandHistory<G extends GameTypes> = Pick<GameTableProps<G, never>, 'happenings' | 'pending'>;

/** An answer of the game, with the latest entry and the unanswered commands at the time of the question. */
export interface HintAnswer<G extends GameTypes> {
  readonly answer: Hint<G> | 'nothing';
  readonly seq: number;
  readonly sent: readonly string[];
}

/** The position in which a hint is shown. */
export interface HintPosition<G extends GameTypes> extends CommandHistory<G> {
  readonly rules: TryRules<G>;
  readonly coming: G['view'] | null;
  readonly seat: Seat | null;
}

export function askedIn<G extends GameTypes>({
  happenings,
  pending,
}: CommandHistory<G>): Omit<HintAnswer<G>, 'answer'> {
  return { seq: happenings.at(-1)?.seq ?? 0, sent: pending.map(({ id }) => id) };
}

/**
 * Null as soon as this seat has sent or played anything since it asked: the same command may then be legal and wrong.
 * Entries of other seats end a hint only if they make its command illegal; otherwise hints in games without turns would
 * be gone before they are read.
 */
export function keepWhileValid<G extends GameTypes>(
  answered: HintAnswer<G> | null,
  { rules, coming, seat, happenings, pending }: HintPosition<G>,
): HintAnswer<G> | null {
  if (answered === null || seat === null) return null;
  const { answer, seq, sent } = answered;
  const hasSent = pending.some(({ id }) => !sent.includes(id));
  if (hasSent || happenings.some((entry) => entry.isMine && entry.seq > seq)) return null;
  if (answer === 'nothing') return answered;
  return coming !== null && canBeDone(rules, coming, seat, answer.command) ? answered : null;
}
