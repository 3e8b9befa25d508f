import { isSame } from '@tablee/kernel';
import type { Move, PlayCommand } from '../../rules/types.ts';

/** The next step of a hint. 'restart': the composed part leads nowhere and goes back to the hand. */
export type HintStep =
  | Move
  | (Pick<PlayCommand, 'back' | 'discard'> & { readonly do: 'end' })
  | { readonly do: 'restart' };

/** The next step of an advised turn after the composed part. */
export function stepOf({ moves, back, discard }: PlayCommand, composed: PlayCommand | null): HintStep {
  const made = composed?.moves ?? [];
  if (!isSame(moves.slice(0, made.length), made)) return { do: 'restart' };
  return moves[made.length] ?? { do: 'end', back, discard };
}
