import type { GameDefinition, GameTypes, Millis, Seat } from '@tablee/kernel';

/**
 * The first moment, from `from` on, at which the pace of the game lets the seat do something. Null where it must wait for
 * something to happen.
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

/** Asks for the first legal command only: listing all of them may be slow. */
function hasAny(list: Iterable<unknown>): boolean {
  for (const _ of list) return true;
  return false;
}

/** When something of each kind is next possible, as far as the pace goes. */
function readyTimes<G extends GameTypes>(definition: GameDefinition<G>, view: G['view'], seat: Seat): Millis[] {
  const fallback = definition.fallback(view, seat);
  const commands = fallback === null ? definition.examples : [fallback, ...definition.examples];
  const moments = commands.flatMap((command) => definition.readyAt?.(view, seat, command) ?? []);
  return [...new Set(moments)].toSorted((one, other) => one - other);
}
