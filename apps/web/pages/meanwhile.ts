import type { SeenTable } from '../session/api.ts';

/**
 * The sentence for a player who returns to a running match: a bot has played for them, or the match stood still because
 * nobody was there. Null if neither happened, or if match time has not started.
 */
export function meanwhileOf({ table, seat }: SeenTable): 'away.stood-in' | 'away.stood-still' | null {
  const own = seat === null ? undefined : table.seats[seat];
  if (own?.kind !== 'person' || table.status !== 'playing') return null;
  if (own.away?.hasPlayed === true) return 'away.stood-in';
  const isAnybodyHere = table.seats.some((info) => info.kind === 'person' && info.online);
  const hasBegun = table.time !== null && table.time.at > 0;
  const stands = table.time?.live === false && table.pause === null && table.wait === null;
  return hasBegun && stands && !isAnybodyHere ? 'away.stood-still' : null;
}
