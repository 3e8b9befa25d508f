import type { SeatInfo, TableInfo, TurnMessage } from '@tablee/protocol';

/**
 * The reason why a match stands still: a pause, an absent player whose turn it is, players who read the rules, or no
 * person at the table.
 */
export type Standstill =
  | { readonly why: 'pause'; readonly pause: NonNullable<TableInfo['pause']>; readonly seats: readonly number[] }
  | { readonly why: 'away'; readonly seats: readonly number[] }
  | { readonly why: 'reading'; readonly seats: readonly number[] }
  | { readonly why: 'nobody' };

/** Null while the match goes on, also while a player who is present thinks. */
export function waitedFor(
  { status, pause, wait, time, seats }: TableInfo,
  turn: TurnMessage | null,
): Standstill | null {
  if (status !== 'playing') return null;
  const isGone = (info: SeatInfo | undefined): boolean => info?.kind === 'person' && info.away !== null;
  const gone = seats.flatMap((info, seat) => (isGone(info) ? [seat] : []));
  if (pause !== null) return { why: 'pause', pause, seats: pause.untilBack ? gone : [] };
  const people = seats.filter(({ kind }) => kind === 'person');
  if (time?.live === false && people.every((info) => info.kind === 'person' && !info.online)) return { why: 'nobody' };
  if (wait?.for === 'rules') return { why: 'reading', seats: wait.awaited };
  const missed = (turn?.awaited ?? []).filter((seat) => isInGrace(seats[seat]));
  return missed.length === 0 ? null : { why: 'away', seats: missed };
}

function isInGrace(info: SeatInfo | undefined): boolean {
  return info?.kind === 'person' && info.away !== null && info.away.standIn === null;
}
