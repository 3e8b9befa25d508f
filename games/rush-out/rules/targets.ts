import { HERO_SPOTS, heroDiceAt, isCompleted } from './board.ts';
import { spellOf } from './content/cards.ts';
import type { RushTable, Target } from './types.ts';

/** How many dice the spell pushes that waits for its target; null where none does. */
export function pushOf({ asking, cards }: RushTable): 'one' | 'all' | null {
  if (asking === null) return null;
  const { effect } = spellOf(cards[asking.spot]);
  return effect.do === 'push' ? effect.dice : null;
}

/** RO-29, RO-38: everything that such a push can be aimed at now. */
export function targetsOf(table: RushTable, dice: 'one' | 'all'): Target[] {
  return HERO_SPOTS.flatMap((spot): Target[] => {
    if (isCompleted(table, spot)) return [];
    const there = heroDiceAt(table, spot);
    if (dice === 'one') return there.map((die) => ({ spot, die }));
    return there.length > 0 ? [{ spot, die: null }] : [];
  });
}
