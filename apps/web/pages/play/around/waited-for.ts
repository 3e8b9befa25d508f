import type { SeatInfo, TableInfo, TurnMessage } from '@tablee/protocol';

/** Why nothing goes on: a pause, somebody who reads the rules first, somebody who is away and whose move it is, or nobody is there at all. */
export type Waiting =
  | { readonly why: 'pause'; readonly pause: NonNullable<TableInfo['pause']>; readonly seats: readonly number[] }
  | { readonly why: 'away'; readonly seats: readonly number[] }
  | { readonly why: 'reading'; readonly seats: readonly number[] }
  | { readonly why: 'nobody' };

/** Null while the match goes on, or waits for somebody who is there and thinks. */
export function waitedFor({ status, pause, wait, time, seats }: TableInfo, turn: TurnMessage | null): Waiting | null {
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
