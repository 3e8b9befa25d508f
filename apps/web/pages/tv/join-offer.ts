import type { TableInfo } from '@tablee/protocol';

/** Number of bots whose place a newcomer may take; if 0, phones may only watch. */
export function placesOffered({ listed, status, seats }: TableInfo): number {
  if (listed || status !== 'playing') return 0;
  return seats.filter(({ kind }) => kind === 'bot').length;
}
