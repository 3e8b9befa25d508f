import { isIndex, isRecord, type Seat } from '@tablee/kernel';
import { isFamily } from './family.ts';
import type { RuckusCommand } from './types.ts';

/** RK-1 */
const MAX_SEATS = 5;

/** Validates commands from outside. */
export function parseRuckusCommand(raw: unknown): RuckusCommand | null {
  if (!isRecord(raw)) return null;
  const { do: action, family, from } = raw;
  if (action === 'draw' || action === 'slap') return { do: action };
  if (!isFamily(family)) return null;
  if (action === 'form' || action === 'complete') return { do: action, family };
  const isSeat = isIndex(from) && from < MAX_SEATS;
  return action === 'steal' && isSeat ? { do: 'steal', family, from: from as Seat } : null;
}
