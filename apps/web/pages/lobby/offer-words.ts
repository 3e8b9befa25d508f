import { rotatingRoleIn } from '@tablee/kernel';
import type { SayPage } from '../../locale/index.ts';
import { nameAt } from './lobby-status.ts';
import type { Room } from './room.ts';

type Offered = Pick<Room, 'table' | 'definition' | 'sayGame' | 'own'>;

/** To whom a rematch offers the role that passes from seat to seat, in one sentence; null where it offers none. */
export function offerWords({ table, definition, sayGame, own }: Offered, say: SayPage): string | null {
  const { offeredTo } = table;
  const rotating = rotatingRoleIn(definition.seatOptions);
  if (offeredTo === null || rotating === null) return null;
  const role = sayGame(`seat-option.${rotating.option}.${rotating.role}`);
  if (offeredTo === own) return say('lobby.offer-mine', { role });
  return say('lobby.offer-to', { role, name: nameAt(table, offeredTo) });
}
