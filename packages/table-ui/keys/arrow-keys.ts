import { type KeyboardEvent, useCallback, useEffect } from 'react';
import { boxOf } from '../motion/paths.ts';
import { type Direction, nearestIn } from './nearest.ts';
import { placeIn } from './place-in.ts';

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What arrows lead to: a thing that can do nothing keeps the focus where it has it, but gets none. */
const THINGS = '[data-thing]:not(:disabled, [aria-disabled="true"])';

/** Without those that only show something: an arrow that led to one would lead nowhere. */
function thingsIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => placeIn(thing) !== null);
}

/** Arrow keys go from thing to thing (whatever carries data-thing), Escape lets go. Enter is the button's own. */
export function useArrowKeys(onEscape: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  useEffect(() => {
    addEventListener('keydown', enterTable);
    return () => removeEventListener('keydown', enterTable);
  }, []);
  return useCallback(
    (event) => {
      if (event.key === 'Escape') onEscape();
      const direction = ARROWS[event.key];
      if (direction === undefined) return;
      const current = document.activeElement?.closest<HTMLElement>('[data-thing]') ?? null;
      const others = thingsIn(event.currentTarget).filter((thing) => thing !== current);
      const index = current === null ? 0 : nearestIn(direction, boxOf(current), others.map(boxOf));
      if (index === null) return;
      event.preventDefault();
      placeIn(others[index] ?? null)?.focus();
    },
    [onEscape],
  );
}

/** A page that opens puts the focus on its title: from there, and from nowhere, an arrow leads to the first thing. */
function enterTable(event: globalThis.KeyboardEvent): void {
  const { key, target } = event;
  if (ARROWS[key] === undefined || !(target === document.body || target instanceof HTMLHeadingElement)) return;
  const game = document.querySelector('.game');
  const [first] = game === null ? [] : thingsIn(game);
  if (first === undefined) return;
  event.preventDefault();
  placeIn(first)?.focus();
}
