import type { AnyGame, Entry, GameTypes, Rng } from '@tablee/kernel';

/** The state after playing the entry with these random numbers; null for notes and undo, and if it is refused. */
export function playAgain(definition: AnyGame, before: object, entry: Entry<GameTypes>, rng: Rng): object | null {
  const moment = { at: entry.at, rng };
  if (entry.kind === 'wake') return definition.wake(before, moment).state;
  if (entry.kind !== 'command') return null;
  const verdict = definition.apply(before, entry.seat, entry.command, moment);
  return verdict.ok ? verdict.step.state : null;
}
