import { useTableKeys } from '@tablee/table-ui';
import type { Family } from '../rules/types.ts';
import { namedCards } from './places.ts';
import type { Spot } from './spots.ts';
import type { RuckusGame } from './use-ruckus.ts';

/** What a key touches: digits the cards of the hand, D and the space bar the draw pile; null for any other. */
export function spotOfKey(key: string, hand: readonly Family[]): Spot | null {
  if (key === ' ' || key.toLowerCase() === 'd') return { at: 'draw' };
  if (!/^\d$/.test(key)) return null;
  const index = key === '0' ? 9 : Number(key) - 1;
  return namedCards(hand)[index]?.spot ?? null;
}

/** Keys work wherever the focus is, unless it has a use of its own for them. */
export function useKeys(game: RuckusGame): void {
  useTableKeys((key) => {
    const spot = spotOfKey(key, game.hand);
    if (spot !== null) game.touch(spot);
    return spot !== null;
  });
}
