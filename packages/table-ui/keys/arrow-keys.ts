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

/** Selector of things that arrow keys lead to. A disabled thing can keep the focus but does not get it. */
const THINGS = '[data-thing]:not(:disabled, [aria-disabled="true"])';

/** Leaves out things that cannot take the focus. */
function thingsIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => placeIn(thing) !== null);
}

/** Arrow keys move the focus between elements with `data-thing`; Escape calls `onEscape`. */
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

/** Moves the focus to the first thing of the game from the title, which has it when a page opens, or from the body. */
function enterTable(event: globalThis.KeyboardEvent): void {
  const { key, target } = event;
  if (ARROWS[key] === undefined || !(target === document.body || target instanceof HTMLHeadingElement)) return;
  const game = document.querySelector('.game');
  const [first] = game === null ? [] : thingsIn(game);
  if (first === undefined) return;
  event.preventDefault();
  placeIn(first)?.focus();
}
