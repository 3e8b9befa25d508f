import type { GameDefinition, GameTypes, Millis, Seat } from '@tablee/kernel';

/**
 * The earliest time from `from` on at which the pace of the game gives the seat a legal command. Null if only another
 * step can change that.
 */
export function firstActionTime<G extends GameTypes>(
  definition: GameDefinition<G>,
  view: G['view'],
  seat: Seat,
  from: Millis,
): Millis | null {
  const moments = [from, ...readyTimes(definition, view, seat).filter((at) => at > from)];
  return moments.find((at) => hasAny(definition.legal(view, seat, at))) ?? null;
}

/** Stops at the first command: listing all of them may be slow. */
function hasAny(list: Iterable<unknown>): boolean {
  for (const _ of list) return true;
  return false;
}

/** Times at which the pace next allows each kind of command, ascending. */
function readyTimes<G extends GameTypes>(definition: GameDefinition<G>, view: G['view'], seat: Seat): Millis[] {
  const fallback = definition.fallback(view, seat);
  const commands = fallback === null ? definition.examples : [fallback, ...definition.examples];
  const moments = commands.flatMap((command) => definition.readyAt?.(view, seat, command) ?? []);
  return [...new Set(moments)].toSorted((one, other) => one - other);
}
