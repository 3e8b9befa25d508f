import { HERO_SPOTS, heroDiceAt, isCompleted } from './board.ts';
import { spellOf } from './content/cards.ts';
import type { PushTarget, RushTable } from './types.ts';

/** Dice that the completed spell pushes once its target is chosen; null if no spell waits for a target. */
export function pushOf({ asking, cards }: RushTable): 'one' | 'all' | null {
  if (asking === null) return null;
  const { effect } = spellOf(cards[asking.spot]);
  return effect.do === 'push' ? effect.dice : null;
}

/** RO-29, RO-38: all legal targets. */
export function targetsOf(table: RushTable, dice: 'one' | 'all'): PushTarget[] {
  return HERO_SPOTS.flatMap((spot): PushTarget[] => {
    if (isCompleted(table, spot)) return [];
    const there = heroDiceAt(table, spot);
    if (dice === 'one') return there.map((die) => ({ spot, die }));
    return there.length > 0 ? [{ spot, die: null }] : [];
  });
}
