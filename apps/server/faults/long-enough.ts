import type { LiveTable } from '@tablee/host';
import type { Device } from './device.ts';

/** Matches are stopped here, since in some games random play does not end. */
export const MAX_ENTRIES = 500;

export function isLongEnough({ doc }: LiveTable, devices: readonly Device[]): boolean {
  return doc.status === 'over' || devices.some(({ followed }) => (followed.seq ?? 0) >= MAX_ENTRIES);
}
