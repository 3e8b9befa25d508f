import { useEffect, useEffectEvent } from 'react';
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

/** What has a use of its own for keys: fields, windows above the table, the buttons of the page. */
const KEYS_OF_ITS_OWN = 'input, textarea, select, dialog, .end, .topbar button, .topbar a';

/** What the space bar presses when it has the focus. */
const PRESSED_BY_SPACE = 'button, a, summary, [role="button"]';

/** Keys work wherever else the focus is. */
export function useKeys(game: RuckusGame): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target instanceof Element && target.closest(KEYS_OF_ITS_OWN) !== null) return;
    if (key === ' ' && target instanceof Element && target.closest(PRESSED_BY_SPACE) !== null) return;
    const spot = spotOfKey(key, game.hand);
    if (spot === null) return;
    event.preventDefault();
    game.touch(spot);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
