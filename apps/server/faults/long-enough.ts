import type { LiveTable } from '@tablee/host';
import type { Device } from './device.ts';

/** By chance alone nobody wins some games: such a match is broken off here. */
export const MOST_ENTRIES = 500;

export function isLongEnough({ doc }: LiveTable, devices: readonly Device[]): boolean {
  return doc.status === 'over' || devices.some(({ followed }) => (followed.seq ?? 0) >= MOST_ENTRIES);
}
