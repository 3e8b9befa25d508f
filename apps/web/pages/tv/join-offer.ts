import type { TableInfo } from '@tablee/protocol';

/** Of how many bots a newcomer may take the place now; where of none, phones may only watch. */
export function placesOffered({ listed, status, seats }: TableInfo): number {
  if (listed || status !== 'playing') return 0;
  return seats.filter(({ kind }) => kind === 'bot').length;
}
