import { rotatingRoleIn } from '@tablee/kernel';
import type { SayPage } from '../../locale/index.ts';
import { nameAt } from './lobby-status.ts';
import type { Room } from './room.ts';

type OfferedRole = Pick<Room, 'table' | 'definition' | 'sayGame' | 'own'>;

/** The sentence about the rotating role that a rematch offers to a player; null if it offers none. */
export function offerWords({ table, definition, sayGame, own }: OfferedRole, say: SayPage): string | null {
  const { offeredTo } = table;
  const rotating = rotatingRoleIn(definition.seatOptions);
  if (offeredTo === null || rotating === null) return null;
  const role = sayGame(`seat-option.${rotating.option}.${rotating.role}`);
  if (offeredTo === own) return say('lobby.offer-mine', { role });
  return say('lobby.offer-to', { role, name: nameAt(table, offeredTo) });
}

/** The place that gets the rotating role by default; null if somebody has chosen it, or no role rotates. */
export function defaultPlace({ table, definition }: Pick<Room, 'table' | 'definition'>): number | null {
  const rotating = rotatingRoleIn(definition.seatOptions);
  if (rotating === null) return null;
  const { option, role } = rotating;
  const place = table.plays.findIndex((plays) => plays?.[option] === role);
  const isTaken = place !== -1 && table.seats[place]?.kind !== 'open';
  return isTaken && table.seatOptions[place]?.[option] !== role ? place : null;
}

/** Names the player who gets the rotating role by default. */
export function defaultWords({ table, own }: Pick<Room, 'table' | 'own'>, place: number, say: SayPage): string {
  if (place === own) return say('lobby.role-unless-asked-mine');
  return say('lobby.role-unless-asked', { name: nameAt(table, place) });
}
