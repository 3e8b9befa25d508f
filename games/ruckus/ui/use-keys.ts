import { useEffect, useRef } from 'react';
import { spotName } from './moves.ts';
import { namedCards } from './places.ts';
import type { RuckusGame } from './use-ruckus.ts';

const DRAW = spotName({ at: 'draw' });

/** What a key touches: digits the cards of the hand, D and the space bar the draw pile; null for any other. */
export function thingOfKey(key: string, hand: readonly { readonly name: string }[]): string | null {
  if (key === ' ' || key.toLowerCase() === 'd') return DRAW;
  if (!/^\d$/.test(key)) return null;
  const index = key === '0' ? 9 : Number(key) - 1;
  return hand[index]?.name ?? null;
}

/** Keys work wherever the focus is, but in a field or a window above the table. */
export function useKeys(game: RuckusGame): void {
  const latest = useRef(game);
  latest.current = game;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (target instanceof Element && target.closest('input, textarea, select, dialog, .topbar, .end') !== null)
        return;
      const thing = thingOfKey(key, namedCards(latest.current.hand));
      if (thing === null) return;
      event.preventDefault();
      latest.current.touch(thing);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
